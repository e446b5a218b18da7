// Generated from the server: do not edit. See scripts/messages.js.

export type Chart = GuerreChart | MirontonChart;
export type FromPage =
  | Hello
  | Play
  | Undo
  | Propose
  | Answer
  | Rename
  | StandIn
  | Preview
  | Why
  | Weigh
  | Hint
  | Judge
  | Watch
  | Tell
  | Look;
export type FromServer =
  | Welcome
  | Update
  | TableFacts
  | Done
  | Refused
  | Previewed
  | Because
  | Weighed
  | Hinted
  | Judged
  | Curve
  | Told
  | Seen;
export type GuerreScene = GuerreBattleScene | GuerreAuctionScene;
export type Scene = GuerreScene | MirontonScene;
export type View = BaronsView | GuerreView | MirontonView;

/**
 * Agree to what is proposed, or not. Whoever proposed it may decline it, too: that withdraws it.
 */
export interface Answer {
  id: number;
  type: 'answer';
  number: number;
  agree: boolean;
}
export interface BaronsView {
  family: 'barons';
  seat: number | null;
  target: number;
  tiles: TileView[];
  players: PlayerView[];
  turn: TurnView;
  over: boolean;
}
export interface TileView {
  number: number;
  q: number;
  r: number;
  kind: number | null;
  points: number | null;
  objective: boolean | null;
  immune: boolean | null;
  mountain: boolean;
  donjon: string | null;
  troops: TroopsView | null;
  moved: number;
  active: string | null;
  blocked: string[];
  knights: string[] | null;
  neutral: number | null;
  barons: string[];
}
export interface TroopsView {
  colour: string;
  count: number;
}
export interface PlayerView {
  seat: number;
  colour: string | null;
  points: number;
  tile_points: number;
  diversity: number | null;
  kinds: number[] | null;
  available: number;
  on_board: number;
  reserve: number;
  discard: number | null;
  donjons: number;
  donjons_left: number | null;
  rank: number | null;
}
export interface TurnView {
  round: number;
  final_round: boolean | null;
  seat: number | null;
  to: string | null;
  phase: string;
  die: number | null;
  actions: number;
  command_tile: number | null;
  bonus: BonusView | null;
  recruits: RecruitsView | null;
}
export interface BonusView {
  used: boolean;
  offer: OfferView;
}
/**
 * The uses of the bonus that are still open; 0 stands for a use that is not.
 */
export interface OfferView {
  move: number;
  recruit: number;
  recruit_donjon: number;
  poor_kind: number;
  poor_bonus: number;
  second_order: boolean;
}
/**
 * What a recruitment of this turn brings, where the die is no bonus.
 */
export interface RecruitsView {
  plain: number;
  donjon: number;
}
export interface Because {
  type: 'because';
  id: number;
  possibilities: Possibility[];
}
/**
 * A step that was asked about: possible, or not and why.
 */
export interface Possibility {
  step: Step;
  legal: boolean;
  sentence: string;
  rule: RuleLink | null;
}
/**
 * A step, as hands would make it. Only `token` is ever sent back.
 */
export interface Step {
  token: string;
  kind: string;
  piece: string | null;
  origin: number | string | null;
  target: number | string | null;
  count: number | null;
  colour: string | null;
  bonus: boolean;
  option: string | null;
}
/**
 * The rule behind a refusal, and where it can be read.
 */
export interface RuleLink {
  name: string;
  href: string;
}
export interface Catalogue {
  games: GameFacts[];
  engines: EngineFacts[];
  usual_engine: string;
}
/**
 * A game as the first screen lists it.
 */
export interface GameFacts {
  key: string;
  family: string;
  title: string;
  players: number[];
  pitch: Text;
  is_cooperative: boolean;
}
/**
 * A text in both languages.
 */
export interface Text {
  en: string;
  fr: string;
}
/**
 * A computer player that can take a seat.
 */
export interface EngineFacts {
  key: string;
  kind: 'level' | 'personality' | 'plain';
  games: string[];
  title: Text;
  about: Text;
}
/**
 * A number that this table plays otherwise than the rulebook.
 */
export interface ChangedParameter {
  name: string;
  meaning: Text;
  value: string;
  default: string;
}
/**
 * What a rule file asks for; all of it is allowed.
 */
export interface ChangedRules {
  game: string;
  players: number;
  changes: {
    [k: string]: string;
  };
}
export interface GuerreChart {
  family: 'guerre';
  places: GuerreSpot[];
  english: GuerreTrack[];
  decor: GuerreDecor;
  rules: GuerreLimits;
}
/**
 * A place on the map.
 */
export interface GuerreSpot {
  id: string;
  name: string;
  land: string;
  house: string | null;
  site: 'capital' | 'crown' | 'ring' | 'village';
  lon: number;
  lat: number;
  label: string;
  roads: string[];
}
/**
 * A step of the English track.
 */
export interface GuerreTrack {
  step: number;
  name: string;
  lon: number;
  lat: number;
}
/**
 * What is drawn of the land, and has no effect on play.
 */
export interface GuerreDecor {
  continent: number[][];
  england: number[][];
  border: number[][];
  rivers: {
    [k: string]: number[][];
  };
}
/**
 * The numbers of this table that a page shows beside a player's own.
 */
export interface GuerreLimits {
  gold_cap: number;
  win_influence: number;
  pope_churches: number;
  pope_turns: number;
  fortress_max: number;
  church_max: number;
  fortress_cost: number;
  church_cost: number;
  builds_per_action: number;
  upkeep: number;
  attack_leave: number;
  english_steps: number;
  max_rounds: number;
  players: number;
  crown_cities: string[];
  events: ('nothing' | 'famine' | 'change' | 'harvest' | 'recruit' | 'english')[];
  cards: GuerreCardFacts[];
}
export interface GuerreCardFacts {
  card: string;
  count: number;
  attack: number;
  defence: number;
}
export interface MirontonChart {
  family: 'mironton';
  map: MirontonMap;
  numbers: {
    [k: string]: number;
  };
  arrival_table: number[];
  monsters: MirontonMonster[];
  families: MirontonFamily[];
}
export interface MirontonMap {
  key: string;
  names: MirontonNames;
  size: number[];
  rooms: MirontonRoom[];
  cells: number[][];
  junctions: number[][];
  entrances: MirontonEntrance[];
}
export interface MirontonNames {
  en: string;
  fr: string;
}
export interface MirontonRoom {
  id: string;
  names: MirontonNames;
  zone: string;
  theme: string | null;
  lair_of: string[];
  flooded: boolean;
  box: number[];
  doors: MirontonDoor[];
}
export interface MirontonDoor {
  inside: number[];
  outside: number[];
  side: string;
}
export interface MirontonEntrance {
  face: number;
  number: number;
  room: string;
  mouth: number[];
  heading: string;
}
export interface MirontonMonster {
  id: string;
  names: MirontonNames;
  plurals: MirontonNames;
  family: string;
  level: number;
  powers: string[];
  weak: string | null;
  supply: number | null;
  wandering: boolean;
  price: number | null;
  boss_price: number | null;
}
export interface MirontonFamily {
  family: string;
  boss: string;
  troop: string;
  count: number;
  lair: string[];
}
/**
 * A legal step. When `then` is not "same" the page asks before it plays it.
 */
export interface Choice {
  token: string;
  kind: string;
  piece: string | null;
  origin: number | string | null;
  target: number | string | null;
  count: number | null;
  colour: string | null;
  bonus: boolean;
  option: string | null;
  first: string[];
  then: 'same' | 'chance' | 'other' | 'over';
}
/**
 * How long the people may think; `left` is never below 0, and when it is 0 the computer finishes that turn.
 *
 * `fischer`: so many seconds for the whole game, and more with every turn. `days`: so many days for each turn.
 */
export interface Clock {
  kind: 'fischer' | 'days';
  initial: number | null;
  increment: number | null;
  days: number | null;
}
/**
 * What is left, at the moment the message was sent; it runs for `running` only.
 */
export interface Clocks {
  running: number | null;
  left: (number | null)[];
}
/**
 * Some points of the curve of a game that is over: they replace those from `start` on.
 */
export interface Curve {
  type: 'curve';
  start: number;
  points: CurvePoint[];
  length: number;
}
/**
 * What each seat could expect before the step at a place.
 */
export interface CurvePoint {
  place: number;
  chances: number[];
}
/**
 * The commitment to the table's secret (SHA-256), known from the start, and the secret, known at the end.
 */
export interface Dice {
  commitment: string;
  secret: string | null;
}
/**
 * A request that changes the table was carried out and is stored; its update came before.
 */
export interface Done {
  type: 'done';
  id: number;
  number: number;
}
/**
 * A step that the engine expects to follow.
 */
export interface Foretold {
  seat: number;
  sentence: string;
}
/**
 * The first message. Sent again it changes the language.
 */
export interface Hello {
  id: number;
  type: 'hello';
  key: string;
  language?: 'en' | 'fr';
}
/**
 * Play some steps, all or none. `number` is that of the last event seen: whoever is late is refused.
 */
export interface Play {
  id: number;
  type: 'play';
  number: number;
  /**
   * @minItems 1
   * @maxItems 200
   */
  tokens: string[];
}
/**
 * Take back the last step of one's own turn.
 */
export interface Undo {
  id: number;
  type: 'undo';
  number: number;
}
/**
 * Ask the others for a takeback (to `State.may_take_back`), or to end the game here.
 */
export interface Propose {
  id: number;
  type: 'propose';
  number: number;
  what: 'takeback' | 'end';
}
/**
 * Say what one wants to be called; a host may name every seat at his screen and every engine.
 */
export interface Rename {
  id: number;
  type: 'rename';
  seat: number;
  name: string;
}
/**
 * Let an engine play for a person who is away (or for oneself), or take one's seat back with `engine` null.
 */
export interface StandIn {
  id: number;
  type: 'stand_in';
  seat: number;
  engine: string | null;
}
/**
 * What would happen: the steps are tried out on what one knows, up to the next chance.
 */
export interface Preview {
  id: number;
  type: 'preview';
  /**
   * @minItems 1
   * @maxItems 200
   */
  tokens: string[];
}
/**
 * What could be done: by token, or by kind and places. Without a kind: every order at the place `origin`.
 *
 * Whatever is left out is filled in where only one thing can be meant.
 */
export interface Why {
  id: number;
  type: 'why';
  token?: string | null;
  kind?: string | null;
  piece?: string | null;
  origin?: number | string | null;
  target?: number | string | null;
  count?: number | null;
  /**
   * @maxItems 200
   */
  after?: string[];
}
/**
 * What fights promise that legal steps would open or go on with.
 */
export interface Weigh {
  id: number;
  type: 'weigh';
  /**
   * @minItems 1
   * @maxItems 200
   */
  tokens: string[];
  /**
   * @maxItems 200
   */
  after?: string[];
}
/**
 * The best step of one's own seat that is to act, and why. It is answered when the engine has thought.
 */
export interface Hint {
  id: number;
  type: 'hint';
}
/**
 * How everybody stands, as far as one knows. It is answered when the engine has thought.
 */
export interface Judge {
  id: number;
  type: 'judge';
}
/**
 * Send the curve of a game that is over, as it is drawn: `Curve` messages follow, without a number.
 */
export interface Watch {
  id: number;
  type: 'watch';
}
/**
 * Sentences: of the legal steps named, or of the line of play from `start` to before `end`.
 */
export interface Tell {
  id: number;
  type: 'tell';
  /**
   * @maxItems 200
   */
  tokens?: string[];
  start?: number | null;
  end?: number | null;
}
/**
 * The position before the step at a place: 0 is the beginning, `length` is now.
 */
export interface Look {
  id: number;
  type: 'look';
  place: number;
}
/**
 * The answer to `Hello`: everything.
 */
export interface Welcome {
  type: 'welcome';
  table: TableFacts;
  state: State;
  line: Played[];
  chart: Chart | null;
}
/**
 * What is agreed, and who is there. Sent again whenever any of it changes.
 */
export interface TableFacts {
  type: 'table';
  game: GameFacts;
  players: number;
  changes: ChangedParameter[];
  clock: Clock | null;
  hints: boolean;
  seats: SeatFacts[];
  spectators: number;
  you: You;
  dice: Dice;
  opening: number;
  created: number;
  rematch: boolean;
}
/**
 * Who sits where.
 */
export interface SeatFacts {
  seat: number;
  kind: 'here' | 'link' | 'engine';
  name: string;
  engine: string | null;
  joined: boolean;
  present: boolean;
  absent_since: number | null;
  stand_in: string | null;
  is_yours: boolean;
}
/**
 * What the key that was presented may do.
 */
export interface You {
  role: 'host' | 'seat' | 'spectator';
  seats: number[];
}
/**
 * Where the game stands, for one reader.
 */
export interface State {
  number: number;
  length: number;
  actor: number | null;
  label: string;
  view: View;
  is_private: boolean;
  choices: Choice[];
  may_undo: boolean;
  may_take_back: number | null;
  thinking: boolean;
  clocks: Clocks | null;
  proposal: Proposal | null;
  result: Result | null;
}
/**
 * Something that others must agree to.
 */
export interface Proposal {
  what: 'takeback' | 'end';
  by: number;
  place: number | null;
  waiting: number[];
}
/**
 * How the game ended: by the rules, or because the people agreed to end it (then without a ranking).
 */
export interface Result {
  sentence: string;
  ranking: number[] | null;
  by: 'rules' | 'agreement';
}
/**
 * A step of the line of play. A sealed one (`step` null) is not yet yours to know.
 */
export interface Played {
  place: number;
  seat: number | null;
  label: string;
  step: Step | null;
  sentence: string | null;
  view: View | null;
  bit: boolean;
  scene: Scene | null;
}
/**
 * Something happened: `line` replaces the line of play from `line_from` on (after an undo it may be empty).
 */
export interface Update {
  type: 'update';
  event: 'play' | 'undo' | 'takeback' | 'propose' | 'decline' | 'end' | 'seats';
  state: State;
  line_from: number;
  line: Played[];
}
/**
 * A request was refused and changed nothing.
 */
export interface Refused {
  type: 'refused';
  id: number | null;
  code: 'malformed' | 'late' | 'not_yours' | 'illegal' | 'no_step' | 'not_now' | 'over' | 'too_many' | 'unavailable';
  sentence: string;
  rule: RuleLink | null;
}
/**
 * What would happen. When a step is refused: those before it, and why.
 */
export interface Previewed {
  type: 'previewed';
  id: number;
  played: Played[];
  then: 'same' | 'chance' | 'other' | 'over';
  choices: Choice[];
  result: Result | null;
  refused: Refused | null;
}
/**
 * Odds, in the order in which they were asked for; null for steps that open no fight.
 */
export interface Weighed {
  type: 'weighed';
  id: number;
  odds: (OddsFacts | null)[];
}
/**
 * What a fight promises to an attacker who never retreats.
 */
export interface OddsFacts {
  success: number;
  survivors: number;
  error: number;
}
/**
 * Advice for the seat to act. It rests on what that seat may know.
 */
export interface Hinted {
  type: 'hinted';
  id: number;
  number: number;
  ideas: Idea[];
  line: Foretold[];
}
/**
 * A step that is worth considering, and what each seat may expect of it: its payoff, from 0 to 1.
 */
export interface Idea {
  step: Step;
  sentence: string;
  chances: number[];
}
/**
 * What each seat may expect of the position: its payoff, from 0 to 1.
 */
export interface Judged {
  type: 'judged';
  id: number;
  number: number;
  chances: number[];
}
/**
 * Sentences, in the order in which they were asked for; null for what is sealed.
 */
export interface Told {
  type: 'told';
  id: number;
  sentences: (string | null)[];
}
/**
 * A position of the line of play, as the reader may know it.
 */
export interface Seen {
  type: 'seen';
  id: number;
  place: number;
  label: string;
  actor: number | null;
  view: View;
}
/**
 * All numbers of a game.
 */
export interface GameRules {
  game: GameFacts;
  parameters: ParameterFacts[];
  presets: Preset[];
}
/**
 * A number of the rulebook that a table may change. Values are text, as in `target_points=12`.
 */
export interface ParameterFacts {
  name: string;
  meaning: Text;
  default: {
    [k: string]: string;
  };
  kind: 'number' | 'choice' | 'numbers' | 'words' | 'text';
  low: number | null;
  high: number | null;
  choices: string[];
  length: number | null;
  fixed: boolean;
}
/**
 * Changes of parameters under one name, to begin from.
 */
export interface Preset {
  key: string;
  title: Text;
  changes: {
    [k: string]: string;
  };
}
/**
 * The running auction, if there is one, and the bids of the last that was decided.
 */
export interface GuerreAuction {
  power: ('crown' | 'pope' | 'guild') | null;
  start: boolean;
  bidders: number[];
  made: number[];
  bids: (number | null)[] | null;
  own: number | null;
  last: (number | null)[];
}
/**
 * Bids turned over.
 */
export interface GuerreAuctionScene {
  kind: 'auction';
  power: string;
  bids: (number | null)[];
  tied: number[];
  holder: number | null;
  sentence: string;
}
export interface GuerreBattle {
  origin: string;
  target: string;
  sent: number;
  attacker: number;
  defender: number | ('crown' | 'neutral');
  attack: GuerreSide;
  defence: GuerreSide;
  pairs: GuerrePair[];
}
export interface GuerreSide {
  cards: GuerreCard[];
  to_draw: number;
  extra: GuerreDice[];
  taken: GuerreDice[];
  dice: number;
  tokens: number;
  wounds: number;
  rolled: number[];
}
export interface GuerreCard {
  card: string;
  value: number;
  bonus: GuerreDice[];
  standing: boolean;
}
export interface GuerreDice {
  from: string;
  dice: number;
}
export interface GuerrePair {
  attack: number;
  defence: number;
  lost_by: 'attack' | 'defence';
}
/**
 * Cards laid open, or dice that met.
 */
export interface GuerreBattleScene {
  kind: 'battle';
  battle: GuerreBattle;
  then: 'on' | 'won' | 'over';
}
export interface GuerreEnglish {
  step: number;
  power: number;
  troops: number;
}
export interface GuerreEvent {
  face: number;
  event: 'nothing' | 'famine' | 'change' | 'harvest' | 'recruit' | 'english';
}
export interface GuerreHouse {
  seat: number;
  alive: boolean;
  rank: number | null;
  gold: number;
  influence: number;
  powers: ('crown' | 'pope' | 'guild')[];
  released: boolean;
  places: number;
  villages: number;
  cities: number;
  capitals: string[];
  crown_cities: number;
  troops: number;
  fortresses: number;
  churches: number;
  linked_churches: number;
  pope: GuerrePope | null;
  income: number;
  waste: number;
  recruits: number;
  missing: GuerreMissing;
}
export interface GuerrePope {
  place: string;
  age: number;
}
/**
 * How far a house is from each of the victories.
 */
export interface GuerreMissing {
  houses: number;
  capitals: number;
  crown_cities: number;
  influence: number;
  churches: number;
  pope_turns: number;
}
export interface GuerrePlace {
  id: string;
  kind: 'village' | 'city' | 'capital';
  owner: number | null;
  crown: boolean;
  tokens: number;
  capacity: number;
  value: number;
  building: ('fortress' | 'church') | null;
  pope: number | null;
  dice: number | null;
  shielded: boolean;
}
export interface GuerreResult {
  winner: number;
  reason: string;
  ranking: number[];
}
export interface GuerreTurn {
  round: number;
  phase: string;
  actor: number | null;
  chance: boolean;
  seat: number;
  opener: number | null;
  order: number[];
  anchor: number;
  moved: boolean;
  attacked: boolean;
  built: string[];
  recruits_left: number;
  villages_left: number;
  tied: number[];
  event: GuerreEvent | null;
  english: GuerreEnglish;
}
export interface GuerreView {
  family: 'guerre';
  seat: number | null;
  places: GuerrePlace[];
  houses: GuerreHouse[];
  turn: GuerreTurn;
  auction: GuerreAuction;
  battle: GuerreBattle | null;
  deck: {
    [k: string]: number;
  };
  discard: {
    [k: string]: number;
  };
  over: boolean;
  result: GuerreResult | null;
}
/**
 * The secret end of a link: `/t/<key>`.
 */
export interface Link {
  key: string;
}
/**
 * What somebody lost in a round.
 */
export interface MirontonCost {
  unit: string;
  lost: MirontonFigure[];
  hurt: MirontonFigure[];
  gone: boolean;
}
export interface MirontonFigure {
  word: string;
  kind: string;
  level: number;
  hp: number;
  boss: boolean;
}
export interface MirontonDice {
  threshold: number;
  dice: number;
}
/**
 * Figures of one unit that roll alike.
 */
export interface MirontonFighters {
  unit: string | null;
  kind: string;
  count: number;
  dice: number;
  threshold: number;
  reasons: string[];
}
export interface MirontonGoal {
  place: string;
  cost: number;
  contact: boolean;
}
export interface MirontonItem {
  item: string;
  stock: number;
  deck: number;
}
export interface MirontonOutlook {
  place: string;
  chance: number;
}
export interface MirontonPace {
  reason: string;
  cells: number;
}
export interface MirontonReach {
  unit: string;
  places: MirontonGoal[];
}
export interface MirontonResult {
  outcome: string;
  score: number;
}
export interface MirontonRoomNow {
  id: string;
  free: boolean;
  trap: MirontonTrap | null;
}
export interface MirontonTrap {
  level: number;
  magic: boolean;
  owner: number | null;
}
/**
 * A round of combat before its dice are rolled.
 */
export interface MirontonRound {
  place: string;
  attack: MirontonSide;
  defence: MirontonSide;
  wins: number;
  destroys: number;
  falls: number;
  deals: number;
  suffers: number;
}
export interface MirontonSide {
  what: 'band' | 'stray' | 'trap' | 'regulars' | 'targeting' | 'figure';
  units: string[];
  fighters: MirontonFighters[];
  dice: MirontonDice[];
  hp: number;
}
/**
 * A round of combat as it went.
 */
export interface MirontonScene {
  kind: 'round';
  round: MirontonRound;
  hits: number[];
  dealt: number[];
  costs: MirontonCost[];
  says: string[];
}
export interface MirontonSeat {
  seat: number;
  prowess: number;
}
export interface MirontonThreat {
  band: string;
  heart: number;
  leaves: number;
  places: MirontonOutlook[];
}
export interface MirontonTurn {
  turn: number;
  phase: string;
  awaits: string;
  actor: number | null;
  chance: boolean;
  order: number[];
  active: string | null;
  left: number;
  level: number;
  kills: number;
  kills_to_rise: number;
  treasury: number;
  arrival_threshold: number;
  reach: number;
  sacks: number;
  eliminated: string[];
  revenue: number;
  score: number;
}
export interface MirontonUnit {
  name: string;
  kind: 'band' | 'group' | 'lone' | 'stray' | 'guardian';
  place: string | null;
  owner: number | null;
  figures: MirontonFigure[];
  hp: number;
  dice: MirontonDice[];
  speed: number | null;
  pace: MirontonPace[];
  activated: boolean | null;
  since: number | null;
  heading: string | null;
  via: number | null;
  value: number | null;
  count: number | null;
  infravision: boolean | null;
  plundered: string[] | null;
  jinx: string[] | null;
  web: boolean | null;
  map: number | null;
  false_bottom: boolean | null;
  banner: boolean | null;
  horn: number | null;
  command: number | null;
}
export interface MirontonView {
  family: 'mironton';
  seat: number | null;
  turn: MirontonTurn;
  units: MirontonUnit[];
  rooms: MirontonRoomNow[];
  pentacles: string[][];
  items: MirontonItem[];
  seats: MirontonSeat[];
  reach: MirontonReach[];
  forecasts: MirontonRound[];
  threats: MirontonThreat[];
  warnings: MirontonWarning[];
  market: MirontonWare[];
  over: boolean;
  result: MirontonResult | null;
}
export interface MirontonWarning {
  warning: 'heart' | 'leaves' | 'approaches' | 'split' | 'purse' | 'bossless';
  units: string[];
  family: string | null;
  chance: number | null;
}
/**
 * Something for sale; the limits of the turn and the gold are the rules' to say.
 */
export interface MirontonWare {
  kind: string;
  piece: string | null;
  level: number | null;
  price: number;
  left: number | null;
  rule: string | null;
}
/**
 * A new table that plays on from a place of this one: `place` steps are kept.
 */
export interface NewBranch {
  place: number;
  /**
   * @minItems 1
   * @maxItems 8
   */
  seats: SeatWish[];
}
/**
 * Who is to sit on a seat: somebody at the host's own screen, somebody with a link, or an engine.
 */
export interface SeatWish {
  kind: 'here' | 'link' | 'engine';
  name?: string;
  engine?: string | null;
}
/**
 * A table as its host wishes it. With a record the game goes on where that stops; it brings game and parameters.
 */
export interface NewTable {
  game?: string | null;
  /**
   * @minItems 1
   * @maxItems 8
   */
  seats: SeatWish[];
  changes?: {
    [k: string]: string;
  };
  clock?: Clock | null;
  record?: string | null;
  hints?: boolean;
}
/**
 * Why a request was refused, in the reader's language, and what to do instead.
 */
export interface Problem {
  code: string;
  sentence: string;
}
export interface RecordText {
  record: string;
  language?: 'en' | 'fr';
}
/**
 * A rule file, such as `donjons study tune` writes.
 */
export interface RuleText {
  text: string;
}
export interface SeatLink {
  seat: number;
  name: string;
  key: string | null;
}
/**
 * All links of a table: for its host only, who hands out the others.
 */
export interface TableLinks {
  host: string;
  seats: SeatLink[];
  spectator: string;
}
/**
 * What a record proves. When it proves nothing, `sentence` says where it fails.
 */
export interface Verified {
  valid: boolean;
  sentence: string;
  game: string | null;
  steps: number;
  over: boolean;
  ranking: number[] | null;
  dice_checked: number | null;
  commitment: string | null;
  secret: string | null;
}
