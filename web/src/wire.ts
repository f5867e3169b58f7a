// Made from src/sottovoce/server/live/messages.py by `make wire`; do not edit.

export const PROTOCOL = 1;

export const PHRASES = ["hello", "good-luck", "well-played", "thank-you", "sorry", "oops", "thinking", "take-your-time", "back-soon", "your-turn", "again", "good-bye"] as const;

/** What the maker of a table decides, besides the game's own options. */
export interface Settings {
  clock?: Clock | null;
  spectators?: "all-after-the-end" | "none" | "public";
  chat?: "free" | "none" | "phrases";
  assist?: "exact" | "none" | "notes";
  first?: "as-seated" | "random";
  match?: boolean;
  grace?: number | null;
  beat?: number | null;
}

/** Thinking time: per move (also some days), or for the whole game with an increment per move. */
export interface Clock {
  per: "game" | "move";
  seconds: number;
  increment?: number;
}

/** Where the games played so far leave everyone. */
export interface Score {
  games: number;
  points: number[];
  winner: number | null;
  is_over: boolean;
}

/** How a game ended. */
export interface Outcome {
  scores: number[];
  winners: number[];
  reason: string;
}

/** Something to say in any language: a message and what fills it in. */
export interface Sentence {
  key: string;
  args: Record<string, string | number>;
}

/** One line of a game's log: who moved, what the viewer saw of the move, and the events that followed; and the same as sentences, first the move and then each event. */
export interface GameLine {
  seat: number | string;
  move: string;
  events: string[];
  says: Sentence[];
}

/** How a game ended and where that leaves everyone. Stands on the line that ended it. */
export interface Ended {
  outcome: Outcome;
  score: Score;
  whole?: GameLine[] | null;
}

/** Thinking time: what each chair has left, and since when those think who do. */
export interface Clocks {
  left: Record<number, number>;
  since: Record<number, number>;
}

/** A key for a new device: a browser keeps it in a cookie, a program receives it and sends it as a bearer token. */
export interface NewDevice {
  program?: boolean;
}

/** A table: the game, who plays it and how. `chairs` says for each of the maker's people and bots where they sit. */
export interface NewTable {
  game: string;
  seats?: number | null;
  options?: Record<string, unknown>;
  settings?: Settings;
  people?: Record<number, string>;
  bots?: Record<number, string>;
  offered?: boolean;
}

/** The new table, and an invitation for each chair that is still empty: by chair. */
export interface NewlyOpened {
  table: string;
  invitations: Record<number, string>;
}

/** The last move in a game, as the person who asks was told of it. */
export interface LastTold {
  seat: number;
  at: number;
  says: Sentence;
}

/** A table in the list of mine. */
export interface Listed {
  table: string;
  game: string;
  state: string;
  updated: number;
  seats: number;
  names: string[];
  bots: string[];
  chairs: number[];
  turn: boolean;
  order: number[];
  games: number;
  points: number[];
  outcome: Outcome | null;
  last_move: LastTold | null;
}

/** A table, as anyone who has its link may know it. */
export interface TableInfo {
  table: string;
  game: string;
  state: string;
  settings: Settings;
  chairs: Sitting[];
  is_maker: boolean;
  rules: number;
  options: Record<string, unknown>;
  can_watch: boolean;
  provenance: "chance" | "prepared" | "record";
  offered: boolean;
}

/** A table at which anybody may sit down: whose it is, and since when it waits. */
export interface OpenTable {
  info: TableInfo;
  maker: string;
  since: number;
}

/** Who sits in a chair. */
export interface Sitting {
  name: string;
  bot: string;
  mine: boolean;
  empty: boolean;
  ready: boolean;
}

/** My table is to be on the list of open tables, where anybody may sit down; or no longer. */
export interface Offer {
  offered: boolean;
}

/** My games, as far as this server knows them: added up, and the latest one by one. */
export interface Results {
  games: GameResults[];
  recent: PlayedGame[];
}

/** How my games of one kind went, those that count. */
export interface GameResults {
  game: string;
  parts: PartResults[];
  alone: AloneResults | null;
  uncounted: number;
}

/** How the games went in which I had this seat. */
export interface PartResults {
  seat: number;
  won: number;
  drawn: number;
  lost: number;
}

/** How the games went that I played alone. */
export interface AloneResults {
  games: number;
  best: number;
  average: number;
  points: number[];
}

/** A game that is over and that I have played. */
export interface PlayedGame {
  table: string;
  number: number;
  game: string;
  at: number;
  names: string[];
  bots: string[];
  chairs: number[];
  order: number[];
  outcome: Outcome;
  counting: "counts" | "given-up" | "known-deal" | "shared" | "taken-back";
}

/** Sit down: with an invitation, or at one's own table. */
export interface Claim {
  chair: number;
  name: string;
  invitation?: string;
}

/** Done; line `line` tells of it. */
export interface Answered {
  line: number;
}

/** A chair that is to be freed, invited to, or moved to another device. */
export interface OneChair {
  chair: number;
}

/** A bot for an empty chair. */
export interface SeatBot {
  chair: number;
  level: string;
}

/** Type this on the other device within `seconds`. */
export interface Code {
  code: string;
  seconds: number;
}

/** The short code that another device showed: its chair is to move here. */
export interface UseCode {
  code: string;
}

/** The chair that this device holds now. */
export interface MovedHere {
  table: string;
  chair: number;
}

/** A record, as text: it becomes a table of its own. */
export interface BringRecord {
  record: string;
}

/** A finished game, to be looked back at, as those eyes saw it: number `number`, from 0, of the `games` that are over at its table. */
export interface Story {
  table: string;
  game: string;
  rules: number;
  settings: Settings;
  number: number;
  games: number;
  seats: Sitting[];
  order: number[];
  mine: number[];
  choices: string[];
  eyes: string;
  lines: GameLine[];
  possible: number[];
  points: number[][];
  tracks: Record<string, number[]>;
  parts: number[];
  take_backs: number[];
}

/** What some eyes saw when the game had `first` lines, then one more, and so on. */
export interface Moments {
  first: number;
  views: unknown[];
}

/** What somebody at a table saw of the game that is being played when it had `line` lines. */
export interface Earlier {
  line: number;
  view: unknown;
}

/** A finished game goes on from line `line` at a table of its own: this person in a seat, bots in all others. */
export interface PlayOn {
  game?: number | null;
  line: number;
  seat: number;
  name: string;
}

/** A game, in the language asked for. */
export interface GameInfo {
  id: string;
  rules: number;
  seats: string[];
  fewest: number;
  options: Record<string, GameOption>;
  earned_options: string[];
  bots: string[];
  cooperative: boolean;
  can_agree_draw: boolean;
  has_points: boolean;
  silent: boolean;
  title: string;
  tagline: string;
  credits: string;
  chapters: string[][];
  campaign: Chapter[];
  minutes: number;
  order: number;
  has_lesson: boolean;
}

/** One way in which a game can be set up differently. */
export interface GameOption {
  default: unknown;
  choices: unknown[];
}

/** One of the set-ups that a game is played through in order, such as a chapter of a story. */
export interface Chapter {
  number: number;
  name: string;
  tier: string;
  won: number | null;
}

/** How a chapter of a story went for the people of a device, at all tables where they sat. */
export interface ChapterSoFar {
  number: number;
  won: number;
  lost: number;
  earned: Record<string, unknown>;
}

/** The first lesson of a game: its steps, each with the key of what it is called. */
export interface Lesson {
  steps: Sentence[];
}

/** All moves that the learner has made in a step of a lesson. Nothing is stored: all are sent each time. */
export interface TryStep {
  step: number;
  moves?: string[];
}

/** Where the learner's moves have led: the game as their seat sees it. Sentences are messages of the game. */
export interface StepTried {
  seat: number;
  view: unknown;
  lines: GameLine[];
  before: number;
  state: "done" | "going" | "wrong";
  task: Sentence;
  hint: Sentence | null;
  show: string | null;
  is_unaided: boolean;
}

/** What would be answered to these moves in a step of a lesson. */
export interface AnsweredTry {
  step: number;
  moves: string[];
  tried: StepTried;
}

/** A lesson that needs no server any more: its steps, and the answer to every move that can be tried. */
export interface WholeLesson {
  steps: Sentence[];
  tries: AnsweredTry[];
}

/** Long polling: `say` goes to the server, and the answer waits until there is something to tell. `line` is empty at first and then what the server answered; `got` is how many messages have arrived on it. */
export interface Poll {
  line?: string;
  got?: number;
  say?: unknown[];
  wait?: number;
}

/** Messages from number `first` on; those that the device has got are not sent again. */
export interface Polled {
  line: string;
  first: number;
  tell: unknown[];
}

/** Why something asked over HTTP was not done. */
export interface ErrorBody {
  code: string;
  text: string;
}

/** Are you there? Answered with `pong`. A device that hears nothing for a while after one connects again. */
export interface Ping {
  ask: "ping";
}

/** Tell me what happens at a table, from line `seen` on: as the person in a chair, or (null) as a spectator. Asking again for the same starts again from there, so a gap of any kind can be filled. Whoever looks back at an earlier game of the table (`looks_back`) is here, but is sent no news, only who is present. */
export interface Watch {
  ask: "watch";
  table: string;
  key: string;
  chair?: number | null;
  seen?: number;
  looks_back?: boolean;
}

/** No more of it. */
export interface Unwatch {
  ask: "unwatch";
  table: string;
  key: string;
  chair?: number | null;
}

/** I am ready. When everyone is and no chair is empty, the game begins. */
export interface Ready {
  ask: "ready";
  table: string;
  key: string;
  chair: number;
}

/** My move, as it is spelled everywhere; `seen` is how many lines I had seen when I chose it: a move that was meant for another moment is refused. */
export interface Move {
  ask: "move";
  table: string;
  key: string;
  chair: number;
  move: string;
  seen: number;
}

/** I take back my last move and what followed it: at once if that is free, otherwise if the others agree. */
export interface Undo {
  ask: "undo";
  table: string;
  key: string;
  chair: number;
}

/** Another player may take it back, or not. Bots always agree. */
export interface AnswerUndo {
  ask: "answer-undo";
  table: string;
  key: string;
  chair: number;
  agree: boolean;
}

/** I give up. With two players the other wins, together all lose, with more a bot plays on. */
export interface Resign {
  ask: "resign";
  table: string;
  key: string;
  chair: number;
}

/** I offer a draw, where the game knows one. The offer stands until it is answered or the other moves. */
export interface OfferDraw {
  ask: "offer-draw";
  table: string;
  key: string;
  chair: number;
}

/** I accept the other's draw, or decline it. */
export interface AnswerDraw {
  ask: "answer-draw";
  table: string;
  key: string;
  chair: number;
  agree: boolean;
}

/** I have to go in the middle of a game. My chair stays mine; the others may ask a bot in. */
export interface Leave {
  ask: "leave";
  table: string;
  key: string;
  chair: number;
}

/** Let a bot of this level sit in for the player who left, or has been away for some time. */
export interface TakeOver {
  ask: "take-over";
  table: string;
  key: string;
  chair: number;
  absent: number;
  level: string;
}

/** I play again myself. */
export interface ComeBack {
  ask: "come-back";
  table: string;
  key: string;
  chair: number;
}

/** I would like another game, or the second of a match. It begins, with the roles moved on, when all want it. */
export interface Rematch {
  ask: "rematch";
  table: string;
  key: string;
  chair: number;
}

/** One of the phrases; or, where the table's maker allows it, my own words. */
export interface Say {
  ask: "say";
  table: string;
  key: string;
  chair: number;
  phrase?: string;
  text?: string;
}

export type Ask = Ping | Watch | Unwatch | Ready | Move | Undo | AnswerUndo | Resign | OfferDraw | AnswerDraw | Leave | TakeOver | ComeBack | Rematch | Say;

/** The first message of every connection. */
export interface Welcome {
  tell: "welcome";
  protocol: number;
  version: string;
}

/** I am here; and this is my time, in seconds, by which clocks are kept. */
export interface Pong {
  tell: "pong";
  now: number;
}

/** What happened, as this viewer may know it. The lines go on where the last message stopped. A view, when there is one, is what the viewer may know after the last of them; without one the last view still holds, unless there is `more`: then the game has gone on, and the view comes with the next lines. With a view comes whether the viewer's last move can be taken back, freely or by asking the others. */
export interface News {
  tell: "news";
  table: string;
  chair: number | null;
  lines: Line[];
  view?: unknown;
  undo?: "ask" | "free" | null;
  more?: boolean;
  clocks?: Clocks | null;
  beats_since?: number | null;
}

/** Which chairs have a device that is connected now, from which of them an earlier game is looked back at, and how many devices without a chair look on. Not stored, and without a number. */
export interface Present {
  tell: "present";
  table: string;
  chairs: boolean[];
  looking_back?: number[];
  spectators?: number;
}

/** This device no longer holds this chair: it was freed, or went on to another device. Nothing more is told to it, and what it was told is to be forgotten. */
export interface SeatLost {
  tell: "seat-lost";
  table: string;
  chair: number;
}

/** It is done and cannot be lost any more; `line` tells of it. */
export interface Done {
  tell: "done";
  key: string;
  line: number;
}

/** It was not done: a word for programs and a sentence for people. The key is empty if it could not be read. */
export interface Refused {
  tell: "refused";
  key: string;
  code: string;
  text: string;
}

export type Tell = Welcome | Pong | News | Present | SeatLost | Done | Refused;

/** Something happened that this viewer learns nothing of. */
export interface Skip {
  news: "skip";
  n: number;
}

/** The table was made. */
export interface OpenedLine {
  news: "opened";
  n: number;
  at: number;
  says: Sentence[];
  game: string;
  rules: number;
  seats: number;
  settings: Settings;
  options: Record<string, unknown>;
  provenance?: "chance" | "prepared" | "record";
}

/** The maker put the table on the server's list of open tables, where anybody finds it and may sit down; or took it off again. */
export interface OfferedLine {
  news: "offered";
  n: number;
  at: number;
  says: Sentence[];
  offered: boolean;
}

/** A person sat down; the invitation, if there was one, is used up. */
export interface ClaimedLine {
  news: "claimed";
  n: number;
  at: number;
  says: Sentence[];
  chair: number;
  name: string;
}

/** A bot sat down. */
export interface BotSeatedLine {
  news: "bot-seated";
  n: number;
  at: number;
  says: Sentence[];
  chair: number;
  level: string;
}

/** A chair became empty before the game began. */
export interface FreedLine {
  news: "freed";
  n: number;
  at: number;
  says: Sentence[];
  chair: number;
}

/** A game began: for each of its seats the chair that plays it, and what chance dealt first. */
export interface BeganLine {
  news: "began";
  n: number;
  at: number;
  says: Sentence[];
  order: number[];
  lines: GameLine[];
  ended?: Ended | null;
}

/** A person is ready to begin. */
export interface ReadyLine {
  news: "ready";
  n: number;
  at: number;
  says: Sentence[];
  chair: number;
}

/** A move and what chance answered: one line each, with a seat or *, and the whole spelling. */
export interface MovedLine {
  news: "moved";
  n: number;
  at: number;
  says: Sentence[];
  chair: number;
  lines: GameLine[];
  ended?: Ended | null;
}

/** Someone would like to take the game back to its first `keep` lines. */
export interface UndoAskedLine {
  news: "undo-asked";
  n: number;
  at: number;
  says: Sentence[];
  chair: number;
  keep: number;
}

/** Another player agreed to an undo, or did not. */
export interface UndoAnsweredLine {
  news: "undo-answered";
  n: number;
  at: number;
  says: Sentence[];
  chair: number;
  agree: boolean;
}

/** The game was taken back: freely, since nobody had learned anything, or because the others agreed. */
export interface UndoneLine {
  news: "undone";
  n: number;
  at: number;
  says: Sentence[];
  chair: number;
  keep: number;
  free: boolean;
  learned?: boolean;
}

/** Someone gave up. */
export interface ResignedLine {
  news: "resigned";
  n: number;
  at: number;
  says: Sentence[];
  chair: number;
  level?: string;
  ended?: Ended | null;
}

/** Someone's time ran out. */
export interface FlagFellLine {
  news: "flag-fell";
  n: number;
  at: number;
  says: Sentence[];
  chair: number;
  level?: string;
  ended?: Ended | null;
}

/** Someone offered a draw. */
export interface DrawOfferedLine {
  news: "draw-offered";
  n: number;
  at: number;
  says: Sentence[];
  chair: number;
}

/** The other accepted the draw, or declined it. */
export interface DrawAnsweredLine {
  news: "draw-answered";
  n: number;
  at: number;
  says: Sentence[];
  chair: number;
  agree: boolean;
  ended?: Ended | null;
}

/** Someone went away in the middle of a game; the chair stays theirs. */
export interface LeftLine {
  news: "left";
  n: number;
  at: number;
  says: Sentence[];
  chair: number;
}

/** A bot sat in for someone who is away, asked by another player. */
export interface TookOverLine {
  news: "took-over";
  n: number;
  at: number;
  says: Sentence[];
  chair: number;
  absent: number;
  level: string;
}

/** Someone is back, and plays again instead of the bot. */
export interface CameBackLine {
  news: "came-back";
  n: number;
  at: number;
  says: Sentence[];
  chair: number;
}

/** Someone would like another game; when all people do, it begins. */
export interface RematchAskedLine {
  news: "rematch-asked";
  n: number;
  at: number;
  says: Sentence[];
  chair: number;
}

/** Someone said something: one of the phrases, or their own words. */
export interface SaidLine {
  news: "said";
  n: number;
  at: number;
  says: Sentence[];
  chair: number;
  phrase?: string;
  text?: string;
}

export type Line = Skip | OpenedLine | OfferedLine | ClaimedLine | BotSeatedLine | FreedLine | BeganLine | ReadyLine | MovedLine | UndoAskedLine | UndoAnsweredLine | UndoneLine | ResignedLine | FlagFellLine | DrawOfferedLine | DrawAnsweredLine | LeftLine | TookOverLine | CameBackLine | RematchAskedLine | SaidLine;

/** The piazza, the list of fifteen and the calendar; and for the nurse, the lovers. */
export interface VeronaTwistView {
  seat: number | string | null;
  to_act: (number | string)[];
  legal: string[] | null;
  form: string | null;
  outcome: Outcome | null;
  options: Record<string, unknown>;
  phase: string;
  round: number;
  days_left: number;
  squares: Record<string, string>;
  active: string;
  pairs: string[];
  split: Record<string, number> | null;
  lovers: string | null;
}

/** One mask, as the viewer knows it. */
export interface VoltoMask {
  id: number;
  side: number;
  square: string | null;
  path: string[];
  shown: boolean;
  kind: string | null;
  possible: Record<string, number>;
}

/** The square and its palaces, the masks, and how near a draw is. */
export interface VoltoView {
  seat: number | string | null;
  to_act: (number | string)[];
  legal: string[] | null;
  form: string | null;
  outcome: Outcome | null;
  options: Record<string, unknown>;
  phase: string;
  ready: boolean[];
  masks: VoltoMask[];
  unseen: string[];
  setups: number[];
  damsels: number[];
  moves: string[];
  quiet: number;
  times: number;
}

/** What lies before one player. */
export interface VersoPlayer {
  points: number;
  rows: Record<string, string[]>;
  square: boolean;
  squares: number;
  lacks: string[];
}

/** A card before somebody that would be turned over. */
export interface VersoTurned {
  seat: number;
  card: string;
}

/** What banking a series would bring. */
export interface VersoBank {
  points: number;
  gone: string[];
  turned: VersoTurned[];
  breaks: boolean;
}

/** What taking the top card would bring: how likely it is a double, and how likely it completes a square. */
export interface VersoDraw {
  double: number;
  square: number;
}

/** The table. Cards are spelled as they lie, G4*\/B3, with a ? for a back that was never turned up: G4*\/? */
export interface VersoView {
  seat: number | string | null;
  to_act: (number | string)[];
  legal: string[] | null;
  form: string | null;
  outcome: Outcome | null;
  options: Record<string, unknown>;
  phase: string;
  turn: number;
  left: number;
  top: string | null;
  players: VersoPlayer[];
  discards: string[];
  backs: Record<string, Record<string, number>>;
  exact: boolean;
  last_drawer: number | null;
  asked: number;
  rank: number | null;
  banks: Record<string, VersoBank>;
  draws: Record<string, VersoDraw>;
  hidden: string[] | null;
  deck: string[] | null;
}

/** Cards of both types, equal ones as often as they are there. */
export interface RomeoJulietCards {
  places: string[];
  companions: string[];
}

/** What a hand may be by what all saw: each card's chance to be in it, and how many hands fit. */
export interface RomeoJulietOdds {
  places: Record<string, number>;
  companions: Record<string, number>;
  hands: number;
}

/** One of the two, as the viewer knows them. */
export interface RomeoJulietLover {
  missives: number;
  sizes: number[];
  hand: RomeoJulietCards | null;
  played: RomeoJulietCards;
  could_hold: RomeoJulietOdds;
  proposal: string | null;
  proposals: number;
  chosen: boolean;
  choice: string | null;
}

/** What an event asks one of the lovers, or both. */
export interface RomeoJulietDecision {
  event: number;
  step: number;
  alternative: number | null;
  effect: string;
}

/** One scene so far: how many cards were drawn before it, what was played in it, and what was shown after it. */
export interface RomeoJulietScene {
  drew: number[];
  cards: string[] | null;
  shown: string[][];
}

/** The stage. */
export interface RomeoJulietView {
  seat: number | string | null;
  to_act: (number | string)[];
  legal: string[] | null;
  form: string | null;
  outcome: Outcome | null;
  options: Record<string, unknown>;
  rules: number;
  content: string;
  phase: string;
  act: number;
  scene: number;
  love: number;
  love_goal: number;
  hate: number;
  hate_limit: number;
  places: Record<string, string[]>;
  reserve: number;
  heart: string | null;
  only: string | null;
  named: (string | null)[];
  price: number;
  talker: number;
  said: string[];
  lovers: RomeoJulietLover[];
  chapter_event: number;
  events: number[];
  events_left: number[];
  due: number;
  in_force: string[];
  decision: RomeoJulietDecision | null;
  drawing: string | null;
  story: RomeoJulietScene[];
  piles: (string[] | null)[];
  events_to_come: number[] | null;
  hate_to_come: Record<string, Record<string, number>> | null;
}

/** What a viewer may know, by game. */
export interface Views {
  "verona-twist": VeronaTwistView;
  "volto": VoltoView;
  "verso": VersoView;
  "romeo-juliet": RomeoJulietView;
}

export type View = Views[keyof Views];
