// What happens is shown as a sequence of moments: each long enough to be seen, in order, never overwritten by the next.
import type { Moment } from "../games/game";
import { settings, type Pace } from "../settings.svelte";
import type { GameLine } from "../wire";

const BEAT: Record<Pace, number> = { calm: 1200, brisk: 550, none: 0 }; // ms that a plain move is shown
const CROWD = 12; // moments that wait: from here on they are shown faster
const OWN = 0.5; // beats of one's own move, which one has seen coming

export class Moments<V> {
  now: Moment<V> | null = $state.raw(null); // null: everything was shown
  since: readonly GameLine[] = $state.raw([]); // what the traces on the board tell: the lines that were shown last
  private waiting: readonly Moment<V>[] = $state.raw([]);
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `tell` is called once for each moment when its turn comes, shown or not, and with whether it is to be heard;
   * `settle` when the last one has come. */
  constructor(
    private readonly tell: (moment: Moment<V>, isHeard: boolean) => void,
    private readonly settle: () => void,
  ) {}

  /** Is there something that this viewer was not shown yet? A last moment that still lingers has the latest view. */
  get hasMore(): boolean {
    return this.waiting.length > 0;
  }

  /** The lines of the moments that are still to come: the log does not run ahead of the board. */
  get ahead(): Set<GameLine> {
    return new Set(this.waiting.flatMap((moment) => moment.since));
  }

  add(moments: readonly Moment<V>[]): void {
    this.waiting = [...this.waiting, ...moments];
    if (settings.pace === "none") this.finish();
    else if (!this.now) this.next();
  }

  /** On to the next moment, or to the latest view if there is none. */
  next(): void {
    clearTimeout(this.timer);
    const [first, ...rest] = this.waiting;
    this.now = first ?? null;
    if (!first) return;
    this.waiting = rest;
    this.since = first.since;
    this.tell(first, true);
    const beat = rest.length >= CROWD ? BEAT.brisk / 2 : BEAT[settings.pace];
    this.timer = setTimeout(() => this.next(), beat * (first.beats ?? 1));
    if (!rest.length) this.settle();
  }

  /** On to the latest view at once. What was not shown is still told, and only the last sound of it is heard. */
  finish(): void {
    clearTimeout(this.timer);
    const rest = this.waiting;
    this.waiting = [];
    this.now = null;
    if (!rest.length) return;
    this.since = [...new Set(rest.flatMap((moment) => moment.since))];
    const last = rest.findLast((moment) => moment.beats !== 0);
    for (const moment of rest) this.tell(moment, moment === last);
    this.settle();
  }

  /** Nothing of what waits is shown any more: it was taken back, or nobody looks. */
  drop(since: readonly GameLine[] = []): void {
    clearTimeout(this.timer);
    this.waiting = [];
    this.now = null;
    this.since = since;
  }
}

/** How a game is shown that does not say how: a message from the server is one moment. */
export function oneMoment<V>(after: V, lines: readonly GameLine[], seat: number | null): Moment<V>[] {
  const isOwn = lines.every((line) => line.seat === seat);
  return [{ view: after, since: lines, says: lines.flatMap((line) => line.says), beats: isOwn ? OWN : 1 }];
}

/** What happened while nobody looked, where the views in between are gone: one line after the other. */
export function momentsOf<V>(after: V, lines: readonly GameLine[]): Moment<V>[] {
  return lines.filter((line) => line.says.length).map((line) => ({ view: after, since: [line], says: line.says }));
}
