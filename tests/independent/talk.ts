// How a referee written in TypeScript talks with `sottovoce engine`: requests are sent without waiting,
// and each answer is compared as it comes.
import { spawn } from "node:child_process";
import type { ChildProcessWithoutNullStreams } from "node:child_process";

type Json = any; // eslint-disable-line @typescript-eslint/no-explicit-any

// ------------------------------------------------------------------------------------------------- chance

export class Dice {
  #state: number;
  constructor(seed: number) {
    this.#state = seed >>> 0;
  }
  /** A number from 0 to n - 1 (mulberry32). */
  below(n: number): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let t = this.#state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4294967296) * n);
  }
  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)];
  }
  shuffle<T>(list: T[]): T[] {
    for (let i = list.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      [list[i], list[j]] = [list[j], list[i]];
    }
    return list;
  }
  one(in_n: number): boolean {
    return this.below(in_n) === 0;
  }
}

// ----------------------------------------------------------------------------------------------- the talk

export class Disagreement extends Error {
  what: string;
  expected: unknown;
  constructor(what: string, expected: unknown) {
    super(what);
    this.what = what;
    this.expected = expected;
  }
}

/** Text that is the same for the same JSON value, whatever the order of its keys. */
export function canonical(value: Json): string {
  return JSON.stringify(value, (_key, inner) =>
    inner && typeof inner === "object" && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

export function agree(what: string, got: unknown, expected: unknown): void {
  if (got === expected || JSON.stringify(got) === JSON.stringify(expected)) return;
  if (canonical(got) !== canonical(expected)) throw new Disagreement(what, expected);
}

export function insist(what: string, holds: boolean, expected: unknown = true): void {
  if (!holds) throw new Disagreement(what, expected);
}

export type Check = (answer: Json, raw: string) => void;
/** What is told of a game when its answers are wrong. */
type Told = { lines: unknown[]; story(lines: number): string[] };
type Pending = { request: string; check: Check; game: Told | null; lines: number };

export class Engine {
  #child: ChildProcessWithoutNullStreams;
  #pending: Pending[] = [];
  #head = 0;
  #outgoing: string[] = [];
  #partial = "";
  #settled: (() => void) | null = null;
  requests = 0;
  rules = "";

  constructor(command: string[]) {
    this.#child = spawn(command[0], command.slice(1), { stdio: ["pipe", "pipe", "inherit"] }) as never;
    this.#child.stdout.setEncoding("utf8");
    this.#child.stdout.on("data", (text: string) => this.#hear(text));
    this.#child.stdin.on("error", () => {});
    this.#child.on("error", (error) => fail(new Disagreement(`the engine does not start: ${error}`, null), null, ""));
    this.#child.on("close", (code) => this.#closed(code));
  }

  ask(game: Told | null, request: Json, check: Check): void {
    const text = typeof request === "string" ? request : JSON.stringify(request);
    this.#pending.push({ request: text, check, game, lines: game ? game.lines.length : 0 });
    this.#outgoing.push(text);
    this.requests += 1;
    if (this.#outgoing.length >= 500) this.#send();
  }

  #send(): void {
    if (this.#outgoing.length > 0) this.#child.stdin.write(this.#outgoing.join("\n") + "\n");
    this.#outgoing = [];
  }

  #hear(text: string): void {
    const lines = (this.#partial + text).split("\n");
    this.#partial = lines.pop() as string;
    for (const line of lines) {
      const pending = this.#pending[this.#head++];
      if (!pending) fail(new Disagreement("an answer that nobody asked for", null), null, line);
      try {
        let answer: Json;
        try {
          answer = JSON.parse(line);
        } catch {
          throw new Disagreement("the answer is not JSON", null);
        }
        pending.check(answer, line);
      } catch (error) {
        fail(error, pending, line);
      }
    }
    if (this.#head === this.#pending.length) {
      this.#pending = [];
      this.#head = 0;
      const settled = this.#settled;
      this.#settled = null;
      if (settled) settled();
    }
  }

  /** Waits until everything asked has been answered. */
  async settle(): Promise<void> {
    if (this.#pending.length === this.#head) return;
    const answered = new Promise<void>((resolve) => (this.#settled = resolve));
    this.#send();
    await answered;
  }

  #ended: ((code: number | null) => void) | null = null;

  #closed(code: number | null): void {
    if (this.#ended) this.#ended(code);
    else fail(new Disagreement(`the engine ended with status ${code}`, null), this.#pending[this.#head] ?? null, "");
  }

  async end(): Promise<void> {
    const ended = new Promise<number | null>((resolve) => (this.#ended = resolve));
    this.#child.stdin.end();
    const code = await ended;
    if (code !== 0) fail(new Disagreement("exit status at the end of input", 0), null, String(code));
  }
}

export const tally = { passed: 0 };

function fail(error: unknown, pending: Pending | null, raw: string): never {
  const out: string[] = [];
  if (error instanceof Disagreement) {
    out.push(`DISAGREEMENT: ${error.what}`);
    const game = pending?.game;
    if (game) out.push(...game.story(pending.lines));
    out.push(`request: ${pending?.request ?? ""}`);
    out.push(`referee: ${JSON.stringify(error.expected)}`);
    out.push(`engine:  ${raw}`);
  } else {
    out.push(`the referee itself failed on ${pending?.request} answered by ${raw}`);
    out.push(String((error as Error).stack));
  }
  out.push(`${tally.passed} passed, 1 failed`);
  console.log(out.join("\n"));
  process.exit(1);
}
