// Whatever can be pointed at on a board, named as the notation names it: tiles by their numbers, towns and bands by their words.

export type Place = number | string;

/** The place that an element of a board stands for. */
export function placeOf(element: Element | null): Place | null {
  const name = element?.closest('[data-place]')?.getAttribute('data-place') ?? null;
  if (name === null) return null;
  return /^\d+$/.test(name) ? Number(name) : name;
}
