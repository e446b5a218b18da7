// Seats are told apart by colour and by sign: a charge for each colour.

export const CHARGES: Record<string, string> = {
  B: 'lion',
  R: 'eagle',
  G: 'wolf',
  Y: 'horse',
  P: 'fleur',
  O: 'castle',
  K: 'star',
  W: 'cross',
};

export const charge = (colour: string): string => CHARGES[colour] ?? '';
