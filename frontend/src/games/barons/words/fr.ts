// The words of the Barons family in French.

import { typeset } from '../../../lib/typeset';
import { ARMS, COLOURS, plural } from '../../../words/fr';
import { edition as editionOf, type Edition, type Land } from '../editions';
import { isLastRound, leftUndone } from '../turn';
import type { BaronsWords } from './en';

const FEMININE: Record<string, string> = { B: 'bleue', R: 'rouge', G: 'verte', Y: 'jaune' };

const LANDS: Record<Land, string> = {
  wind: 'vent',
  water: 'eau',
  forest: 'forêt',
  fire: 'feu',
  moor: 'lande',
  promontory: 'promontoire',
  farmland: 'terre de culture',
  quarry: 'carrière',
  plain: 'plaine',
  objective: 'objectif',
  mountain: 'montagne',
  blank: 'pas encore tirée',
};

const ACTIONS: Record<string, string> = {
  move: 'Déplacer',
  recruit: 'Recruter',
  build: 'Construire un donjon',
  unbuild: 'Déconstruire le donjon',
  disperse: 'Disperser des troupes',
  gather: 'Concentrer des troupes',
  send: 'Envoyer des troupes',
  pull: 'Appeler des troupes',
  capture: 'Capturer le donjon',
  done: "L'ordre est donné",
  end: 'Finir le tour',
  pick: 'Prendre',
};

const baron = ({ key }: Edition): string => (key === 'co-2023' ? 'commandant' : 'baron');
const blocker = ({ blocker }: Edition): string => (blocker === 'knight' ? 'chevalier' : 'saboteur');
const place = ({ key }: Edition): string => (key === 'co-2023' ? 'hexagone' : 'tuile');

export const fr: BaronsWords = typeset({
  land: (land) => LANDS[land],
  baron,
  blocker,
  place,
  step: (step, game) => {
    const edition = editionOf(game);
    if (step.kind === 'move') return `Déplacer le ${step.piece === 'baron' ? baron(edition) : blocker(edition)}`;
    if (step.kind === 'recruit') return step.bonus ? 'Recruter avec le bonus' : 'Recruter';
    if (step.kind === 'pick') return `Prendre ${ARMS[step.colour ?? ''] ?? ''}`;
    return ACTIONS[step.kind] ?? step.kind;
  },
  count: ({ count }) => plural(count, 'troupe'),

  tile: (number, land, points, edition) =>
    `${place(edition)} ${number}, ${LANDS[land]}${points === null ? '' : `, ${plural(points, 'point')}`}`,
  standing: {
    donjon: (letter) => `donjon ${COLOURS[letter] ?? ''}`,
    baron: (letter, edition) => `${baron(edition)} ${COLOURS[letter] ?? ''}`,
    blocker: (letter, edition) => `${blocker(edition)} ${letter === null ? 'neutre' : (COLOURS[letter] ?? '')}`,
    troops: (letter, count) => `${plural(count, 'troupe')} ${FEMININE[letter] ?? ''}${count < 2 ? '' : 's'}`,
  },
  active: (letter, edition) => `le ${blocker(edition)} ${COLOURS[letter] ?? ''} est actif`,
  blocked: (letters) => `bloquée pour ${letters.map((letter) => `le ${COLOURS[letter] ?? ''}`).join(', ')}`,
  empty: 'rien',

  prompt: ({ turn }) =>
    turn.command_tile === null
      ? 'Choisissez une figure ou une tuile en lumière.'
      : "Choisissez une tuile en lumière, ou terminez l'ordre.",
  when: ({ turn }) => (turn.round > 0 ? `Tour de table ${turn.round}` : null),
  alarm: (view) => (isLastRound(view) ? 'Dernier tour de table' : null),
  doubt: (choice, choices) => {
    const kinds = leftUndone(choice, choices);
    return kinds.length === 0
      ? null
      : `Vous pourriez encore : ${kinds.map((kind) => (ACTIONS[kind] ?? kind).toLowerCase()).join(', ')}.`;
  },
  help: 'Les flèches vont de tuile en tuile, Entrée choisit, Échap annule, U reprend, E finit le tour.',

  seat: (view, seat) => {
    const colour = COLOURS[view.players[seat]?.colour ?? ''];
    return colour ? colour.replace(/^./, (first) => first.toUpperCase()) : null;
  },
  summary: ({ players }, seat) => {
    const available = players[seat]?.available ?? 0;
    return `${plural(available, 'troupe')} disponible${available < 2 ? '' : 's'}`;
  },
  player: {
    points: (points, target) => `${points} sur ${plural(target, 'point')}`,
    split: (tiles, diversity) => `${tiles} des tuiles, ${diversity} de diversité`,
    reserve: 'en réserve',
    board: 'sur le plateau',
    discard: 'en défausse',
    donjons: (count) => (count < 2 ? 'donjon' : 'donjons'),
    donjonsLeft: 'à bâtir',
    few: (limit) => `À ${limit} troupes disponibles ou moins, la partie finit`,
    kinds: 'Sortes tenues',
  },

  die: {
    title: 'Dé',
    face: (face) => `Le dé montre ${face}`,
    none: "Le dé n'est pas lancé",
    used: 'Le bonus est dépensé',
    bonus: 'Le bonus, une fois par tour :',
    move: (tiles) => `aller jusqu'à ${plural(tiles, 'tuile')}`,
    recruit: (plain, donjon) =>
      plain === donjon ? `recruter ${plain}` : `recruter ${plain}, ou ${donjon} sur son donjon`,
    poor: (more) => `${more} de plus sur le vent`,
    second: 'donner un second ordre',
    nothing: 'rien de plus ce tour',
  },
});
