// The rules of Verso as the second referee in verso.ts reads them, from the documents alone: plain objects,
// nothing clever. `play` and `deal` change the table they are given and trust that the move is legal.
export type Json = any; // eslint-disable-line @typescript-eslint/no-explicit-any
export type Seat = number | "*";
type Face = { colour: string; value: string; points: number };
export type Card = { up: Face; down: Face; known: boolean };
export type Player = { cards: Card[]; points: number; square: boolean; squares: number };
type Phase = "deal" | "turn" | "last" | "over";
export type Table = {
  forced: boolean;
  left: number; // cards in the draw pile, the top card included
  top: Card | null;
  turned: boolean; // solo: the next card dealt is the simulated player's
  phase: Phase;
  seat: number;
  asked: number; // players asked for a last series
  used: string[]; // cards dealt so far
  players: Player[];
  discards: Card[];
  flips: string[]; // what the last move flipped, in order
};

// ---------------------------------------------------------------------------------------------- the cards

const COLOURS = ["B", "G", "O"];

function faceText(face: Face): string {
  return face.colour + face.value + (face.points === 3 ? "*" : "");
}
function plainFace(face: Face): string {
  return face.colour + face.value;
}
export function cardText(card: Card): string {
  return `${faceText(card.up)}/${plainFace(card.down)}`;
}
function publicText(card: Card): string {
  return card.known ? cardText(card) : `${faceText(card.up)}/?`;
}
export function turnOver(card: Card): Card {
  return { up: card.down, down: card.up, known: true };
}
/** The card's own name: its 1-point face first. */
export function nameOf(card: Card): string {
  return card.up.points === 1 ? cardText(card) : cardText(turnOver(card));
}

function makeBox(): Card[] {
  const box: Card[] = [];
  for (const one of COLOURS)
    for (const other of COLOURS) {
      if (one === other) continue;
      for (let value = 1; value <= 6; value++)
        for (const back of [value === 1 ? 6 : value - 1, value === 6 ? 1 : value + 1]) {
          const up = { colour: one, value: String(value), points: 1 };
          box.push({ up, down: { colour: other, value: String(back), points: 3 }, known: false });
        }
    }
  for (const colour of COLOURS)
    for (let value = 1; value <= 6; value++) {
      const others = COLOURS.filter((other) => other !== colour);
      const up = { colour: value % 2 === 1 ? others[0] : others[1], value: "J", points: 1 };
      box.push({ up, down: { colour, value: String(value), points: 3 }, known: false });
    }
  return box;
}

export const BOX = makeBox();
export const LYING = new Map<string, Card>(); // every card in both positions, by its spelling
for (const card of BOX)
  for (const lying of [card, { ...turnOver(card), known: false }]) LYING.set(cardText(lying), lying);

// ---------------------------------------------------------------------------------------------- the rules

/** How often the rarer things happened, so that a run can show that it met them. */
export const happened = { banks: 0, jokers: 0, forced: 0, squares: 0, squaresAgain: 0 };

export function newTable(seats: number, forced: boolean, cards: number): Table {
  const players: Player[] = [];
  for (let i = 0; i < seats; i++) players.push({ cards: [], points: 0, square: false, squares: 0 });
  const empty = { turned: false, phase: "deal" as Phase, seat: 0, asked: 0, used: [], discards: [], flips: [] };
  return { forced, left: cards, top: null, players, ...empty };
}

export function sameFace(a: Face, b: Face): boolean {
  return a.colour === b.colour && a.value === b.value;
}

/** A card joins a display, unless it shows what is already there. */
function place(table: Table, player: Player, card: Card): void {
  if (player.cards.some((other) => sameFace(other.up, card.up))) table.discards.push(card);
  else player.cards.push(card);
  judgeSquare(player);
}

function judgeSquare(player: Player): void {
  const square = COLOURS.every((colour) => player.cards.filter((card) => card.up.colour === colour).length >= 3);
  if (square && !player.square) {
    player.points += 7;
    player.squares += 1;
    happened.squares += 1;
    if (player.squares > 1) happened.squaresAgain += 1;
  }
  player.square = square;
}

function forceFlip(table: Table, seat: number, colour: string): void {
  const player = table.players[seat];
  const row = player.cards.filter((card) => card.up.colour === colour);
  if (row.length === 0) return;
  const numbers = row.filter((card) => card.up.value !== "J").sort((a, b) => Number(b.up.value) - Number(a.up.value));
  const card = numbers[0] ?? row[0];
  player.cards = player.cards.filter((other) => other !== card);
  const flipped = turnOver(card);
  table.flips.push(`p${seat + 1} flipped ${cardText(flipped)}`);
  place(table, player, flipped);
  happened.forced += 1;
}

function startLast(table: Table, lastDrawer: number): void {
  table.phase = "last";
  table.seat = (lastDrawer + 1) % table.players.length;
}

/** Solo: the top card plays the other player's turn. */
function simulate(table: Table, card: Card): void {
  const seen = turnOver(card);
  table.flips.push(`* flipped ${cardText(seen)}`);
  const numbers = seen.up.value !== "J" && seen.down.value !== "J";
  if (numbers && Number(seen.up.value) > Number(seen.down.value)) forceFlip(table, 0, seen.up.colour);
  table.discards.push(seen);
  table.left -= 1;
  table.top = null;
  table.turned = false;
  if (table.left === 0) startLast(table, 0);
  else table.phase = "deal";
}

export function deal(table: Table, card: Card): void {
  table.flips = [];
  table.used.push(nameOf(card));
  if (table.turned) simulate(table, card);
  else {
    table.top = card;
    table.phase = "turn";
  }
}

type Series = { colour: string; values: string[]; low: number };

/** Every series a player can show: runs of numbers, of which one may be played by the joker. */
export function seriesOf(player: Player): Series[] {
  const found: Series[] = [];
  for (const colour of COLOURS) {
    const has = (value: string): boolean =>
      player.cards.some((card) => card.up.colour === colour && card.up.value === value);
    for (let low = 1; low <= 5; low++)
      for (let high = low + 1; high <= 6; high++)
        for (let joker = low - 1; joker <= high; joker++) {
          const values: string[] = [];
          for (let value = low; value <= high; value++)
            values.push(value === joker && joker >= low ? "J" : String(value));
          if (values.every(has)) found.push({ colour, values, low });
        }
  }
  return found;
}

export function spell(series: Series): string {
  return `bank ${series.colour}:${series.values.join("-")}`;
}

export function legalMoves(table: Table, seat: Seat): string[] {
  if (table.phase === "over") return [];
  if (table.phase === "deal") {
    if (seat !== "*") return [];
    return [...LYING].filter(([, card]) => !table.used.includes(nameOf(card))).map(([text]) => `deal ${text}`).sort();
  }
  if (seat !== table.seat) return [];
  const player = table.players[seat];
  const moves = seriesOf(player).map(spell);
  if (table.phase === "last") moves.push("pass");
  else {
    moves.push("flip");
    const duplicate = player.cards.some((card) => sameFace(card.up, table.top!.up));
    if (!(table.forced && duplicate)) moves.push("keep");
  }
  return moves.sort();
}

export function play(table: Table, move: string): void {
  const { seat, players } = table;
  const player = players[seat];
  table.flips = [];
  if (move === "keep" || move === "flip") {
    const card = move === "keep" ? table.top! : turnOver(table.top!);
    if (move === "flip") table.flips.push(`p${seat + 1} flipped ${cardText(card)}`);
    place(table, player, card);
    table.top = null;
    table.left -= 1;
    if (table.left === 0) return startLast(table, seat);
    table.phase = "deal";
    table.turned = players.length === 1;
    table.seat = (seat + 1) % players.length;
    return;
  }
  const last = table.phase === "last";
  if (move !== "pass") {
    const series = seriesOf(player).find((one) => spell(one) === move)!;
    const neighbours = new Set([(seat + 1) % players.length, (seat + players.length - 1) % players.length]);
    if (!last) for (const one of neighbours) if (one !== seat) forceFlip(table, one, series.colour);
    const cards = series.values.map(
      (value) => player.cards.find((card) => card.up.colour === series.colour && card.up.value === value)!,
    );
    for (const card of cards) player.points += card.up.points;
    for (const card of cards.slice(-2)) {
      player.cards = player.cards.filter((other) => other !== card);
      table.discards.push(card);
    }
    judgeSquare(player);
    happened.banks += 1;
    if (series.values.includes("J")) happened.jokers += 1;
  }
  if (last) {
    table.asked += 1;
    table.seat = (seat + 1) % players.length;
    if (table.asked === players.length) table.phase = "over";
  } else if (players.length === 1) simulate(table, table.top!);
  else table.seat = (seat + 1) % players.length;
}

export function toAct(table: Table): Seat[] {
  return table.phase === "over" ? [] : table.phase === "deal" ? ["*"] : [table.seat];
}

export function outcomeOf(table: Table): Json {
  if (table.phase !== "over") return null;
  const scores = table.players.map((player) => player.points);
  const winners = scores.map((_, seat) => seat).filter((seat) => scores[seat] === Math.max(...scores));
  return { scores, winners, reason: "points" };
}

/** What everybody sees, in the order of no one. */
export function publicFace(table: Table): Json {
  const players = table.players.map(({ cards, points, square, squares }) => {
    const row = (colour: string): string[] => cards.filter((card) => card.up.colour === colour).map(publicText).sort();
    return { points, square, squares, rows: { B: row("B"), G: row("G"), O: row("O") } };
  });
  const top = table.top ? publicText(table.top) : null;
  return { left: table.left, top, players, discards: table.discards.map(publicText).sort() };
}

// ------------------------------------------------------------------------------------------------ the odds

/** How likely each back of each up face is: every way of giving the unknown cards different cards of the box. */
export function oddsOf(table: Table, limit: number): Record<string, Record<string, number>> | null {
  const shown = table.players.flatMap((player) => player.cards);
  if (table.top) shown.push(table.top);
  const seen = [...shown, ...table.discards];
  const known = new Set(seen.filter((card) => card.known).map(nameOf));
  const unknown = seen.filter((card) => !card.known);
  const choices = unknown.map((card) => {
    const up = faceText(card.up);
    return [...LYING.values()].filter((one) => faceText(one.up) === up && !known.has(nameOf(one)));
  });
  const odds: Record<string, Record<string, number>> = {};
  const rest = new Set(unknown.keys());
  while (rest.size > 0) {
    const group = [[...rest][0]]; // cards that could be in each other's way, one leading to the next
    rest.delete(group[0]);
    for (let at = 0; at < group.length; at++) {
      const names = new Set(choices[group[at]].map(nameOf));
      for (const other of [...rest])
        if (choices[other].some((card) => names.has(nameOf(card)))) {
          group.push(other);
          rest.delete(other);
        }
    }
    if (group.length > limit) return null;
    const counts = group.map(() => new Map<string, number>());
    let total = 0;
    const taken: string[] = [];
    const given: Card[] = [];
    const assign = (at: number): void => {
      if (at === group.length) {
        total += 1;
        given.forEach((card, i) => counts[i].set(plainFace(card.down), (counts[i].get(plainFace(card.down)) ?? 0) + 1));
        return;
      }
      for (const card of choices[group[at]]) {
        const name = nameOf(card);
        if (taken.includes(name)) continue;
        taken.push(name);
        given.push(card);
        assign(at + 1);
        taken.pop();
        given.pop();
      }
    };
    assign(0);
    group.forEach((index, i) => {
      if (!shown.includes(unknown[index])) return;
      const backs: Record<string, number> = {};
      for (const [back, ways] of counts[i]) backs[back] = ways / total;
      odds[faceText(unknown[index].up)] = backs;
    });
  }
  return odds;
}
