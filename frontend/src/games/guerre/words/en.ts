// The words of Guerre du passé in English; French has the same shape.

import type {
  Choice,
  GuerreChart,
  GuerreEnglish,
  GuerreHouse,
  GuerrePlace,
  GuerreSpot,
  GuerreView,
  OddsFacts,
} from '../../../lib/messages';
import { plural } from '../../../words/en';
import type { Wording } from '../../face';
import { doubts, type Doubt } from '../doubts';

const STEPS: Record<string, string> = {
  capital: 'Make it my capital',
  village: 'Take this village',
  bid: 'Bid',
  recruit: 'Recruit',
  yield: 'Give this village up',
  stay: 'Do not move',
  move: 'Move',
  pass: 'End the turn',
  attack: 'Attack',
  done: 'End the turn',
  press: 'Press on',
  retreat: 'Retreat',
  occupy: 'Move in',
  elect: 'Elect a pope here',
  decline: 'No pope for now',
};
const PROMPTS: Record<string, string> = {
  CAPITAL: 'Choose the capital of your house: one of the eight castles.',
  VILLAGE: 'Choose a village beside your capital.',
  BID: 'How much gold do you offer? Nobody sees it before all have bid.',
  PILLAGE: 'The English have won: choose the village that you give up.',
  MOVE: 'Pick one of your places: move its tokens to one of your own, attack, or build.',
  ACT: 'Pick one of your places: attack, build, or move once more if you have moved.',
  BUILD_MORE: 'Build on a second place, or end the turn.',
  PRESS: 'Press on, or retreat?',
  OCCUPY: 'The place is yours: how many tokens move in?',
  ELECT: 'You may elect a pope of your own in one of your church towns.',
};
const BUILDINGS = { fortress: 'fortress', church: 'church' };
const POWERS = { crown: 'the crown’s ear', pope: 'the pope’s support', guild: 'the merchants’ guild' };
/** The houses by the arms of their seats, as the server's sentences name them. */
const HOUSES = ['Lion', 'Eagle', 'Wolf', 'Horse', 'Lily', 'Castle', 'Star', 'Cross'];
const house = (seat: number): string => `House ${HOUSES[seat] ?? ''}`;
const CARDS: Record<string, string> = {
  LA: 'Spearman',
  AR: 'Archer',
  CV: 'Horseman',
  FA: 'Footman',
  TE: 'Templar',
  CT: 'Catapult',
  BE: 'Ram',
  TG: 'Watchtower',
  MU: 'Wall',
  EC: 'Scout',
  AS: 'Assassin',
  VI: 'Villager',
  TB: 'Trebuchet',
  HO: 'Hospitaller',
  BO: 'Executioner',
};
const SOURCES: Record<string, string> = {
  ear: 'the crown’s ear',
  company: 'in company',
  fortress: 'fortress',
  church: 'church',
  crown: 'the crown’s garrison',
  neutral: 'the people of the place',
};
const percent = (share: number): string => `${Math.round(share * 100)}%`;

function doubt(found: Doubt): string {
  switch (found.kind) {
    case 'capture':
      return `You could still take without a fight: ${found.places.join(', ')}.`;
    case 'empty':
      return `${found.place} is left empty: it turns neutral and costs 1 influence${found.pope ? ', and your pope falls' : ''}.`;
    case 'waste':
      return `At a harvest ${plural(found.gold, 'ingot')} would find no room: you could build.`;
  }
}

export const en = {
  captions: {
    channel: 'The Channel',
    ocean: 'Atlantic\nOcean',
    mediterranean: 'Mediterranean\nSea',
    england: 'England',
    empire: 'Empire',
    arles: 'Kingdom\nof Arles',
    aragon: 'Navarre and Aragon',
  },
  kinds: { village: 'village', city: 'city', capital: 'capital' },

  // What the page asks for.
  step: ({ kind, piece }: Wording): string =>
    kind === 'build' ? `Build a ${BUILDINGS[piece as 'church'] ?? ''}` : (STEPS[kind] ?? kind),
  count: ({ kind, count }: Wording & { count: number }): string =>
    kind === 'bid' ? plural(count, 'ingot') : plural(count, 'token'),
  prompt: ({ turn }: GuerreView): string =>
    turn.phase === 'RECRUIT'
      ? `${plural(turn.recruits_left, 'recruit')} to place: pick where.`
      : (PROMPTS[turn.phase] ?? 'Pick a highlighted place.'),
  when: ({ turn }: GuerreView): string | null => (turn.round > 0 ? `Round ${turn.round}` : null),
  doubt: (choice: Choice, choices: readonly Choice[], view: GuerreView, chart: GuerreChart | null): string | null => {
    const found = doubts(choice, choices, view, chart);
    return found && doubt(found);
  },
  seat: (_: GuerreView, seat: number): string => house(seat),
  summary: ({ houses }: GuerreView, seat: number): string => {
    const own = houses[seat];
    if (!own?.alive) return `${house(seat)}, out of the game`;
    return `${house(seat)} · ${plural(own.places, 'place')} · ${plural(own.troops, 'token')}`;
  },
  help: 'Arrow keys go from place to place, Enter picks, Escape lets go, plus and minus zoom, U takes back, E ends the turn.',

  // Places.
  place: (spot: GuerreSpot, place: GuerrePlace): string =>
    [`${spot.name}, ${en.kinds[place.kind]}`, ...en.held(place)].join(', '),
  held: (place: GuerrePlace): string[] =>
    [
      place.owner !== null
        ? `${house(place.owner)} with ${place.tokens} of ${plural(place.capacity, 'token')}`
        : `${place.crown ? 'held by the crown' : 'neutral'}${place.dice ? ` with ${plural(place.dice, 'die', 'dice')}` : ''}`,
      place.building ? BUILDINGS[place.building] : '',
      place.pope !== null ? `pope of ${house(place.pope)}` : '',
      place.shielded ? 'shielded by the pope’s support' : '',
    ].filter((part) => part !== ''),
  text: { place: 'Place', kind: 'Kind', held: 'Who holds it', roads: 'Roads to' },
  english: ({ step, power, troops }: GuerreEnglish, { rules }: GuerreChart): string =>
    `The English army is at step ${step} of ${rules.english_steps}; its power of ${power} meets ${plural(troops, 'token')} of all houses`,
  odds: ({ success, survivors }: OddsFacts): string =>
    `${percent(success)} chance of success, ${survivors.toFixed(1)} tokens left on average`,

  // The state of the kingdom.
  event: {
    title: 'This round',
    none: 'no event yet',
    famine: 'famine',
    change: 'the powers are sold anew',
    harvest: 'harvest',
    recruit: 'recruitment',
    english: 'the English draw nearer',
    nothing: 'nothing happens',
  },
  fleet: (step: number, steps: number): string => `English ${step}/${steps}`,
  order: 'Order of the houses in this round',
  races: {
    title: 'Four ways to win',
    house: 'House',
    influence: 'Influence',
    crown: 'Crown cities',
    capitals: 'Capitals left to take',
    pope: 'Pope',
    reign: (age: number, of: number): string => `${age}/${of} turns`,
    churches: (linked: number, of: number): string => `${linked}/${of} churches`,
    out: 'out',
  },

  // A house.
  house: {
    gold: 'gold',
    income: (gold: number): string => `+${gold} at a harvest`,
    recruits: (count: number): string => `${plural(count, 'recruit')} when recruiting`,
    holdings: ({ villages, cities }: GuerreHouse): string =>
      `${plural(villages, 'village')}, ${plural(cities, 'town')}`,
    fortresses: 'fortresses',
    churches: 'churches',
    linked: (count: number): string => `${count} linked`,
    pope: (place: string, age: number, of: number): string => `Pope at ${place}: ${age} of ${of} turns`,
    released: 'may attack the holder of the pope’s support',
  },
  power: (power: keyof typeof POWERS): string => POWERS[power],
  worth: {
    crown: 'One more die for each attacking token, and you open every round.',
    pope: 'Nobody may attack you, save those that you attack first.',
    guild: 'Two gold a town and one a village at every harvest.',
  },

  // Auctions.
  auction: {
    title: (power: keyof typeof POWERS): string => `Sealed bids for ${POWERS[power]}`,
    made: 'has bid',
    waits: 'has not bid yet',
    gold: (gold: number): string => plural(gold, 'ingot'),
    offer: 'My offer',
    seal: (gold: number): string => (gold === 0 ? 'Offer nothing' : `Seal an offer of ${gold}`),
    opened: (power: string): string => `The bids for ${POWERS[power as 'crown']} are opened`,
    none: '–',
    tied: 'The tie is broken by the dice.',
  },

  // Battles.
  battle: {
    title: (origin: string, target: string): string => `${target} attacked from ${origin}`,
    attack: 'Attack',
    defence: 'Defence',
    crown: 'the crown',
    neutral: 'a neutral place',
    card: (code: string): string => CARDS[code] ?? code,
    source: (from: string): string => (CARDS[from] ? `against ${CARDS[from].toLowerCase()}` : (SOURCES[from] ?? from)),
    taken: (from: string): string => `${CARDS[from]?.toLowerCase() ?? from} takes`,
    dice: (count: number): string => plural(count, 'die', 'dice'),
    tokens: (count: number): string => plural(count, 'token'),
    wounds: (count: number): string => `${plural(count, 'wound')} on the weakest card`,
    swords: (count: number): string => plural(count, 'sword'),
    shields: (count: number): string => plural(count, 'shield'),
    fallen: 'fallen',
    pairs: 'The dice, the highest against the highest; ties go to the defence',
    loses: (side: 'attack' | 'defence'): string =>
      side === 'attack' ? 'the attack loses a die' : 'the defence loses a die',
    unpaired: 'meets no die',
    odds: 'Pressed to the end:',
    counting: 'The odds are being counted …',
    go: 'Continue',
  },
  cost: (gold: number): string =>
    gold === 0
      ? 'A turn without an attack costs nothing now.'
      : `A turn without an attack costs ${plural(gold, 'ingot')}.`,
  alone: 'End my turn by itself when I can only pass',
};

export type GuerreWords = typeof en;
