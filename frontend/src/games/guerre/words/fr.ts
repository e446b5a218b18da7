// Les mots de Guerre du passé en français.

import { typeset } from '../../../lib/typeset';
import { plural } from '../../../words/fr';
import { doubts, type Doubt } from '../doubts';
import type { GuerreWords } from './en';

const STEPS: Record<string, string> = {
  capital: 'En faire ma capitale',
  village: 'Prendre ce village',
  bid: 'Miser',
  recruit: 'Recruter',
  yield: 'Céder ce village',
  stay: 'Ne pas déplacer',
  move: 'Déplacer',
  pass: 'Finir le tour',
  attack: 'Attaquer',
  done: 'Finir le tour',
  press: 'Poursuivre',
  retreat: 'Battre en retraite',
  occupy: 'Occuper',
  elect: 'Élire un pape ici',
  decline: 'Pas de pape pour l’instant',
};
const PROMPTS: Record<string, string> = {
  CAPITAL: 'Choisissez la capitale de votre maison : un des huit châteaux.',
  VILLAGE: 'Choisissez un village voisin de votre capitale.',
  BID: 'Combien de lingots misez-vous ? Personne ne le voit avant que tous aient misé.',
  PILLAGE: 'Les Anglais ont gagné : choisissez le village que vous cédez.',
  MOVE: 'Choisissez un de vos lieux : déplacez ses jetons chez vous, attaquez ou bâtissez.',
  ACT: 'Choisissez un de vos lieux : attaquez, bâtissez, ou déplacez encore si vous l’avez déjà fait.',
  BUILD_MORE: 'Bâtissez sur un second lieu, ou finissez le tour.',
  PRESS: 'Poursuivre, ou battre en retraite ?',
  OCCUPY: 'La place est prise : combien de jetons y entrent ?',
  ELECT: 'Vous pouvez élire votre propre pape dans une de vos villes d’église.',
};
const BUILDINGS = { fortress: 'forteresse', church: 'église' };
const BUILD: Record<string, string> = { fortress: 'Bâtir une forteresse', church: 'Bâtir une église' };
const POWERS = { crown: 'l’oreille de la couronne', pope: 'l’appui du pape', guild: 'la guilde des marchands' };
const FOR: Record<string, string> = {
  crown: 'l’oreille de la couronne',
  pope: 'l’appui du pape',
  guild: 'l’appui de la guilde',
};
const HOUSES = ['du Lion', 'de l’Aigle', 'du Loup', 'du Cheval', 'du Lys', 'du Château', 'de l’Étoile', 'de la Croix'];
const CARDS: Record<string, string> = {
  LA: 'Lancier',
  AR: 'Archer',
  CV: 'Cavalier',
  FA: 'Fantassin',
  TE: 'Templier',
  CT: 'Catapulte',
  BE: 'Bélier',
  TG: 'Tour de guet',
  MU: 'Mur',
  EC: 'Éclaireur',
  AS: 'Assassin',
  VI: 'Villageois',
  TB: 'Trébuchet',
  HO: 'Hospitalier',
  BO: 'Bourreau',
};
const SOURCES: Record<string, string> = {
  ear: 'l’oreille de la couronne',
  company: 'en compagnie',
  fortress: 'forteresse',
  church: 'église',
  crown: 'la garnison de la couronne',
  neutral: 'les gens du lieu',
};
const percent = (share: number): string => `${Math.round(share * 100)} %`;

function doubt(found: Doubt): string {
  switch (found.kind) {
    case 'capture':
      return `On pourrait encore prendre sans combat : ${found.places.join(', ')}.`;
    case 'empty':
      return `${found.place} reste vide : le lieu devient neutre et coûte 1 point d’influence${found.pope ? ', et votre pape tombe' : ''}.`;
    case 'waste':
      return `À une récolte, ${plural(found.gold, 'lingot')} ne trouveraient pas de place : on pourrait bâtir.`;
  }
}

export const fr: GuerreWords = typeset({
  captions: {
    channel: 'La Manche',
    ocean: 'Océan\nAtlantique',
    mediterranean: 'Mer\nMéditerranée',
    england: 'Angleterre',
    empire: 'Empire',
    arles: 'Royaume\nd’Arles',
    aragon: 'Navarre et Aragon',
  },
  kinds: { village: 'village', city: 'ville', capital: 'capitale' },

  step: ({ kind, piece }) => (kind === 'build' ? (BUILD[piece ?? ''] ?? '') : (STEPS[kind] ?? kind)),
  count: ({ kind, count }) => (kind === 'bid' ? plural(count, 'lingot') : plural(count, 'jeton')),
  prompt: ({ turn }) =>
    turn.phase === 'RECRUIT'
      ? `${plural(turn.recruits_left, 'recrue')} à placer : choisissez où.`
      : (PROMPTS[turn.phase] ?? 'Choisissez un lieu en évidence.'),
  when: ({ turn }) => (turn.round > 0 ? `Tour de table ${turn.round}` : null),
  doubt: (choice, choices, view, chart) => {
    const found = doubts(choice, choices, view, chart);
    return found && doubt(found);
  },
  seat: (_, seat) => `Maison ${HOUSES[seat] ?? ''}`,
  summary: ({ houses }, seat) => {
    const own = houses[seat];
    if (!own?.alive) return `Maison ${HOUSES[seat] ?? ''}, éliminée`;
    return `Maison ${HOUSES[seat] ?? ''} · ${plural(own.places, 'lieu', 'lieux')} · ${plural(own.troops, 'jeton')}`;
  },
  help: 'Les flèches vont de lieu en lieu, Entrée choisit, Échap lâche, plus et moins zooment, U reprend, E finit le tour.',

  place: (spot, place) => [`${spot.name}, ${fr.kinds[place.kind]}`, ...fr.held(place)].join(', '),
  held: (place) =>
    [
      place.owner !== null
        ? `maison ${HOUSES[place.owner] ?? ''} avec ${place.tokens} jetons sur ${place.capacity}`
        : `${place.crown ? 'tenue par la couronne' : 'neutre'}${place.dice ? ` avec ${plural(place.dice, 'dé')}` : ''}`,
      place.building ? BUILDINGS[place.building] : '',
      place.pope !== null ? `pape de la maison ${HOUSES[place.pope] ?? ''}` : '',
      place.shielded ? 'protégé par l’appui du pape' : '',
    ].filter((part) => part !== ''),
  text: { place: 'Lieu', kind: 'Genre', held: 'Qui le tient', roads: 'Routes vers' },
  english: ({ step, power, troops }, { rules }) =>
    `L’armée anglaise est à l’étape ${step} sur ${rules.english_steps} ; sa puissance de ${power} affronte ${plural(troops, 'jeton')} de toutes les maisons`,
  odds: ({ success, survivors }) =>
    `${percent(success)} de chances de réussir, ${survivors.toFixed(1).replace('.', ',')} jetons restants en moyenne`,

  event: {
    title: 'Ce tour',
    none: 'pas encore d’évènement',
    famine: 'famine',
    change: 'les pouvoirs sont remis en vente',
    harvest: 'récolte',
    recruit: 'recrutement',
    english: 'les Anglais approchent',
    nothing: 'rien ne se passe',
  },
  fleet: (step, steps) => `Anglais ${step}/${steps}`,
  order: 'Ordre des maisons dans ce tour',
  races: {
    title: 'Quatre façons de gagner',
    house: 'Maison',
    influence: 'Influence',
    crown: 'Villes de la couronne',
    capitals: 'Capitales à prendre',
    pope: 'Pape',
    reign: (age, of) => `${age}/${of} tours`,
    churches: (linked, of) => `${linked}/${of} églises`,
    out: 'éliminée',
  },

  house: {
    gold: 'lingots',
    income: (gold) => `+${gold} à une récolte`,
    recruits: (count) => `${plural(count, 'recrue')} au recrutement`,
    holdings: ({ villages, cities }) => `${plural(villages, 'village')}, ${plural(cities, 'ville')}`,
    fortresses: 'forteresses',
    churches: 'églises',
    linked: (count) => `${count} reliées`,
    pope: (place, age, of) => `Pape à ${place} : ${age} tours sur ${of}`,
    released: 'peut attaquer qui a l’appui du pape',
  },
  power: (power) => POWERS[power],
  worth: {
    crown: 'Un dé de plus par jeton qui attaque, et l’on ouvre chaque tour.',
    pope: 'Nul ne peut vous attaquer, sauf ceux que vous attaquez d’abord.',
    guild: 'Deux lingots par ville et un par village à chaque récolte.',
  },

  auction: {
    title: (power) => `Mises secrètes pour ${FOR[power]}`,
    made: 'a misé',
    waits: 'n’a pas encore misé',
    gold: (gold) => plural(gold, 'lingot'),
    offer: 'Ma mise',
    seal: (gold) => (gold === 0 ? 'Ne rien miser' : `Sceller une mise de ${gold}`),
    opened: (power) => `On révèle les mises pour ${FOR[power]}`,
    none: '–',
    tied: 'Les dés départagent l’égalité.',
  },

  battle: {
    title: (origin, target) => `${target}, attaque depuis ${origin}`,
    attack: 'Attaque',
    defence: 'Défense',
    crown: 'la couronne',
    neutral: 'un lieu neutre',
    card: (code) => CARDS[code] ?? code,
    source: (from) => (CARDS[from] ? `contre ${CARDS[from].toLowerCase()}` : (SOURCES[from] ?? from)),
    taken: (from) => `${CARDS[from]?.toLowerCase() ?? from} : en moins`,
    dice: (count) => plural(count, 'dé'),
    tokens: (count) => plural(count, 'jeton'),
    wounds: (count) => `${plural(count, 'blessure')} sur la carte la plus faible`,
    swords: (count) => plural(count, 'épée'),
    shields: (count) => plural(count, 'bouclier'),
    fallen: 'tombée',
    pairs: 'Les dés, le plus haut contre le plus haut ; l’égalité profite à la défense',
    loses: (side) => (side === 'attack' ? 'l’attaque perd un dé' : 'la défense perd un dé'),
    unpaired: 'ne rencontre aucun dé',
    odds: 'Jusqu’au bout :',
    counting: 'On compte les chances …',
    go: 'Continuer',
  },
  cost: (gold) =>
    gold === 0
      ? 'Un tour sans attaque ne coûte rien en ce moment.'
      : `Un tour sans attaque coûte ${plural(gold, 'lingot')}.`,
  alone: 'Finir mon tour de lui-même quand je ne peux que passer',
});
