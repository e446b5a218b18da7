// Every word of the page in English; French has the same shape. Sentences about the game itself come from the server.

export const COLOURS: Record<string, string> = {
  B: 'blue',
  R: 'red',
  G: 'green',
  Y: 'yellow',
  P: 'purple',
  O: 'orange',
  K: 'black',
  W: 'white',
};

const CHARGES: Record<string, string> = {
  B: 'a lion',
  R: 'an eagle',
  G: 'a wolf',
  Y: 'a horse',
  P: 'a fleur-de-lis',
  O: 'a castle',
  K: 'a star',
  W: 'a cross',
};

const TITLES: Record<string, string> = {
  'barons-2025': 'Donjons et Barons, the knights',
  'barons-2024': 'Donjons et Barons, the saboteurs',
  'co-2023': 'Donjons et Co, the objectives',
  guerre: 'Guerre du passé',
  mironton: 'Donjon Mironton',
};

export const plural = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

export const en = {
  other: 'Français',
  title: 'Donjons',
  colon: ': ',
  tagline: 'Games of barons, crowns and dungeons, on illuminated maps.',

  // Words of the game.
  colour: (letter: string): string => COLOURS[letter] ?? letter,
  shield: (letter: string): string => `${COLOURS[letter] ?? ''} shield with ${CHARGES[letter] ?? ''}`,
  game: (key: string): string => TITLES[key] ?? key,
  picked: 'picked',
  canBegin: 'you can begin here',
  canLead: 'possible',

  // The first screen.
  home: {
    play: 'Play',
    against: 'against the computer',
    options: 'Set up a table',
    import: 'Import a game',
    importHelp: 'Paste the record of a game: it goes on where it stops.',
    continue: 'Your tables',
    forget: 'Remove from this list',
    alone: 'alone',
    players: (counts: readonly number[]): string => `${counts[0]} to ${counts.at(-1)} players`,
    verify: 'Prove a record',
    goOn: 'Play on',
    record: 'Record',
    rules: 'Rules',
    open: 'Open',
    when: (time: number): string => new Date(time).toLocaleDateString('en', { day: 'numeric', month: 'long' }),
  },

  // Making a table.
  make: {
    title: 'A new table',
    game: 'Game',
    players: 'Players',
    seats: 'Who sits where',
    seat: (seat: number): string => `Seat ${seat + 1}`,
    first: 'begins',
    here: 'At this screen',
    link: 'A friend, by link',
    people: 'People',
    computer: 'Computer',
    engines: {
      level: 'The computer, by its strength',
      personality: 'The computer, by its manner: as strong as a knight or a baron',
      plain: 'The computer, by one simple rule',
    },
    name: 'Name',
    numbers: 'Numbers of the rulebook',
    preset: 'Begin from',
    rulebook: 'The rulebook',
    changed: (count: number): string => (count === 0 ? 'as in the rulebook' : `${count} changed`),
    clock: 'Clock',
    hints: 'Hints, and a bar that shows who stands how well',
    noClock: 'No clock',
    fischer: 'Minutes for the game',
    days: 'Days for each turn',
    minutes: 'Minutes each',
    increment: 'Seconds more each turn',
    dayCount: 'Days',
    create: 'Begin',
    ruleFile: 'Rules from a file',
    back: 'Back',
    default: (value: string): string => `rulebook: ${value}`,
  },

  // At the table.
  table: {
    yourTurn: 'Your turn',
    turnOf: (name: string): string => `${name} to play`,
    thinking: (name: string): string => `${name} is thinking`,
    over: 'The game is over',
    pickColour: 'Which start do you take? Pick a coat of arms.',
    lead: 'Where to? Pick a highlighted place.',
    play: 'Play it',
    playEnds: 'Play it and end the turn',
    playLast: 'Play it: the game ends',
    roll: 'Play it and roll the dice',
    cancel: 'Cancel',
    undo: 'Undo',
    takeback: 'Ask for a takeback',
    endTurn: 'End the turn',
    endAnyway: 'End it anyway',
    playAnyway: 'Play it anyway',
    options: 'How',
    skip: 'Skip to the end',
    stay: 'Play on',
    neverWarn: 'Do not warn me again',
    end: 'Offer to end the game',
    why: 'Not possible',
    rule: 'Read the rule',
    watching: 'You are watching',
    waiting: 'Waiting for the server…',
    fewer: 'Fewer',
    more: 'More',
    lost: 'The connection is lost. Trying again…',
    unknown: 'This link leads to no table.',
    cannotDraw: (title: string): string => `This page cannot draw ${title} yet: play it in the terminal.`,
    you: 'you',
    awaySince: 'away',
    notYet: 'has not come yet',
    letPlay: (engine: string): string => `Let the computer (${engine}) play`,
    takeBackSeat: 'Play again myself',
    playsFor: (engine: string): string => `the computer (${engine}) plays`,
    rename: 'Name',
    manage: 'Name and absence',
    spectators: (count: number): string => plural(count, 'spectator'),
    noHints: 'No hints are given at this table.',
    changes: 'Changed numbers',
    changedTo: (value: string, standard: string): string => `${value} (rulebook: ${standard})`,
    proposal: {
      takeback: (name: string): string => `${name} asks to take back the last step.`,
      end: (name: string): string => `${name} offers to end the game here.`,
      agree: 'Agree',
      decline: 'Decline',
      withdraw: 'Withdraw',
      waiting: 'Waiting for the others.',
    },
    rank: (rank: number): string => ['1st', '2nd', '3rd', '4th'][rank - 1] ?? `${rank}th`,
    rematch: 'Rematch, seats rotated',
    again: 'Play again',
    joinRematch: 'Join the rematch',
    newGame: 'New table',
  },

  // What happened.
  log: {
    title: 'What happened',
    empty: 'Nothing has been played yet.',
    setup: 'Set-up',
    again: 'Show the last turns again',
    whole: 'Whole game',
    show: 'Show this moment',
  },

  // Review.
  review: {
    open: 'Review',
    title: 'Review',
    close: 'Back to the game',
    first: 'To the beginning',
    previous: 'One step back',
    next: 'One step on',
    last: 'To the end',
    run: 'Play through',
    pause: 'Pause',
    place: (place: number, length: number): string => `Step ${place} of ${length}`,
    branch: 'Play on from here',
    branchHelp: 'A new table begins here, against the computer.',
    slider: 'Place in the game',
  },

  // The record.
  record: {
    title: 'Record and dice',
    export: 'Copy the record',
    download: 'Save as a file',
    copied: 'Copied.',
    commitment: 'Commitment to the dice',
    secret: 'Secret of the dice',
    secretLater: 'revealed when the game is over',
    proof: 'The dice follow from a secret that was fixed before the first step. The commitment is its fingerprint.',
    verify: 'Check it now',
  },

  // Links.
  links: {
    title: 'Invite',
    help: 'Whoever opens a link sits down there. Keep yours to yourself.',
    host: 'Your own link',
    spectator: 'For spectators',
    copy: 'Copy',
    share: 'Share',
    copied: 'Copied',
    for: (name: string): string => `For ${name}`,
  },

  // Likings.
  likings: {
    title: 'Settings',
    language: 'Language',
    theme: 'Light',
    system: 'as the device',
    light: 'day',
    dark: 'night',
    preview: 'Show a step before it is played',
    warn: 'Warn before a turn ends too early',
    notify: 'Notify me when it is my turn',
    balance: 'Show who stands how well',
  },

  // The board for those who listen.
  zoom: { nearer: 'Closer', farther: 'Farther', whole: 'The whole board' },
  board: {
    title: 'The board',
    text: 'The board in words',
    where: 'Where',
    what: 'What stands there',
  },

  // One screen for several people.
  handOver: {
    title: (name: string): string => `${name} is to decide in secret`,
    help: (name: string): string => `Hand the screen to ${name}. The others look away until it is decided.`,
    open: (name: string): string => `I am ${name}: show it`,
  },

  // What engines tell.
  percent: (share: number): string => `${Math.round(100 * share)}%`,
  chance: (players: number, isShared: boolean): string =>
    isShared ? 'Chance of success' : players > 2 ? 'Expected result' : 'Chance of winning',
  hint: {
    ask: 'Hint',
    thinking: 'Thinking…',
    best: 'Best:',
    others: 'Other steps',
    expects: (kind: string, percent: string): string => `The engine expects a ${kind} of ${percent}.`,
    why: (gap: number | null): string => {
      if (gap === null) return 'There is nothing else to do.';
      if (gap > 0.1) return 'Everything else is far worse.';
      if (gap > 0.03) return 'It is clearly better than anything else.';
      return gap > 0.008 ? 'It is a little better than the next best.' : 'Others are about as good.';
    },
    then: 'Then it expects:',
  },
  curve: {
    title: (kind: string): string => `${kind}, step by step`,
    turnings: 'Turning points',
    table: 'The curve as a table',
    step: 'Step',
    together: 'All',
    drawing: 'The curve is being drawn',
  },

  notice: { yourTurn: 'Your turn', close: 'Close' },
};

export type Words = typeof en;
