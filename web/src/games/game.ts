// What a game brings to the page: it draws a view and offers what is legal. No rule stands in the page.
import type { Component, Snippet } from "svelte";
import type { Assist } from "../settings.svelte";
import type { GameLine, Sentence } from "../wire";
import { shelf, type ShelfGame } from "../shelf.svelte";
import type { Words } from "../words/words.svelte";
import { fetchBoard } from "./boards";

/** What every part of a game's page is given. */
export interface Seen<V> {
  view: V; // what this viewer may know
  seat: number | null; // the viewer's own seat in the game; null: looks on
  words: Words; // the game's sentences and the board's, in the language spoken now
  assist: Assist; // what people at this table agreed to be shown
  lines: readonly GameLine[]; // the whole game so far, as this viewer was told it
  names: readonly string[]; // what people and bots are called, by seat
  place: string; // names this table and seat, for what is kept on this device alone
  isShared?: boolean; // several people look at this device, and no curtain falls between them (`passesOpenly`)
}

/** A line of the log as it is told. */
export interface Tale {
  says: readonly Sentence[];
  band?: readonly Sentence[]; // what the line brought to an end: a day, a scene; it lies across the log
  refs?: string[]; // what it speaks of, if not the usual
}

/** One thing that happened, as it is shown: long enough to be seen, then the next. */
export interface Moment<V> {
  view: V; // what the board draws meanwhile; the last of several moments has the view that came from the server
  since: readonly GameLine[]; // the lines it belongs to, for traces and motion; the last of a line's moments has the line
  says: readonly Sentence[]; // what it tells, where the status stands and to screen readers
  beats?: number; // how long: 1 is a plain move, 2 a capture, 3 a card to read; 1 if left out
  picture?: unknown; // what this game's own board draws for it
}

/** A message from the server: what led from one view to the next. */
export interface Step<V> {
  before: V;
  after: V;
  lines: readonly GameLine[];
  seat: number | null; // the viewer's own
  words: Words;
  assist: Assist; // a moment tells nothing that the page does not work out
  isShared?: boolean; // as in Seen: what is told is read by all who look at this device
}

export interface BoardProps<V> extends Seen<V> {
  canMove: boolean; // this viewer owes a move, nothing is on its way, and the latest view is shown
  since: readonly GameLine[]; // what led from the view before to this one: for traces and motion
  moment?: Moment<V> | null; // what is being shown; none: everything was shown
  highlighted: readonly string[]; // what the line of the log under the pointer speaks of (see `refs`)
  isPast?: boolean; // a finished game is looked back at: nothing is put together, nothing lingers from another line
  /** The move that was put together but is not done: it waits to be confirmed or is on its way. Drawn as not yet done. */
  proposed: string | null;
  player?: Snippet<[seat: number]>; // who plays a seat, for a board that draws the players (`fillsTable`)
  /** To be called with a whole move, as it is spelled, when the person has put one together: it is sent at once, or when
   * it is confirmed. And with null when what they have put together is no whole move any more. */
  onmove: (move: string | null) => void;
}

/** What the page around a board asks of it. */
export interface BoardHandle {
  /** The person takes back what they proposed: undo the last step of putting it together, and call `onmove` if that
   * leaves a whole move. */
  takeBack: () => void;
  /** Is there a step to undo? A board that does not say always has one while something is proposed. */
  canTakeBack?: () => boolean;
  /** The proposed move is done, or was refused: nothing of it is in hand any more. */
  putDown: () => void;
}

/** A part of the board in words, for screen readers and for people who prefer to read. */
export interface Section {
  title: string;
  items: string[];
}

/** A chapter of a story that is played through in order. */
export interface Chapter {
  number: number;
  name: string;
}

/** What a game's folder here has in its `index.ts`. */
export interface PageGame<V> {
  keys?: readonly (readonly [key: string, words: string])[]; // what one key does on this board, beside the frame's own
  Board: Component<BoardProps<V>, BoardHandle>;
  Known: Component<Seen<V> & { highlighted: readonly string[] }>; // the cards beside the board: what is known
  Aid?: Component<{ words: Words }>; // what every player has at hand: below the log
  isWide?: boolean; // its board has the whole width of the page: what is known and the log lie below it
  Arms: Component<{ seat: number }>; // the sign of a seat, 48 × 48 units
  todo: (view: V, seat: number | null, words: Words) => Sentence; // what is to be done, or who is waited for
  withNames?: (words: Words, names: readonly string[]) => Words; // if seats are mere numbers: its words with people's names
  /** What happened between two views as a sequence of moments; without it, a message is one moment. */
  moments?: (step: Step<V>) => Moment<V>[];
  refs: (line: GameLine) => string[]; // what a line of the log speaks of: squares, characters, pairs …
  tale?: (line: GameLine, seen: Seen<V>) => Tale; // a line of the log, if it is told in a way of its own
  inWords: (seen: Seen<V>) => Section[]; // the whole board in words
  /** Of several people at one device: may the next one look without a curtain? The board then hides the little that is
   * secret by itself (`isShared`). */
  passesOpenly?: (view: V) => boolean;
  /** Its board draws the players and the buttons that make a move: the page leaves them out and gives it their room. What
   * is to be confirmed is confirmed by proposing it once more. */
  fillsTable?: boolean;
  isDeliberate: (view: V, proposed?: string | null) => boolean; // is it always confirmed, since it is put together from many?
  /** All chapters in a language, if this view is of one of them, and which; null: of something else. */
  campaign?: (view: V, language: string) => { chapters: Chapter[]; played: number } | null;
  epilogue?: (view: V, language: string) => string; // what is told when it is over, beside how it ended
  confirmLabel?: (view: V, proposed?: string | null) => string; // the words on the button that confirms, if not the usual ones
}

/** A game as it is played here: what is drawn of it, and what the server tells of it. */
export interface PlayableGame<V> extends PageGame<V> {
  info: ShelfGame;
}

/** A game, fetched when it is first played. One that has no drawn board is played on the general one. */
export async function fetchGame(game: string): Promise<PlayableGame<unknown>> {
  const [info, board] = await Promise.all([shelf.about(game), fetchBoard(game)]);
  return { ...(board ?? (await import("./general/game")).generalGame(info)), info };
}
