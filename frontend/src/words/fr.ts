// Every word of the page in French.

import type { Edition, Land } from '../lib/heraldry';
import type { Words } from './en';

const COLOURS: Record<string, string> = { B: 'bleu', R: 'rouge', G: 'vert', Y: 'jaune' };
const FEMININE: Record<string, string> = { B: 'bleue', R: 'rouge', G: 'verte', Y: 'jaune' };
const ARMS: Record<string, string> = { B: 'le lion bleu', R: "l'aigle rouge", G: 'le loup vert', Y: 'le cheval jaune' };

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

const TITLES: Record<string, string> = {
  'barons-2025': 'Donjons et Barons, les chevaliers',
  'barons-2024': 'Donjons et Barons, les saboteurs',
  'co-2023': 'Donjons et Co, les objectifs',
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

const plural = (count: number, one: string, many = `${one}s`): string => `${count} ${count < 2 ? one : many}`;
const baron = ({ key }: Edition): string => (key === 'co-2023' ? 'commandant' : 'baron');
const blocker = ({ blocker }: Edition): string => (blocker === 'knight' ? 'chevalier' : 'saboteur');
const place = ({ key }: Edition): string => (key === 'co-2023' ? 'hexagone' : 'tuile');

export const fr: Words = {
  other: 'English',
  title: 'Donjons',
  colon: ' : ',
  tagline: 'Trois jeux de barons et de tours, sur une carte enluminée.',

  colour: (letter) => COLOURS[letter] ?? letter,
  byColour: (letter) => COLOURS[letter]?.replace(/^./, (first) => first.toUpperCase()) ?? letter,
  shield: (letter) => `blason : ${ARMS[letter] ?? ''}`,
  land: (land) => LANDS[land],
  game: (key) => TITLES[key] ?? key,
  baron,
  blocker,
  place,
  piece: (piece, edition) => (piece === 'baron' ? baron(edition) : blocker(edition)),
  action: (kind) => ACTIONS[kind] ?? kind,
  step: (step, edition) => {
    if (step.kind === 'move') return `Déplacer le ${step.piece === 'baron' ? baron(edition) : blocker(edition)}`;
    if (step.kind === 'recruit') return step.bonus ? 'Recruter avec le bonus' : 'Recruter';
    if (step.kind === 'pick') return `Prendre ${ARMS[step.colour ?? ''] ?? ''}`;
    return ACTIONS[step.kind] ?? step.kind;
  },
  count: (count) => plural(count, 'troupe'),

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
  picked: 'choisie',
  canBegin: 'on peut commencer ici',
  canLead: 'possible',

  home: {
    play: 'Jouer',
    against: "contre l'ordinateur",
    options: 'Dresser une table',
    import: 'Importer une partie',
    importHelp: "Collez le relevé d'une partie : elle reprend là où il s'arrête.",
    continue: 'Vos tables',
    forget: 'Retirer de cette liste',
    players: (counts) => `${counts[0]} à ${counts.at(-1)} joueurs`,
    verify: 'Prouver un relevé',
    goOn: 'Continuer',
    record: 'Relevé',
    rules: 'Règles',
    open: 'Ouvrir',
    when: (time) => new Date(time).toLocaleDateString('fr', { day: 'numeric', month: 'long' }),
  },

  make: {
    title: 'Une nouvelle table',
    game: 'Jeu',
    players: 'Joueurs',
    seats: 'Qui joue à quelle place',
    seat: (seat) => `Place ${seat + 1}`,
    first: 'commence',
    here: 'Devant cet écran',
    link: 'Un ami, par un lien',
    engine: (title) => `Ordinateur : ${title}`,
    name: 'Nom',
    numbers: 'Nombres de la règle',
    preset: 'Partir de',
    rulebook: 'La règle du jeu',
    changed: (count) => (count === 0 ? 'comme dans la règle' : count === 1 ? '1 changé' : `${count} changés`),
    clock: 'Pendule',
    noClock: 'Sans pendule',
    fischer: 'Minutes pour la partie',
    days: 'Jours par tour de jeu',
    minutes: 'Minutes chacun',
    increment: 'Secondes de plus par tour',
    dayCount: 'Jours',
    create: 'Commencer',
    back: 'Retour',
    default: (value) => `règle : ${value}`,
  },

  table: {
    yourTurn: 'À vous de jouer',
    turnOf: (name) => `À ${name} de jouer`,
    thinking: (name) => `${name} réfléchit`,
    round: (round) => `Tour de table ${round}`,
    finalRound: 'Dernier tour de table',
    over: 'La partie est finie',
    begin: 'Choisissez une figure ou une tuile en lumière.',
    beginOrder: "Choisissez une tuile en lumière, ou terminez l'ordre.",
    pickColour: 'Quel départ prenez-vous ? Choisissez un blason.',
    lead: 'Vers où ? Choisissez une tuile en lumière.',
    play: 'Jouer ce coup',
    playEnds: 'Jouer ce coup et finir le tour',
    playLast: 'Jouer ce coup : la partie finit',
    roll: 'Jouer ce coup et lancer le dé',
    cancel: 'Annuler',
    undo: 'Reprendre',
    takeback: 'Demander à reprendre',
    endTurn: 'Finir le tour',
    endAnyway: 'Finir quand même',
    stay: 'Continuer',
    left: (kinds) => `Vous pourriez encore : ${kinds.map((kind) => (ACTIONS[kind] ?? kind).toLowerCase()).join(', ')}.`,
    neverWarn: 'Ne plus prévenir',
    end: "Proposer d'arrêter la partie",
    why: 'Impossible',
    rule: 'Lire la règle',
    watching: 'Vous regardez',
    waiting: 'En attente du serveur…',
    fewer: 'Moins',
    more: 'Plus',
    lost: 'La connexion est perdue. Nouvel essai…',
    unknown: 'Ce lien ne mène à aucune table.',
    cannotDraw: (title) => `Cette page ne sait pas encore dessiner ${title} : jouez dans le terminal.`,
    you: 'vous',
    awaySince: 'absent',
    notYet: "n'est pas encore venu",
    letPlay: (engine) => `Laisser jouer l'ordinateur (${engine})`,
    takeBackSeat: 'Rejouer moi-même',
    playsFor: (engine) => `l'ordinateur (${engine}) joue`,
    rename: 'Nom',
    manage: 'Nom et absence',
    spectators: (count) => plural(count, 'spectateur'),
    changes: 'Nombres changés',
    changedTo: (value, standard) => `${value} (règle : ${standard})`,
    proposal: {
      takeback: (name) => `${name} demande à reprendre le dernier coup.`,
      end: (name) => `${name} propose d'arrêter la partie ici.`,
      agree: 'Accepter',
      decline: 'Refuser',
      withdraw: 'Retirer',
      waiting: 'On attend les autres.',
    },
    rank: (rank) => (rank === 1 ? '1er' : `${rank}e`),
    rematch: 'Revanche, places tournées',
    joinRematch: 'Rejoindre la revanche',
    newGame: 'Nouvelle table',
  },

  player: {
    points: (points, target) => `${points} sur ${plural(target, 'point')}`,
    split: (tiles, diversity) => `${tiles} des tuiles, ${diversity} de diversité`,
    reserve: 'en réserve',
    board: 'sur le plateau',
    discard: 'en défausse',
    donjons: (count) => (count < 2 ? 'donjon' : 'donjons'),
    donjonsLeft: 'à bâtir',
    available: (count) => `${plural(count, 'troupe')} disponible${count < 2 ? '' : 's'}`,
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

  log: {
    title: "Ce qui s'est passé",
    empty: "Rien n'a encore été joué.",
    setup: 'Mise en place',
    again: 'Remontrer les derniers tours',
    whole: 'Toute la partie',
    show: 'Montrer ce moment',
  },

  review: {
    open: 'Revoir',
    title: 'Revoir la partie',
    close: 'Retour au jeu',
    first: 'Au début',
    previous: 'Un coup en arrière',
    next: 'Un coup en avant',
    last: 'À la fin',
    run: 'Dérouler',
    pause: 'Pause',
    place: (place, length) => `Coup ${place} sur ${length}`,
    branch: "Reprendre d'ici",
    branchHelp: "Une nouvelle table commence ici, contre l'ordinateur.",
    slider: 'Moment de la partie',
  },

  record: {
    title: 'Relevé et dés',
    export: 'Copier le relevé',
    download: 'Enregistrer dans un fichier',
    copied: 'Copié.',
    commitment: 'Engagement sur les dés',
    secret: 'Secret des dés',
    secretLater: 'révélé à la fin de la partie',
    proof: "Les dés découlent d'un secret fixé avant le premier coup. L'engagement en est l'empreinte.",
    verify: 'Vérifier maintenant',
  },

  links: {
    title: 'Inviter',
    help: "Qui ouvre un lien s'assoit à cette place. Gardez le vôtre pour vous.",
    host: 'Votre propre lien',
    spectator: 'Pour les spectateurs',
    copy: 'Copier',
    share: 'Partager',
    copied: 'Copié',
    for: (name) => `Pour ${name}`,
  },

  likings: {
    title: 'Réglages',
    language: 'Langue',
    theme: 'Lumière',
    system: "comme l'appareil",
    light: 'jour',
    dark: 'nuit',
    preview: "Montrer un coup avant qu'il soit joué",
    warn: 'Prévenir quand un tour finit trop tôt',
    notify: "M'avertir quand c'est à moi",
  },

  board: {
    title: 'Le plateau',
    help: 'Les flèches vont de tuile en tuile, Entrée choisit, Échap annule, U reprend, E finit le tour.',
    text: 'Le plateau en mots',
    where: 'Où',
    what: "Ce qui s'y trouve",
  },

  notice: { yourTurn: 'À vous de jouer', close: 'Fermer' },
};
