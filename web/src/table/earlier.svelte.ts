// An earlier moment of a game that is being played, as this viewer saw it: fetched when a line of the log is pressed.
import { get } from "../link/http";
import type { Earlier, GameLine } from "../wire";
import type { AnyView, LiveTable } from "./live.svelte";

/** What is looked at: the game after one of its lines. */
export interface Glance {
  line: GameLine;
  lines: readonly GameLine[]; // up to that one
  view: AnyView;
}

export class EarlierMoment {
  shown: Glance | null = $state.raw(null); // null: the game as it is now
  private wanted: GameLine | null = null;

  constructor(private readonly table: LiveTable) {}

  /** Look at the game as it was after this line. The last line is now. */
  async look(line: GameLine): Promise<void> {
    const { id, chair, state } = this.table;
    const lines = state.lines.slice(0, state.lines.indexOf(line) + 1);
    if (!lines.length || lines.length === state.lines.length) return this.back();
    this.wanted = line;
    const asked = chair === null ? "" : `?chair=${chair}`;
    const { view } = await get<Earlier>(`/api/tables/${id}/earlier/${lines.length}${asked}`);
    if (this.wanted === line && this.isStill(line, lines.length)) this.shown = { line, lines, view: view as AnyView };
  }

  /** Is this still the line with this number? A move may have been taken back, or another game begun. */
  private isStill(line: GameLine, number: number): boolean {
    return this.table.state.lines[number - 1] === line;
  }

  /** The game has gone on: what was taken back is looked at no more. */
  refresh(): void {
    if (this.shown && !this.isStill(this.shown.line, this.shown.lines.length)) this.back();
  }

  back(): void {
    this.wanted = this.shown = null;
  }
}
