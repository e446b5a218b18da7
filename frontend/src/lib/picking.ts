// From legal steps to what can be picked: first where something begins, then what is done, then where it leads to.

import type { Choice } from './messages';

/** Something that can be done from a tile: a step, or several that differ by where they lead to and how many go. */
export interface Action {
  key: string;
  kind: string;
  piece: string | null;
  bonus: boolean;
  choices: Choice[];
}

export const tileOf = (place: number | string | null | undefined): number | null =>
  typeof place === 'number' ? place : null;

/** The tile that is picked first: where the step begins. */
export const firstTile = (choice: Choice): number | null => tileOf(choice.origin);

/** The tile that is picked last. */
export const lastTile = (choice: Choice): number | null => tileOf(choice.target) ?? tileOf(choice.origin);

/** Steps that lead somewhere are one action however far they go; the others are told apart by the bonus. */
export function actionsAt(choices: readonly Choice[], tile: number): Action[] {
  const found = new Map<string, Action>();
  for (const choice of choices.filter((each) => firstTile(each) === tile)) {
    const bonus = tileOf(choice.target) === null && (choice.bonus ?? false);
    const key = [choice.kind, choice.piece ?? '', bonus ? 'bonus' : ''].join(':');
    const action = found.get(key) ?? { key, kind: choice.kind, piece: choice.piece ?? null, bonus, choices: [] };
    action.choices.push(choice);
    found.set(key, action);
  }
  return [...found.values()];
}

/** Where one action can lead to. */
export const targets = (action: Action): number[] => [
  ...new Set(action.choices.map(lastTile).filter((tile) => tile !== null)),
];

/** The steps of an action that lead to a tile: they differ by their number of troops only. */
export const choicesTo = (action: Action, tile: number): Choice[] =>
  action.choices
    .filter((choice) => lastTile(choice) === tile)
    .sort((one, other) => (one.count ?? 0) - (other.count ?? 0));

/** The action that is taken up by itself, as nothing else can be begun on the board: that of the running order. */
export function onlyAction(choices: readonly Choice[]): { tile: number; action: Action } | null {
  const [tile, ...otherTiles] = new Set(choices.map(firstTile).filter((each) => each !== null));
  if (tile === undefined || otherTiles.length > 0) return null;
  const [action, ...otherActions] = actionsAt(choices, tile);
  return action && otherActions.length === 0 && tileOf(action.choices[0]?.target) !== null ? { tile, action } : null;
}

/** Steps that begin on no tile, such as the end of the turn. */
export const elsewhere = (choices: readonly Choice[]): Choice[] =>
  choices.filter((choice) => firstTile(choice) === null);
