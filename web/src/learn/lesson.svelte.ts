// The progress of a person in a lesson. The server has played every step by the real rules, whatever may be tried in it;
// the device keeps its answers, and asks only for what is not among them.
import { isNumbers, isStrings, readStored, store } from "../storage";
import { getOpenly, post } from "../link/http";
import type { Sentence, StepTried, WholeLesson } from "../wire";

const PATIENCE = 2; // wrong moves, before one is offered to be shown how

/** Where one stands in a lesson. The browser keeps it with the page it shows: to reload it, or to come back to it from
 * the rules, changes nothing. */
interface Standing {
  game: string;
  step: number;
  moves: readonly string[];
}

function isStanding(kept: unknown): kept is Standing {
  const { game, step, moves } = (kept ?? {}) as Partial<Standing>;
  return typeof game === "string" && typeof step === "number" && isStrings(moves);
}

const asked = (step: number, moves: readonly string[]): string => [step, ...moves].join("\n");

export class LessonState {
  steps: readonly Sentence[] = $state.raw([]); // what they are called
  at = $state(0);
  tried: StepTried | null = $state.raw(null);
  error: unknown = $state.raw(null);
  isBusy = $state(false);
  done: readonly number[] = $state.raw([]); // steps, on this device
  misses = $state(0); // in this step
  private known = new Map<string, StepTried>(); // by what is asked: what is answered
  private moves: readonly string[] = $state.raw([]); // the learner's, in this step
  canShow = $derived(this.misses >= PATIENCE && this.tried?.state !== "done");
  since = $derived(this.tried && this.moves.length ? this.tried.lines.slice(this.tried.before) : []);
  isLast = $derived(this.at === this.steps.length - 1);

  /** Called whenever the server has answered. */
  onanswer: (tried: StepTried) => void = () => {};

  constructor(readonly game: string) {
    this.done = readStored(`learn.${game}`, isNumbers, []);
  }

  /** Begin where one stopped: as the page stood, or at the first step that is not done; at the first, if all are. */
  async begin(): Promise<void> {
    this.error = null;
    try {
      const { steps, tries } = await getOpenly<WholeLesson>(`/api/games/${this.game}/lesson/all`);
      this.known = new Map(tries.map(({ step, moves, tried }) => [asked(step, moves), tried]));
      this.steps = steps;
    } catch (why) {
      this.error = why;
      return;
    }
    const kept: unknown = history.state;
    const next = this.steps.findIndex((_, step) => !this.done.includes(step));
    if (isStanding(kept) && kept.game === this.game && kept.step in this.steps) await this.go(kept.step, kept.moves);
    else await this.go(Math.max(0, next));
  }

  async go(step: number, moves: readonly string[] = []): Promise<void> {
    this.at = step;
    this.misses = 0;
    this.tried = null;
    this.moves = [];
    await this.tell(moves);
  }

  async play(move: string): Promise<void> {
    await this.tell([...this.moves, move]);
    if (this.tried?.state === "wrong") this.misses += 1;
    if (this.tried?.state === "done" && !this.done.includes(this.at)) {
      this.done = [...this.done, this.at];
      store(`learn.${this.game}`, this.done);
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
      const known = this.known.get(asked(step, moves));
      const tried = known ?? (await post<StepTried>(`/api/games/${this.game}/lesson`, { step, moves }));
      if (this.at === step) {
        this.moves = moves;
        this.tried = tried;
        history.replaceState({ game: this.game, step, moves } satisfies Standing, "");
        this.onanswer(tried);
      }
    } catch (why) {
      this.error = why;
    } finally {
      this.isBusy = false;
    }
  }
}
