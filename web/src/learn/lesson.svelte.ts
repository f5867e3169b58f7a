// A first lesson as it is being taken. The server plays every step by the real rules; here is only where one stands.
import { isNumbers, recall, retain } from "../kept";
import { get, post } from "../link/http";
import type { Lesson, Sentence, StepTried } from "../wire";

const PATIENCE = 2; // wrong moves, before one is offered to be shown how

export class LessonState {
  steps: readonly Sentence[] = $state.raw([]); // what they are called
  at = $state(0);
  tried: StepTried | null = $state.raw(null);
  error: unknown = $state.raw(null);
  isBusy = $state(false);
  done: readonly number[] = $state.raw([]); // steps, on this device
  misses = $state(0); // in this step
  private moves: readonly string[] = $state.raw([]); // the learner's, in this step
  canShow = $derived(this.misses >= PATIENCE && this.tried?.state !== "done");
  since = $derived(this.tried && this.moves.length ? this.tried.lines.slice(this.tried.before) : []);
  isLast = $derived(this.at === this.steps.length - 1);

  constructor(readonly game: string) {
    this.done = recall(`learn.${game}`, isNumbers, []);
  }

  /** Begin where one stopped the last time; at the first step, if all are done. */
  async begin(): Promise<void> {
    this.error = null;
    try {
      this.steps = (await get<Lesson>(`/api/games/${this.game}/lesson`)).steps;
    } catch (why) {
      this.error = why;
      return;
    }
    const next = this.steps.findIndex((_, step) => !this.done.includes(step));
    await this.go(Math.max(0, next));
  }

  async go(step: number): Promise<void> {
    this.at = step;
    this.misses = 0;
    this.tried = null;
    await this.tell([]);
  }

  async play(move: string): Promise<void> {
    await this.tell([...this.moves, move]);
    if (this.tried?.state === "wrong") this.misses += 1;
    if (this.tried?.state === "done" && !this.done.includes(this.at)) {
      this.done = [...this.done, this.at];
      retain(`learn.${this.game}`, this.done);
    }
  }

  /** The wrong move is taken back. */
  async again(): Promise<void> {
    if (this.tried?.state === "wrong") await this.tell(this.moves.slice(0, -1));
  }

  /** Somebody else makes the move, and one looks on. */
  async show(): Promise<void> {
    await this.again();
    if (this.tried?.show) await this.play(this.tried.show);
  }

  /** Ask again what could not be asked. */
  async retry(): Promise<void> {
    await (this.steps.length ? this.tell(this.moves) : this.begin());
  }

  private async tell(moves: readonly string[]): Promise<void> {
    const step = this.at;
    this.error = null;
    this.isBusy = true;
    try {
      const tried = await post<StepTried>(`/api/games/${this.game}/lesson`, { step, moves });
      if (this.at === step) {
        this.moves = moves;
        this.tried = tried;
      }
    } catch (why) {
      this.error = why;
    } finally {
      this.isBusy = false;
    }
  }
}
