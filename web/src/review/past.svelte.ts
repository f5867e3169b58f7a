// A finished game as one viewer saw it: its lines, and the view after any of them, fetched a few at a time.
import type { Seen } from "../games/game";
import { get } from "../link/http";
import type { AnyView } from "../table/live.svelte";
import type { GameLine, Moments, Story } from "../wire";
import type { Words } from "../words/words.svelte";

const BLOCK = 12; // views fetched together
const NEAR = 4; // this close to the end of a block, the next is fetched too

/** What is shown now: the view after the first `line` lines. */
export interface Shown {
  line: number;
  view: AnyView;
}

export class Past {
  story: Story | null = $state.raw(null);
  shown: Shown | null = $state.raw(null);
  error: unknown = $state.raw(null);
  private wanted = 0;
  private readonly blocks = new Map<number, Promise<Moments>>();

  constructor(
    readonly table: string,
    readonly game: number | null, // of the table, from 0; null: its last that is over
    readonly asked: string, // whose eyes; empty: one's own
  ) {}

  get last(): number {
    return this.story ? this.story.lines.length : 0;
  }

  /** The lines up to what is shown. */
  get lines(): readonly GameLine[] {
    return this.story && this.shown ? this.story.lines.slice(0, this.shown.line) : [];
  }

  /** The line that led to what is shown. */
  get since(): readonly GameLine[] {
    return this.lines.slice(-1);
  }

  /** What these eyes see, as every part of the game's page is given it; null: nothing is shown yet. */
  seen(words: Words, names: readonly string[]): Seen<AnyView> | null {
    if (!this.story || !this.shown) return null;
    const { eyes } = this.story;
    return {
      view: this.shown.view,
      seat: /^\d$/.test(eyes) ? Number(eyes) : null,
      words,
      assist: "exact", // it is over: everything may be worked out
      lines: this.lines,
      names,
      place: `${this.table} back ${eyes}`,
    };
  }

  async open(): Promise<void> {
    this.error = null;
    try {
      const asked = new URLSearchParams();
      if (this.game !== null) asked.set("game", String(this.game));
      if (this.asked) asked.set("eyes", this.asked);
      this.story ??= await get<Story>(`/api/tables/${this.table}/moments?${asked}`);
    } catch (error) {
      this.error = error;
    }
  }

  /** Show the game as it was after a line. What was shown stays until the view is there. */
  async go(line: number): Promise<void> {
    this.wanted = line;
    await this.open();
    if (!this.story) return;
    const at = Math.min(Math.max(0, line), this.last);
    try {
      const block = await this.fetch(Math.floor(at / BLOCK));
      if (this.wanted !== line) return;
      this.shown = { line: at, view: block.views[at - block.first] as AnyView };
      this.error = null;
    } catch (error) {
      if (this.wanted === line) this.error = error;
      return;
    }
    const next = Math.floor((at + NEAR) / BLOCK);
    if (next * BLOCK <= this.last) void this.fetch(next).catch(() => {}); // asked for again when it is needed
  }

  private fetch(block: number): Promise<Moments> {
    let found = this.blocks.get(block);
    if (!found) {
      const { number, eyes } = this.story!; // this very game, even if another is over meanwhile
      const asked = `game=${number}&eyes=${eyes}&count=${BLOCK}`;
      found = get<Moments>(`/api/tables/${this.table}/moments/${block * BLOCK}?${asked}`);
      found.catch(() => this.blocks.delete(block));
      this.blocks.set(block, found);
    }
    return found;
  }
}
