// One table as one viewer knows it, kept up to date over the connection. It is thrown away when the device is handed to
// somebody else.
import { connection, type Act } from "../link/connection.svelte";
import type { Clocks, GameLine, Line, News, Tell } from "../wire";
import { emptyTable, fold, type TableState } from "./fold";

/** What every game's view has. */
export interface AnyView {
  seat: number | string | null;
  to_act: (number | string)[];
  legal: string[] | null;
  outcome?: { scores: number[]; winners: number[]; reason: string } | null;
}

export class LiveTable {
  state: TableState = $state.raw(emptyTable());
  view: AnyView | null = $state.raw(null);
  before: AnyView | null = null; // the view before this one; null: this is the first
  since: GameLine[] = $state.raw([]); // what led from the view before to this one
  undo: "free" | "ask" | null = $state(null);
  clocks: Clocks | null = $state.raw(null);
  beatsSince: number | null = $state(null); // while choices are sealed: from when the beats are counted
  here: boolean[] = $state.raw([]); // which chairs have a device that is connected
  lookingBack: number[] = $state.raw([]); // from which of them an earlier game is looked back at
  spectators = $state(0);
  isLost = $state(false); // the chair went on to another device: nothing of it is kept
  refused = $state(""); // a sentence: why this viewer may not look
  isReady = $state(false); // has everything so far arrived?
  private lines: Line[] = [];
  private fresh: GameLine[] = [];
  private readonly unwatch: () => void;

  /** Called whenever something came in: with the new lines, but not with those that were there before this viewer came;
   * and whether a new view came with them. */
  onchange: (lines: readonly Line[], hasView: boolean) => void = () => {};

  constructor(
    readonly id: string,
    readonly chair: number | null,
  ) {
    this.unwatch = connection.watch({
      table: id,
      chair,
      seen: () => this.lines.length,
      onmessage: (message) => this.receive(message),
    });
  }

  close(): void {
    this.unwatch();
  }

  get seat(): number | null {
    const seat = this.chair === null ? -1 : this.state.order.indexOf(this.chair);
    return seat < 0 ? null : seat;
  }

  get isOver(): boolean {
    return this.state.outcome !== null;
  }

  /** The chairs that owe a move now. */
  get owing(): number[] {
    if (this.isOver || !this.view) return [];
    return this.view.to_act.flatMap((seat) => (typeof seat === "number" ? [this.state.order[seat] ?? -1] : []));
  }

  get seen(): number {
    return this.lines.length;
  }

  act(act: Act): Promise<number> {
    return connection.act(act);
  }

  private receive(message: Tell): void {
    if (message.tell === "refused") this.refused = message.text;
    else if (message.tell === "present") {
      this.here = message.chairs;
      this.lookingBack = message.looking_back ?? [];
      this.spectators = message.spectators ?? 0;
    } else if (message.tell === "seat-lost") this.lose();
    else if (message.tell === "news") this.receiveNews(message);
  }

  private lose(): void {
    this.view = this.before = null;
    this.lines = this.fresh = this.since = [];
    this.state = emptyTable();
    this.isLost = true;
  }

  private receiveNews(news: News): void {
    const fresh = news.lines.filter((each) => each.n >= this.lines.length);
    if (fresh.length && fresh[0]!.n !== this.lines.length) return; // a gap: the lines will be sent again
    this.lines = [...this.lines, ...fresh];
    if (fresh.length) this.state = fold(this.lines, this.id);
    for (const each of fresh) if (each.news === "moved" || each.news === "began") this.fresh.push(...each.lines);
    if (fresh.some((each) => each.news === "undone")) this.fresh = [];
    if (news.view && !this.isShowing(news.view as AnyView)) {
      this.since = this.isReady ? this.fresh : this.sinceMine();
      this.fresh = [];
      this.before = this.isReady ? this.view : null;
      this.view = news.view as AnyView;
    }
    if (news.view) {
      this.undo = news.undo ?? null;
      this.beatsSince = news.beats_since ?? null;
    }
    if (news.clocks !== undefined) this.clocks = news.clocks;
    const isNews = this.isReady;
    if (!news.more) this.isReady = true;
    this.onchange(isNews ? fresh : [], Boolean(news.view));
  }

  /** Was this view only sent again, as when the connection comes back? Then whoever has something in hand keeps it. */
  private isShowing(view: AnyView): boolean {
    return this.isReady && !this.fresh.length && JSON.stringify(view) === JSON.stringify(this.view);
  }

  /** A player who comes back to a game sees what happened since their own last move. */
  private sinceMine(): GameLine[] {
    const lines = this.state.lines;
    const last = lines.findLastIndex((each) => each.seat === this.seat);
    return lines.slice(last + 1);
  }
}
