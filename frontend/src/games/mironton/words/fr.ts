// The words of Donjon Mironton in French.

import { typeset } from '../../../lib/typeset';
import { plural } from '../../../words/fr';
import type { MirontonRoom, MirontonUnit, MirontonView } from '../../../lib/messages';
import { diceOf, monsterName, tally } from '../signs';
import { undone } from '../turn';
import type { MirontonWords } from './en';

const FIGHTERS: Record<string, [string, string]> = {
  W: ['guerrier', 'guerriers'],
  T: ['voleur', 'voleurs'],
  M: ['magicien', 'magiciens'],
  C: ['clerc', 'clercs'],
};
const FAMILIES: Record<string, string> = {
  goblinoid: 'goblinoïdes',
  undead: 'morts-vivants',
  aquatic: 'créatures aquatiques',
  fire: 'nains et créatures de feu',
  magical: 'créatures magiques',
  beast: 'bêtes et vermines',
  guardian: 'gardien',
};
const KINDS: Record<MirontonUnit['kind'], string> = {
  band: 'Aventuriers',
  group: 'Groupe de boss',
  lone: 'Monstre isolé',
  stray: 'Monstre errant',
  guardian: 'Le dragon',
};
const PHASES: Record<string, string> = {
  setup: 'Mise en place',
  '1': 'Des aventuriers arrivent',
  W1: 'Objets magiques, première fenêtre',
  '2': 'Les aventuriers bougent',
  '3': 'Les groupes de boss bougent',
  W2: 'Objets magiques, seconde fenêtre',
  '4': 'Les monstres combattent',
  '5': 'Les monstres isolés bougent',
  '6': 'Les monstres errants bougent',
  '7': 'Les aventuriers pillent',
  '8': 'Revenus',
  '9': 'Recrutement',
  '10': 'Niveau du donjon',
  over: 'La partie est finie',
};
const ITEMS: Record<string, string> = {
  low_blow: 'Coup bas',
  amnesia: 'Sort d’amnésie',
  rust: 'Rouille',
  doubt: 'Crise de foi',
  false_map: 'Fausse carte',
  webs: 'Toiles gluantes',
  false_bottom: 'Double fond',
  draught: 'Philtre de vigueur',
  banner: 'Étendard',
  horn: 'Cor de ralliement',
  pocket_trap: 'Piège de poche',
  summons: 'Invocation',
};
const STEPS: Record<string, string> = {
  pick: 'Prendre la tête',
  go: 'Aller',
  take: 'Emmener',
  stay: 'Rester ici',
  start: 'Partir d’ici',
  target: 'Attaquer',
  hire: 'Engager',
  boss: 'Engager un boss',
  stray: 'Un monstre errant',
  trap: 'Un piège',
  mtrap: 'Un piège magique',
  penta: 'Une paire de pentacles',
};
const POWERS: Record<string, string> = { flying: 'vole', aquatic: 'aquatique', undead: 'mort-vivant' };
const FACES: Record<string, string> = {
  '1': '1 : à gauche',
  '2': '2 : à droite',
  '3': '3 : tout droit',
  '4': '4 : vers le Cœur',
  '5': '5 : vers le Cœur',
  '6': '6 : demi-tour',
};
const PROMPTS: Record<string, string> = {
  family: 'Choisissez la famille de votre prochain groupe de monstres.',
  start: 'Choisissez la salle attenante au Cœur d’où part le groupe.',
  item: 'Vous pouvez jouer un objet magique, ou passer.',
  move: 'Choisissez où va le groupe, ou laissez-le ici. Le rouge met au contact d’aventuriers.',
  target: 'Plusieurs groupes d’aventuriers sont là : choisissez celui qu’il faut attaquer.',
  buy: 'Dépensez l’or : prix, limites et salles libres sont ci-dessous.',
};
const PACES: Record<string, string> = {
  band: 'aventuriers',
  thief: 'un voleur les guide',
  infravision: 'ils voient dans le noir',
  group: 'un boss mène',
  lone: 'isolé',
  stray: 'errant',
  flying: 'volant',
  undead: 'mort-vivant',
  wet: 'aquatique, dans l’eau',
  dry: 'aquatique, au sec',
  horn: 'cor de ralliement',
};
const THEMES: Record<string, string> = {
  vault: 'antre des morts-vivants',
  dorms: 'antre des goblinoïdes',
  forges: 'antre des nains et créatures de feu',
  lake: 'antre des créatures aquatiques',
  grotto: 'antre des créatures magiques',
};
const REASONS: Record<string, (kind: string) => string> = {
  weak: (kind) => `doublés : ${FIGHTERS[kind]?.[1] ?? kind} contre un ennemi qui les craint`,
  water: () => 'doublés : aquatique, dans l’eau',
  blow: () => 'doublés : frappe par-derrière',
  lair: () => 'chez lui, dans son antre',
  undead: () => 'mort-vivant',
  banner: () => 'sous un étendard',
  jinx: () => 'maudit',
  thief: () => 'un voleur l’a vu',
};
const EFFECTS: Record<string, (numbers: Record<string, number>) => string> = {
  low_blow: () => 'Un aventurier en frappe un autre de son groupe avec le double de dés.',
  amnesia: ({ hit_jinx }) => `Les magiciens d’un groupe ne touchent qu’à ${hit_jinx}+ au prochain combat.`,
  rust: ({ hit_jinx }) => `Les guerriers d’un groupe ne touchent qu’à ${hit_jinx}+ au prochain combat.`,
  doubt: ({ hit_jinx }) => `Les clercs d’un groupe ne touchent qu’à ${hit_jinx}+ au prochain combat.`,
  false_map: () => 'Vous dites par où un groupe d’aventuriers ira ensuite.',
  webs: () => 'Un groupe d’aventuriers n’avance pas à sa prochaine activation.',
  false_bottom: () => 'Le prochain pillage d’un groupe ne prend rien.',
  draught: () => 'Guérit un groupe, un monstre isolé ou le dragon.',
  banner: ({ banner_hit }) => `Un groupe touche à ${banner_hit}+ au prochain combat.`,
  horn: ({ horn_bonus }) => `Un groupe va ${horn_bonus} cases plus loin ce tour-ci.`,
  pocket_trap: () => 'Un piège du niveau du donjon dans une salle libre.',
  summons: () => 'Un monstre errant du niveau du donjon au plus, dans une salle libre.',
};

const trap: MirontonWords['trap'] = ({ level, magic }) => `piège${magic ? ' magique' : ''} de niveau ${level}`;

const figure: MirontonWords['figure'] = (kind, count, chart) =>
  FIGHTERS[kind]?.[count < 2 ? 0 : 1] ?? monsterName(chart, kind, count > 1)?.fr ?? kind;

const list: MirontonWords['list'] = (lost, chart) =>
  tally(lost.map(({ kind }) => kind))
    .map(([kind, count]) => `${count > 1 ? `${count} ` : ''}${figure(kind, count, chart)}`)
    .join(', ');

const figures: MirontonWords['figures'] = (about, chart) =>
  tally(about.figures.map(({ kind, boss }) => (boss ? `boss ${figure(kind, 1, chart)}` : kind)))
    .map(([kind, count]) => `${count > 1 ? `${count} ` : ''}${figure(kind, count, chart)}`)
    .join(', ');

const unit: MirontonWords['unit'] = (about, chart) => {
  const hurt = about.figures.filter(({ hp, level }) => hp < level).length;
  const seat = about.owner === null ? '' : ` du joueur ${about.owner + 1}`;
  return [
    `${KINDS[about.kind]}${about.kind === 'guardian' ? '' : ` ${about.name}`}${seat} : ${figures(about, chart)}`,
    `${plural(diceOf(about), 'dé')}, ${plural(about.hp, 'point')} de vie`,
    hurt > 0 ? plural(hurt, 'blessé') : '',
    about.activated && about.owner !== null ? 'a déjà agi' : '',
  ]
    .filter(Boolean)
    .join(' ; ');
};

const room = ({ names, zone, theme, flooded }: MirontonRoom): string =>
  [
    names.fr,
    zone === 'heart' ? 'le trésor et son dragon' : zone === 'inner' ? 'attenante au Cœur' : '',
    theme ? (THEMES[theme] ?? '') : '',
    flooded ? 'inondée' : '',
  ]
    .filter(Boolean)
    .join(', ');

const placeName: MirontonWords['placeName'] = (name, chart) =>
  name === null ? 'dehors' : (chart.map.rooms.find(({ id }) => id === name)?.names.fr ?? `couloir ${name}`);

const place: MirontonWords['place'] = (name, view, chart) => {
  const somebody = view.units.find((each) => each.name === name);
  if (somebody) return `${unit(somebody, chart)} ; ${placeName(somebody.place, chart)}`;
  const known = chart.map.rooms.find(({ id }) => id === name);
  const laid = view.rooms.find(({ id }) => id === name)?.trap;
  return [
    known ? room(known) : `couloir ${name}`,
    laid ? trap(laid) : '',
    view.pentacles.some((pair) => pair.includes(String(name))) ? 'pentacle' : '',
    ...view.units.filter((each) => each.place === name).map((each) => unit(each, chart)),
  ]
    .filter(Boolean)
    .join('. ');
};

const decimal = (number: number): string => number.toFixed(1).replace('.', ',');

export const fr: MirontonWords = typeset({
  step: ({ kind, piece }) => {
    if (kind === 'family') return FAMILIES[piece ?? ''] ?? kind;
    if (kind === 'drop') return `Laisser : ${piece}`;
    if (kind === 'done' || kind === 'pass') return kind === 'pass' ? 'Passer' : 'Terminé';
    return ITEMS[kind] ?? STEPS[kind] ?? kind;
  },
  count: ({ count }) => `niveau ${count}`,
  option: ({ option }) => {
    const parts = new Map(option.split(':').map((part) => part.split('=') as [string, string]));
    const face = parts.get('face');
    return face ? (FACES[face] ?? face) : `${adventurer(parts.get('by'))} frappe ${adventurer(parts.get('at'))}`;
  },
  prompt: ({ turn }) => {
    if (turn.awaits === 'pick')
      return turn.phase === '3'
        ? 'Choisissez un de vos groupes, puis où il va.'
        : 'Choisissez un monstre isolé, puis où il va.';
    return PROMPTS[turn.awaits] ?? '';
  },
  when: ({ turn }) => (turn.phase === 'setup' ? null : `Tour ${turn.turn}`),
  alarm: (view) => (view.warnings.some(({ warning }) => warning === 'heart') ? 'Le Cœur est menacé' : null),
  doubt: (choice, choices, view) => {
    const { units, warnings } = undone(choice, choices, view);
    const left =
      units.length === 0 ? '' : `${units.join(', ')} pourrai${units.length > 1 ? 'en' : ''}t encore bouger. `;
    const all = left + warnings.map((warning) => fr.warning(warning)).join(' ');
    return all === '' ? null : all;
  },
  seat: (_view, seat) => `Joueur ${seat + 1}`,
  summary: (view, seat) => {
    const mine = view.units.filter(({ owner }) => owner === seat);
    const groups = mine.filter(({ kind }) => kind === 'group').length;
    const all = `${plural(groups, 'groupe')}, ${plural(mine.length - groups, 'monstre isolé', 'monstres isolés')}`;
    return view.seats.length > 1 ? `${all}, prouesse ${view.seats[seat]?.prowess ?? 0}` : all;
  },
  help: 'Les flèches vont de salle en salle et de pion en pion ; Entrée choisit. Échap repose.',

  unit,
  figures,
  list,
  place,
  trap,
  hp: (hp) => `${plural(hp, 'point')} de vie`,
  placeName,
  room,
  kind: (kind) => KINDS[kind],
  figure,
  family: (family) => FAMILIES[family] ?? family,
  phase: (phase) => PHASES[phase] ?? phase,
  goal: (cost, contact) => `à ${plural(cost, 'case')}${contact ? ', au contact d’aventuriers' : ''}`,
  owner: (seat) => `Joueur ${seat + 1}`,

  card: {
    speed: (cells) => `Vitesse ${cells ?? 0}`,
    pace: (reason, cells) => `${cells > 0 ? '+' : '−'}${Math.abs(cells)} ${PACES[reason] ?? reason}`,
    base: (reason, cells) => `${cells} ${PACES[reason] ?? reason}`,
    dice: (dice, threshold) => `${plural(dice, 'dé')} à ${threshold}+`,
    boss: 'boss',
    hp: (hp, level) => `${hp} points de vie sur ${level}`,
    command: (followers, most) => `commande ${followers} sur ${most}`,
    worth: (value, gold) => `vaut ${gold} po quand il est éliminé (valeur ${value})`,
    merged: (count) => `${count} groupes en un`,
    infravision: 'voit dans le noir',
    jinx: (classes) => `maudits : ${classes.map((name) => JINXED[name] ?? name).join(', ')}`,
    web: 'pris dans les toiles : il n’avancera pas',
    map: (face) => `fausse carte, prochain choix ${FACES[String(face)]}`,
    falseBottom: 'double fond : son prochain pillage ne prend rien',
    banner: 'sous un étendard',
    horn: (cells) => `cor : +${cells} cases`,
    spent: 'a déjà agi ce tour-ci',
    threat: 'Après ses prochains pas il peut se trouver sur les lieux rouges.',
    heart: (chance) => `${chance} d’atteindre le Cœur au prochain tour`,
    leaves: (chance) => `${chance} de quitter le donjon`,
  },

  fight: {
    title: 'S’ils combattent',
    round: 'Une passe de combat',
    against: 'contre',
    wins: 'gagne',
    destroys: 'élimine',
    falls: 'est éliminé',
    deals: (hp) => `inflige en moyenne ${decimal(hp)} pertes`,
    suffers: (hp) => `en subit ${decimal(hp)}`,
    hits: (count) => plural(count, 'réussite'),
    dice: (count) => plural(count, 'dé'),
    each: (dice, threshold) => `${plural(dice, 'dé')} chacun, ${threshold}+`,
    tie: 'Autant de réussites : l’attaquant gagne.',
    rule: 'Le vainqueur inflige toutes ses réussites, le vaincu la moitié.',
    loses: 'perd',
    wounded: 'blessé',
    inflicts: (hp) => `inflige ${plural(hp, 'perte')}`,
    gone: 'éliminé',
    trap: 'Piège',
    mtrap: 'Piège magique',
    close: 'Continuer',
    reason: (reason, kind) => REASONS[reason]?.(kind) ?? reason,
  },

  state: {
    level: 'Niveau',
    of: (target) => `sur ${target}`,
    treasury: 'Or',
    kills: (count) => `encore ${plural(count, 'groupe')} à éliminer pour le niveau suivant`,
    turn: (turn, cap) => `tour ${turn} sur ${cap}`,
    inspection: (left) =>
      left === 0 ? 'L’Inspection vient à la fin de ce tour' : `Inspection dans ${plural(left, 'tour')}`,
    arrival: (threshold) =>
      threshold === 0
        ? 'Des aventuriers viennent sûrement au prochain tour'
        : `Des aventuriers viennent au prochain tour sur ${threshold}+`,
    outside: (count) => `${plural(count, 'groupe')} ${count > 1 ? 'attendent' : 'attend'} dehors`,
    phases: 'Phases du tour',
    order: (names) => `Ordre : ${names.join(', ')}`,
    summary: (turn) => `Ce que le tour ${turn} a apporté :`,
    gold: (before, after) => `Or : ${before} → ${after}`,
    levels: (before, after) => (before === after ? `Niveau ${after}` : `Niveau : ${before} → ${after}`),
    killed: (count) => `${plural(count, 'groupe')} d’aventuriers ${count > 1 ? 'éliminés' : 'éliminé'}`,
    score: (score) => `Score ${score}`,
    pitch: (target, cap, kills) =>
      `Vous êtes les monstres, tous du même côté. ${kills === 1 ? 'Chaque groupe d’aventuriers éliminé' : `Tous les ${kills} groupes d’aventuriers éliminés, le donjon`}` +
      `${kills === 1 ? ' fait monter le donjon' : ' monte'} d’un niveau ; chaque groupe qui atteint le Cœur le fait descendre.` +
      ` Atteignez le niveau ${target} avant l’Inspection, à la fin du tour ${cap}.`,
  },

  shop: {
    title: 'À vendre',
    purse: (gold) => `${gold} po dans la bourse`,
    limit: (level) => `Rien au-dessus du niveau ${level} : le niveau du donjon plus deux.`,
    hire: 'Engager',
    boss: 'en boss',
    left: (count) => `encore ${count}`,
    level: (level) => `niveau ${level}`,
    power: (power) => POWERS[power] ?? power,
    put: 'Poser',
    perLevel: (level) => `prix par niveau, jusqu’au niveau ${level}`,
    button: (word, of, price, reason) => `${word} ${price}${reason ? ` ${reason}` : ''} : ${of}`,
    strays: 'Monstres errants, pour une salle libre',
    traps: 'Pièges et pentacles',
    trap: 'Piège',
    mtrap: 'Piège magique',
    penta: 'Une paire de pentacles',
    pentaHelp: 'Les monstres passent d’une salle à l’autre pour rien ; des magiciens peuvent l’ouvrir aussi.',
    first: 'Choisissez sur la carte la première salle, puis la seconde.',
    room: 'Choisissez maintenant la salle sur la carte.',
    rules: { LEVEL: 'niveau trop haut', GOLD: 'trop cher', SUPPLY: 'épuisé', LIMIT: 'un par tour' },
    why: 'Pourquoi ?',
  },
  families: {
    group: (boss, count, troop) => `${boss} mène ${count} × ${troop}`,
    lair: (rooms) => `Antre : ${rooms}`,
    advice: {
      goblinoid: 'Nombreux et pas chers ; faibles contre les guerriers.',
      undead: 'Lents, mais ils touchent plus souvent ; faibles contre les clercs.',
      aquatic: 'Lentes au sec, rapides dans l’eau, où elles doublent leurs dés ; faibles contre personne.',
      fire: 'Les nains ne craignent personne, les créatures de feu craignent les magiciens.',
      magical: 'Beaucoup volent ; faibles contre les magiciens.',
    },
  },
  item: (item) => ITEMS[item] ?? item,
  items: {
    title: 'Objets magiques',
    play: 'Jouer',
    effect: (item, numbers) => EFFECTS[item]?.(numbers) ?? '',
    where: 'Choisissez maintenant sur la carte pour qui ou pour quoi.',
  },
  roster: {
    title: (name) => `Groupe ${name}`,
    take: 'Emmener',
    drop: 'Laisser',
    stay: 'Rester ici',
  },
  warning: ({ warning, units, family, chance }: MirontonView['warnings'][number]) => {
    const percent = `${Math.round(100 * (chance ?? 0))} %`;
    const names = units.join(', ');
    switch (warning) {
      case 'heart':
        return `${names} peut atteindre le Cœur au prochain tour (${percent}).`;
      case 'leaves':
        return `${names} peut quitter le donjon (${percent}), et revenir plus fort.`;
      case 'approaches':
        return `Personne ne garde le Cœur ni les salles attenantes, et ${names} ${units.length > 1 ? 'sont' : 'est'} tout près.`;
      case 'split':
        return `${units[0]} pourrait mener ${units.slice(1).join(', ')}, qui ${units.length > 2 ? 'sont' : 'est'} ailleurs.`;
      case 'purse':
        return 'Le dragon est blessé : qui le tue emporte l’or qui reste.';
      case 'bossless':
        return `Aucun boss ne mène ces recrues (${FAMILIES[family ?? ''] ?? family}) : elles resteraient isolées.`;
    }
  },
  warnings: 'Attention',
  view: {
    title: 'Qui est dans le donjon',
    rooms: 'Salles',
    nobody: 'personne',
    bands: 'Aventuriers',
    ours: 'Nos monstres',
    strays: 'Monstres errants',
  },
});

const JINXED: Record<string, string> = { warrior: 'guerriers', mage: 'magiciens', cleric: 'clercs' };

/** An adventurer as the notation writes him, in words: `W3/2`. */
function adventurer(word = ''): string {
  const [, kind = '', level = '', hp] = /^([A-Z])(\d+)(?:\/(\d+))?$/.exec(word) ?? [];
  return `${FIGHTERS[kind]?.[0] ?? word} ${level}${hp ? ` (${hp})` : ''}`.trim();
}
