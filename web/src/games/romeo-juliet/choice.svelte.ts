// What a person has picked so far: cards, companions, a direction, something to say. Together they may spell a move.
import { aims, can, castable, casting, movable, useOf, wanted, ways } from "./legal";
import type { Way } from "./view";

export class Choice {
  cards: [string | null, string | null] = $state([null, null]); // a place and a companion
  movers: string[] = $state([]); // companions to be moved
  way: Way | null = $state(null);
  isNaming = $state(false); // a missive is to be sent: its place is chosen in the ring
  private offered: string | null = null; // the move that `onmove` was last called with
  word: string | null = $state(null); // a whole move: "agree", "missive church", "step left", "skip", "choose 1"

  constructor(
    private readonly legal: () => readonly string[],
    private readonly places: () => Record<string, string[]>,
    private readonly isOpen: () => boolean, // may anything be picked now?
    private readonly onmove: (move: string | null) => void, // called when what is picked spells another move, or none
  ) {}

  /** The legal move that has been put together, or null. */
  get move(): string | null {
    const legal = this.legal();
    if (this.word !== null) return legal.includes(this.word) ? this.word : null;
    const verb = casting(legal);
    if (verb) {
      const move = `${verb} ${this.cards[0]} ${this.cards[1]}`;
      return legal.includes(move) ? move : null;
    }
    return useOf(legal, this.movers, this.way);
  }

  private offer(): void {
    const { move } = this;
    if (move === this.offered) return;
    this.offered = move;
    this.onmove(move);
  }

  /** Put everything down. */
  clear(): void {
    this.empty();
    this.offer();
  }

  /** What an event asks for when it leaves no choice. */
  private get only(): string | null {
    const [first, ...others] = this.legal();
    return first?.startsWith("choose ") && !others.length ? first : null;
  }

  /** Nothing is picked but who alone can be moved, and what alone can be chosen. */
  private empty(): void {
    this.cards = [null, null];
    this.way = null;
    this.word = this.only;
    this.isNaming = false;
    const all = [...movable(this.legal())];
    this.movers = all.length === wanted(this.legal()) ? all : [];
  }

  /** The game has gone on: keep what can still be chosen. */
  review(): void {
    const legal = this.legal();
    const isFine =
      (this.word !== null || this.only === null) &&
      (this.word === null || legal.includes(this.word)) &&
      (!this.isNaming || can(legal, "missive")) &&
      this.cards.every((card, at) => card === null || castable(legal, at as 0 | 1).has(card)) &&
      this.movers.every((token) => movable(legal).has(token)) &&
      (this.movers.length > 0 || !can(legal, "use"));
    if (!isFine) this.empty();
    this.offer();
  }

  /** Pick a whole move, or put it down again. */
  pick(move: string): void {
    if (!this.isOpen()) return;
    const isSame = this.word === move && this.only === null;
    if (!isSame) this.empty();
    this.word = isSame ? null : move;
    this.isNaming = move.startsWith("missive ");
    this.offer();
  }

  /** Begin to send a missive, or think better of it. */
  name(): void {
    if (!this.isOpen()) return;
    const { isNaming } = this;
    this.empty();
    this.isNaming = !isNaming;
    this.offer();
  }

  card(at: 0 | 1, name: string): void {
    if (!this.isOpen()) return;
    this.word = null;
    this.cards[at] = this.cards[at] === name ? null : name;
    this.offer();
  }

  /** Pick somebody up or put them down; one too many takes the place of the first. */
  mover(token: string): void {
    if (!this.isOpen()) return;
    this.word = null;
    const legal = this.legal();
    if (this.movers.includes(token)) this.movers = this.movers.filter((one) => one !== token);
    else {
      const kept = this.movers.filter((one) => movable(legal, [one]).has(token));
      this.movers = [...kept, token].slice(-wanted(legal));
    }
    if (this.way && !this.ways.includes(this.way)) this.way = null;
    this.offer();
  }

  go(way: Way): void {
    if (!this.isOpen()) return;
    this.word = null;
    this.way = this.way === way ? null : way;
    this.offer();
  }

  /** The directions in which those picked can go. */
  get ways(): Way[] {
    return ways(this.legal(), this.movers);
  }

  /** Places that would tell the direction. */
  get aims(): Map<string, Way> {
    return aims(this.places(), this.movers, this.ways);
  }
}
