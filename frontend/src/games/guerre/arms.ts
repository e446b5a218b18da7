// The arms of the houses: seats have neither colour nor name of their own, and bear these by their number.

const ARMS = ['B', 'R', 'G', 'Y', 'P', 'O', 'K', 'W'];

/** The letter of a house's arms. */
export const arms = (seat: number): string => ARMS[seat] ?? 'K';
