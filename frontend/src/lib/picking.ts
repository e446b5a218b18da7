// From legal steps to what can be picked: first where something begins, then what is done, then where it leads to.

import type { Choice } from './messages';
import type { Place } from './place';

/** Something that can be done from a place, or from none: a step, or several that differ by where they lead, how many go, or an option. */
export interface Action {
  key: string;
  kind: string;
  piece: string | null;
  colour: string | null;
  bonus: boolean;
  origin: Place | null;
  choices: Choice[];
}

/** What is sent to play a choice: some are several steps that are made in one go. */
export const tokens = ({ first, token }: Choice): string[] => [...first, token];

/** What tells a choice from all others. */
export const identity = (choice: Choice): string => tokens(choice).join(' ');

/** The place that is picked first: where the step begins. */
export const firstPlace = (choice: Choice): Place | null => choice.origin;

/** The place that is picked last. */
export const lastPlace = (choice: Choice): Place | null => choice.target ?? choice.origin;

/** Steps that lead somewhere are one action however far they go; the others are told apart by the bonus. */
export function actionsAt(choices: readonly Choice[], origin: Place | null): Action[] {
  const found = new Map<string, Action>();
  for (const choice of choices.filter((each) => firstPlace(each) === origin)) {
    const { kind, piece, colour, target } = choice;
    const bonus = target === null && choice.bonus;
    const key = [origin ?? '', kind, piece ?? '', colour ?? '', bonus ? 'bonus' : ''].join(':');
    const action = found.get(key) ?? { key, kind, piece, colour, bonus, origin, choices: [] };
    action.choices.push(choice);
    found.set(key, action);
  }
  return [...found.values()];
}

/** Where one action can lead to. */
export const targets = (action: Action): Place[] => [
  ...new Set(action.choices.map(lastPlace).filter((place) => place !== null)),
];

/** Must it still be said where this is to be done? */
export const leads = (action: Action): boolean => targets(action).some((place) => place !== action.origin);

/** The steps of an action that lead to a place: they differ by how many go, and by their options. */
export const choicesTo = (action: Action, place: Place | null): Choice[] =>
  action.choices
    .filter((choice) => lastPlace(choice) === place)
    .sort((one, other) => (one.count ?? 0) - (other.count ?? 0));

/** Where nothing else can be begun on the board, what leads somewhere from there is taken up by itself: a running order, say. */
export function onlyAction(choices: readonly Choice[]): Action | null {
  const [origin, ...others] = new Set(choices.map(firstPlace).filter((place) => place !== null));
  if (origin === undefined || others.length > 0) return null;
  return actionsAt(choices, origin).find(leads) ?? null;
}
