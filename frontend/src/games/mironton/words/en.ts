// The words of Donjon Mironton in English; French has the same shape.

import type { Choice, MirontonChart, MirontonRoom, MirontonUnit, MirontonView } from '../../../lib/messages';
import type { Place } from '../../../lib/place';
import { plural } from '../../../words/en';
import type { Wording } from '../../face';
import { diceOf, monsterName, tally } from '../signs';
import { undone } from '../turn';

const FIGHTERS: Record<string, [string, string]> = {
  W: ['warrior', 'warriors'],
  T: ['thief', 'thieves'],
  M: ['mage', 'mages'],
  C: ['cleric', 'clerics'],
};
const FAMILIES: Record<string, string> = {
  goblinoid: 'goblinoids',
  undead: 'undead',
  aquatic: 'aquatic creatures',
  fire: 'dwarves and fire creatures',
  magical: 'magical creatures',
  beast: 'beasts and vermin',
  guardian: 'guardian',
};
const KINDS: Record<MirontonUnit['kind'], string> = {
  band: 'Adventurers',
  group: 'Boss group',
  lone: 'Lone monster',
  stray: 'Wandering monster',
  guardian: 'The dragon',
};
const PHASES: Record<string, string> = {
  setup: 'Set-up',
  '1': 'Adventurers arrive',
  W1: 'Magic items, first window',
  '2': 'Adventurers move',
  '3': 'Boss groups move',
  W2: 'Magic items, second window',
  '4': 'The monsters fight',
  '5': 'Lone monsters move',
  '6': 'Wandering monsters move',
  '7': 'Adventurers plunder',
  '8': 'Revenue',
  '9': 'Recruitment',
  '10': 'Level of the dungeon',
  over: 'The game is over',
};
const ITEMS: Record<string, string> = {
  low_blow: 'Low blow',
  amnesia: 'Amnesia spell',
  rust: 'Rust',
  doubt: 'Crisis of faith',
  false_map: 'False map',
  webs: 'Sticky webs',
  false_bottom: 'False bottom',
  draught: 'Draught of vigour',
  banner: 'Banner',
  horn: 'Rallying horn',
  pocket_trap: 'Pocket trap',
  summons: 'Summons',
};
const STEPS: Record<string, string> = {
  pick: 'Take command',
  go: 'Move',
  take: 'Take along',
  stay: 'Stay here',
  start: 'Start here',
  target: 'Attack',
  hire: 'Hire',
  boss: 'Hire a boss',
  stray: 'A wandering monster',
  trap: 'A trap',
  mtrap: 'A magic trap',
  penta: 'A pair of pentacles',
};
const POWERS: Record<string, string> = { flying: 'flies', aquatic: 'aquatic', undead: 'undead' };
const FACES: Record<string, string> = {
  '1': '1: to the left',
  '2': '2: to the right',
  '3': '3: straight on',
  '4': '4: towards the Heart',
  '5': '5: towards the Heart',
  '6': '6: back',
};
const PROMPTS: Record<string, string> = {
  family: 'Choose a family of monsters for your next group.',
  start: 'Choose the room beside the Heart where the group starts.',
  item: 'You may play a magic item, or pass.',
  move: 'Pick a place for the group, or leave it here. Red means contact with a band.',
  target: 'Several bands stand here: pick the one to attack.',
  buy: 'Spend the gold: every price, limit and free room is shown below.',
};
const PACES: Record<string, string> = {
  band: 'a band',
  thief: 'a thief leads',
  infravision: 'they see in the dark',
  group: 'a boss leads',
  lone: 'alone',
  stray: 'wandering',
  flying: 'flying',
  undead: 'undead',
  wet: 'aquatic, in water',
  dry: 'aquatic, on dry ground',
  horn: 'rallying horn',
};
const figureWord = (kind: string, count: number, chart: MirontonChart): string =>
  FIGHTERS[kind]?.[count === 1 ? 0 : 1] ?? monsterName(chart, kind, count > 1)?.en ?? kind;

function figures(unit: MirontonUnit, chart: MirontonChart): string {
  const names = unit.figures.map(({ kind, boss }) => (boss ? `boss ${figureWord(kind, 1, chart)}` : kind));
  return tally(names)
    .map(([kind, count]) => `${count > 1 ? `${count} ` : ''}${figureWord(kind, count, chart)}`)
    .join(', ');
}

function unit(about: MirontonUnit, chart: MirontonChart): string {
  const hurt = about.figures.filter(({ hp, level }) => hp < level).length;
  const seat = about.owner === null ? '' : ` of player ${about.owner + 1}`;
  return [
    `${KINDS[about.kind]} ${about.kind === 'guardian' ? '' : about.name}${seat}: ${figures(about, chart)}`.replace(
      ' :',
      ':',
    ),
    `${plural(diceOf(about), 'die', 'dice')}, ${plural(about.hp, 'hit point')}`,
    hurt > 0 ? `${hurt} wounded` : '',
    about.activated && about.owner !== null ? 'has acted' : '',
  ]
    .filter(Boolean)
    .join('; ');
}

const THEMES: Record<string, string> = {
  vault: 'lair of the undead',
  dorms: 'lair of goblinoids',
  forges: 'lair of dwarves and fire creatures',
  lake: 'lair of aquatic creatures',
  grotto: 'lair of magical creatures',
};

const room = ({ names, zone, theme, flooded }: MirontonRoom): string =>
  [
    names.en,
    zone === 'heart' ? 'the treasure and its dragon' : zone === 'inner' ? 'beside the Heart' : '',
    theme ? (THEMES[theme] ?? '') : '',
    flooded ? 'flooded' : '',
  ]
    .filter(Boolean)
    .join(', ');

const trapInWords = ({ level, magic }: { level: number; magic: boolean }): string =>
  `${magic ? 'magic trap' : 'trap'} of level ${level}`;

function place(name: Place, view: MirontonView, chart: MirontonChart): string {
  const somebody = view.units.find((each) => each.name === name);
  if (somebody) return `${unit(somebody, chart)}; in ${placeName(somebody.place, chart)}`;
  const here = view.units.filter((each) => each.place === name).map((each) => unit(each, chart));
  const known = chart.map.rooms.find(({ id }) => id === name);
  const trap = view.rooms.find(({ id }) => id === name)?.trap;
  return [
    known ? room(known) : `corridor ${name}`,
    trap ? trapInWords(trap) : '',
    view.pentacles.some((pair) => pair.includes(String(name))) ? 'pentacle' : '',
    ...here,
  ]
    .filter(Boolean)
    .join('. ');
}

const placeName = (name: string | null, chart: MirontonChart): string =>
  name === null ? 'outside' : (chart.map.rooms.find(({ id }) => id === name)?.names.en ?? `corridor ${name}`);

export const en = {
  // Words of the page.
  step: ({ kind, piece }: Wording): string => {
    if (kind === 'family') return FAMILIES[piece ?? ''] ?? kind;
    if (kind === 'drop') return `Leave behind: ${piece}`;
    if (kind === 'done' || kind === 'pass') return kind === 'pass' ? 'Pass' : 'Done';
    return ITEMS[kind] ?? STEPS[kind] ?? kind;
  },
  count: ({ count }: { count: number }): string => `level ${count}`,
  option: ({ option }: { option: string }): string => {
    const said = new Map(option.split(':').map((part) => part.split('=') as [string, string]));
    const face = said.get('face');
    return face ? (FACES[face] ?? face) : `${adventurer(said.get('by'))} strikes ${adventurer(said.get('at'))}`;
  },
  prompt: ({ turn }: MirontonView): string => {
    if (turn.awaits === 'pick')
      return turn.phase === '3'
        ? 'Pick one of your groups, then where it goes.'
        : 'Pick a lone monster, then where it goes.';
    return PROMPTS[turn.awaits] ?? '';
  },
  when: ({ turn }: MirontonView): string | null => (turn.phase === 'setup' ? null : `Turn ${turn.turn}`),
  alarm: (view: MirontonView): string | null =>
    view.warnings.some(({ warning }) => warning === 'heart') ? 'The Heart is threatened' : null,
  doubt: (choice: Choice, choices: readonly Choice[], view: MirontonView): string | null => {
    const { units, warnings } = undone(choice, choices, view);
    const left = units.length === 0 ? '' : `${units.join(', ')} could still move. `;
    const said = left + warnings.map((warning) => en.warning(warning)).join(' ');
    return said === '' ? null : said;
  },
  seat: (_view: MirontonView, seat: number): string | null => `Player ${seat + 1}`,
  summary: (view: MirontonView, seat: number): string => {
    const mine = view.units.filter(({ owner }) => owner === seat);
    const groups = mine.filter(({ kind }) => kind === 'group').length;
    const said = `${plural(groups, 'group')}, ${plural(mine.length - groups, 'lone monster')}`;
    const prowess = view.seats[seat]?.prowess ?? 0;
    return view.seats.length > 1 ? `${said}, prowess ${prowess}` : said;
  },
  help: 'Arrow keys go from room to room and from token to token; Enter picks. Escape lets go.',

  // Who and where.
  unit,
  figures,
  place,
  list: (lost: readonly { kind: string }[], chart: MirontonChart): string =>
    tally(lost.map(({ kind }) => kind))
      .map(([kind, count]) => `${count > 1 ? `${count} ` : ''}${figureWord(kind, count, chart)}`)
      .join(', '),
  trap: trapInWords,
  hp: (hp: number): string => plural(hp, 'hit point'),
  placeName,
  room,
  kind: (kind: MirontonUnit['kind']): string => KINDS[kind],
  figure: figureWord,
  family: (family: string): string => FAMILIES[family] ?? family,
  phase: (phase: string): string => PHASES[phase] ?? phase,
  goal: (cost: number, contact: boolean): string =>
    `${plural(cost, 'cell')} away${contact ? ', in contact with a band' : ''}`,
  owner: (seat: number): string => `Player ${seat + 1}`,

  // The card of a unit.
  card: {
    speed: (cells: number | null): string => `Speed ${cells ?? 0}`,
    pace: (reason: string, cells: number): string =>
      `${cells > 0 ? '+' : '−'}${Math.abs(cells)} ${PACES[reason] ?? reason}`,
    base: (reason: string, cells: number): string => `${cells} ${PACES[reason] ?? reason}`,
    dice: (dice: number, threshold: number): string => `${plural(dice, 'die', 'dice')} at ${threshold}+`,
    boss: 'boss',
    hp: (hp: number, level: number): string => `${hp} of ${level} hit points`,
    command: (followers: number, most: number): string => `commands ${followers} of ${most}`,
    worth: (value: number, gold: number): string => `worth ${gold} gold when wiped out (value ${value})`,
    merged: (count: number): string => `${count} bands in one`,
    infravision: 'sees in the dark',
    jinx: (classes: readonly string[]): string => `jinxed: ${classes.join(', ')}`,
    web: 'caught in webs: it will not move',
    map: (face: number): string => `false map: next way is ${FACES[String(face)]}`,
    falseBottom: 'false bottom: its next plunder takes nothing',
    banner: 'under a banner',
    horn: (cells: number): string => `horn: +${cells} cells`,
    spent: 'has acted this turn',
    threat: 'After its next steps it may stand on the red places.',
    heart: (chance: string): string => `${chance} to reach the Heart next turn`,
    leaves: (chance: string): string => `${chance} to leave the dungeon`,
  },

  // Fights.
  fight: {
    title: 'If they fight',
    round: 'A round of combat',
    against: 'against',
    wins: 'wins the round',
    destroys: 'wipes it out',
    falls: 'is wiped out',
    deals: (hp: number): string => `takes ${hp.toFixed(1)} hit points on average`,
    suffers: (hp: number): string => `loses ${hp.toFixed(1)}`,
    hits: (count: number): string => plural(count, 'hit'),
    dice: (count: number): string => plural(count, 'die', 'dice'),
    each: (dice: number, threshold: number): string => `${plural(dice, 'die', 'dice')} each, ${threshold}+`,
    tie: 'As many hits: the attackers win.',
    rule: 'The winner inflicts all its hits, the loser half of them.',
    loses: 'loses',
    wounded: 'wounded',
    inflicts: (hp: number): string => `inflicts ${plural(hp, 'loss', 'losses')}`,
    gone: 'wiped out',
    trap: 'Trap',
    mtrap: 'Magic trap',
    close: 'Go on',
    reason: (reason: string, kind: string): string => REASONS[reason]?.(kind) ?? reason,
  },

  // The state of the dungeon.
  state: {
    level: 'Level',
    of: (target: number): string => `of ${target}`,
    treasury: 'Gold',
    kills: (count: number): string => `${plural(count, 'band')} more for the next level`,
    turn: (turn: number, cap: number): string => `turn ${turn} of ${cap}`,
    inspection: (left: number): string =>
      left === 0 ? 'The Inspection comes at the end of this turn' : `Inspection in ${plural(left, 'turn')}`,
    arrival: (threshold: number): string =>
      threshold === 0 ? 'A band comes next turn for certain' : `A band comes next turn on ${threshold}+`,
    outside: (count: number): string => `${plural(count, 'band')} wait outside`,
    phases: 'Phases of the turn',
    order: (names: readonly string[]): string => `Order: ${names.join(', ')}`,
    summary: (turn: number): string => `What turn ${turn} brought:`,
    gold: (before: number, after: number): string => `Gold: ${before} → ${after}`,
    levels: (before: number, after: number): string =>
      before === after ? `Level ${after}` : `Level: ${before} → ${after}`,
    killed: (count: number): string => `${plural(count, 'band')} wiped out`,
    score: (score: number): string => `Score ${score}`,
    pitch: (target: number, cap: number, kills: number): string =>
      `You are the monsters, all on one side. Every ${kills === 1 ? 'band' : `${kills} bands`} of adventurers that you wipe out` +
      ` ${kills === 1 ? 'raises' : 'raise'} the dungeon by a level; every band that reaches the Heart lowers it.` +
      ` Reach level ${target} before the Inspection at the end of turn ${cap}.`,
  },

  // The shop, the families, the items.
  shop: {
    title: 'For sale',
    purse: (gold: number): string => `${gold} gold in the purse`,
    limit: (level: number): string => `Nothing above level ${level}: the dungeon's level and two more.`,
    hire: 'Hire',
    boss: 'as boss',
    left: (count: number): string => `${count} left`,
    level: (level: number): string => `level ${level}`,
    power: (power: string): string => POWERS[power] ?? power,
    put: 'Put',
    perLevel: (level: number): string => `the price is for each level, up to level ${level}`,
    button: (word: string, of: string, price: number, reason: string): string =>
      `${word} ${price}${reason ? ` ${reason}` : ''}: ${of}`,
    strays: 'Wandering monsters, for a free room',
    traps: 'Traps and pentacles',
    trap: 'Trap',
    mtrap: 'Magic trap',
    penta: 'A pair of pentacles',
    pentaHelp: 'Monsters pass from one room to the other at no cost; mages may open it, too.',
    first: 'Pick the first room on the map, then the second.',
    room: 'Now pick the room on the map.',
    rules: {
      LEVEL: 'too high a level',
      GOLD: 'too dear',
      SUPPLY: 'none left',
      LIMIT: 'one a turn',
    } as Record<string, string>,
    why: 'Why?',
  },
  families: {
    group: (boss: string, count: number, troop: string): string => `${boss} leads ${count} × ${troop}`,
    lair: (rooms: string): string => `Lair: ${rooms}`,
    advice: {
      goblinoid: 'Many and cheap; weak against warriors.',
      undead: 'Slow, but they hit more often; weak against clerics.',
      aquatic: 'Slow on dry ground, fast in water, where they roll double dice; weak against nobody.',
      fire: 'The dwarves are weak against nobody, the fire creatures against mages.',
      magical: 'Many of them fly; weak against mages.',
    } as Record<string, string>,
  },
  item: (item: string): string => ITEMS[item] ?? item,
  items: {
    title: 'Magic items',
    play: 'Play',
    effect: (item: string, numbers: Record<string, number>): string => EFFECTS[item]?.(numbers) ?? '',
    where: 'Now pick on the map whom or what it is for.',
  },
  roster: {
    title: (name: string): string => `Group ${name}`,
    take: 'Take along',
    drop: 'Leave behind',
    stay: 'Stay here',
  },
  warning: ({ warning, units, family, chance }: MirontonView['warnings'][number]): string => {
    const percent = `${Math.round(100 * (chance ?? 0))} %`;
    const names = units.join(', ');
    switch (warning) {
      case 'heart':
        return `${names} may reach the Heart next turn (${percent}).`;
      case 'leaves':
        return `${names} may leave the dungeon (${percent}), and come back stronger.`;
      case 'approaches':
        return `Nobody guards the Heart or the rooms beside it, and ${names} ${units.length > 1 ? 'are' : 'is'} near.`;
      case 'split':
        return `${units[0]} could lead ${units.slice(1).join(', ')}, who stand elsewhere.`;
      case 'purse':
        return 'The dragon is wounded: whoever slays it carries off the gold that is left.';
      case 'bossless':
        return `No boss leads ${FAMILIES[family ?? ''] ?? family}: recruits would stay alone.`;
    }
  },
  warnings: 'Beware',
  view: {
    title: 'Who is in the dungeon',
    rooms: 'Rooms',
    nobody: 'nobody',
    bands: 'Adventurers',
    ours: 'Our monsters',
    strays: 'Wandering monsters',
  },
};

const REASONS: Record<string, (kind: string) => string> = {
  weak: (kind) => `doubled: ${FIGHTERS[kind]?.[1] ?? kind} against a foe weak to them`,
  water: () => 'doubled: aquatic, in water',
  blow: () => 'doubled: struck from behind',
  lair: () => 'at home in its lair',
  undead: () => 'undead',
  banner: () => 'under a banner',
  jinx: () => 'jinxed',
  thief: () => 'a thief has seen it',
};
const EFFECTS: Record<string, (numbers: Record<string, number>) => string> = {
  low_blow: () => 'One adventurer strikes another of his band with double dice.',
  amnesia: ({ hit_jinx }) => `The mages of a band hit on ${hit_jinx}+ only in its next fight.`,
  rust: ({ hit_jinx }) => `The warriors of a band hit on ${hit_jinx}+ only in its next fight.`,
  doubt: ({ hit_jinx }) => `The clerics of a band hit on ${hit_jinx}+ only in its next fight.`,
  false_map: () => 'You say which way a band takes next.',
  webs: () => 'A band does not move in its next activation.',
  false_bottom: () => 'The next plunder of a band takes nothing.',
  draught: () => 'Heals a group, a lone monster or the dragon.',
  banner: ({ banner_hit }) => `A group hits on ${banner_hit}+ in its next fight.`,
  horn: ({ horn_bonus }) => `A group goes ${horn_bonus} cells farther this turn.`,
  pocket_trap: () => 'A trap of the dungeon’s level in a free room.',
  summons: () => 'A wandering monster of at most the dungeon’s level in a free room.',
};

/** An adventurer as the notation writes him, in words: `W3/2`. */
function adventurer(word = ''): string {
  const [, kind = '', level = '', hp] = /^([A-Z])(\d+)(?:\/(\d+))?$/.exec(word) ?? [];
  return `${FIGHTERS[kind]?.[0] ?? word} ${level}${hp ? ` (${hp})` : ''}`.trim();
}

export type MirontonWords = typeof en;
