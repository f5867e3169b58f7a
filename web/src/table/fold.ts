// The state of a table, folded from the lines of news that this viewer has received: who sits where, the log, open
// requests, the outcome.
import { faceOf } from "./faces";
import type { Ended, GameLine, Line, Outcome, Score, Sentence, Settings, TableInfo } from "../wire";

export interface Seated {
  name: string;
  bot: string; // its level; empty: a person, or nobody
  face: number; // which name and face a bot here has
  isEmpty: boolean;
  isReady: boolean;
  hasLeft: boolean;
  gaveUp: "" | "resigned" | "clock"; // a bot plays on to the end of this game
  wantsAgain: boolean;
}

/** One entry of the log: what happened, in sentences, or what somebody said. */
export interface Entry {
  n: number; // of the table's line
  at: number;
  kind: "move" | "table" | "talk";
  line: GameLine | null; // of the game
  says: Sentence[];
  text: string; // somebody's own words
  who: number | null; // chair
  isRequest?: boolean; // somebody asks the others whether they may take back
}

export interface TableState {
  game: string;
  settings: Settings;
  options: Record<string, unknown>;
  chairs: Seated[];
  order: number[]; // for each seat of the game its chair; empty before it begins
  lines: GameLine[]; // of the present game
  log: Entry[];
  outcome: Outcome | null;
  score: Score | null;
  undoAsked: number | null; // the chair that would like to take back
  undoAgreed: number[];
  drawOffered: number | null;
  peeks: number[]; // by chair: moves taken back in this game after something was learned
  wasBrought: boolean; // this game was begun elsewhere
  provenance: TableInfo["provenance"]; // of the table's deal: unless by chance, somebody may know it
  games: number; // begun so far
  isOffered: boolean; // on the list of open tables
}

export function emptyTable(): TableState {
  return {
    game: "",
    settings: {},
    options: {},
    chairs: [],
    order: [],
    lines: [],
    log: [],
    outcome: null,
    score: null,
    undoAsked: null,
    undoAgreed: [],
    drawOffered: null,
    peeks: [],
    wasBrought: false,
    provenance: "chance",
    games: 0,
    isOffered: false,
  };
}

const nobody = (): Omit<Seated, "face"> => ({
  name: "",
  bot: "",
  isEmpty: true,
  isReady: false,
  hasLeft: false,
  gaveUp: "",
  wantsAgain: false,
});

/** The state after all of these lines. */
export function fold(lines: readonly Line[], table = ""): TableState {
  const state = emptyTable();
  for (const line of lines) apply(state, line, table);
  return state;
}

function apply(state: TableState, line: Line, table: string): void {
  if (line.news === "skip") return;
  if (line.news === "opened") {
    state.game = line.game;
    state.settings = line.settings;
    state.options = line.options;
    state.provenance = line.provenance ?? "chance";
    if (line.says?.length)
      state.log.push({ n: line.n, at: line.at, kind: "table", line: null, says: line.says, text: "", who: null });
    state.chairs = Array.from({ length: line.seats }, (_, chair) => ({ ...nobody(), face: faceOf(table, chair) }));
    return;
  }
  const chair = "chair" in line ? state.chairs[line.chair] : undefined;
  switch (line.news) {
    case "offered":
      state.isOffered = line.offered;
      break;
    case "claimed":
      Object.assign(chair!, nobody(), { name: line.name, isEmpty: false });
      break;
    case "bot-seated":
      Object.assign(chair!, nobody(), { bot: line.level, isEmpty: false, isReady: true });
      break;
    case "freed":
      Object.assign(chair!, nobody());
      break;
    case "ready":
      chair!.isReady = true;
      break;
    case "began":
      begin(state, line.order);
      state.wasBrought = line.lines.some((each) => typeof each.seat === "number");
      break;
    case "undone":
      state.lines.length = line.keep;
      state.log = state.log.filter((entry) => entry.line === null || state.lines.includes(entry.line));
      if (line.says?.some((sentence) => sentence.args["free"] === "alone"))
        state.log = state.log.filter((entry) => !entry.isRequest); // there was nobody to ask
      state.undoAsked = null;
      if (line.learned) state.peeks[line.chair]! += 1;
      break;
    case "undo-asked":
      state.undoAsked = line.chair;
      state.undoAgreed = [];
      break;
    case "undo-answered":
      if (line.agree) state.undoAgreed.push(line.chair);
      else state.undoAsked = null;
      break;
    case "draw-offered":
      state.drawOffered = line.chair;
      break;
    case "draw-answered":
      state.drawOffered = null;
      break;
    case "resigned":
    case "flag-fell":
      if (line.level)
        Object.assign(chair!, { bot: line.level, gaveUp: line.news === "resigned" ? "resigned" : "clock" });
      break;
    case "left":
      chair!.hasLeft = true;
      break;
    case "took-over":
      state.chairs[line.absent]!.bot = line.level;
      break;
    case "came-back":
      chair!.bot = "";
      chair!.hasLeft = false;
      break;
    case "rematch-asked":
      chair!.wantsAgain = true;
      break;
    case "moved":
    case "said":
      break; // they are only written down
  }
  append(state, line);
  const ended = "ended" in line ? line.ended : null;
  if (ended) end(state, ended);
}

function begin(state: TableState, order: number[]): void {
  state.order = order;
  state.lines = [];
  state.outcome = null;
  state.peeks = state.chairs.map(() => 0);
  state.undoAsked = state.drawOffered = null;
  state.games += 1;
  state.log = state.log.filter((entry) => entry.kind === "talk"); // a new game, a new log
  for (const chair of state.chairs) {
    if (chair.name) chair.bot = ""; // a person for whom a bot sat in plays again
    Object.assign(chair, { hasLeft: false, gaveUp: "", wantsAgain: false });
  }
}

function end(state: TableState, ended: Ended): void {
  state.outcome = ended.outcome;
  state.score = ended.score;
  state.undoAsked = state.drawOffered = null;
  if (ended.whole) {
    state.lines = [...ended.whole];
    state.log.push(...ended.whole.map((line) => moveEntry(-1, 0, line)));
  }
}

/** A line of the game as an entry of the log. */
export function moveEntry(n: number, at: number, line: GameLine): Entry {
  return { n, at, kind: "move", line, says: line.says, text: "", who: null };
}

function append(state: TableState, line: Exclude<Line, { news: "skip" } | { news: "opened" }>): void {
  const who = "chair" in line ? line.chair : null;
  if (line.news === "said") {
    state.log.push({
      n: line.n,
      at: line.at,
      kind: "talk",
      line: null,
      says: line.says ?? [],
      text: line.text ?? "",
      who,
    });
    return;
  }
  if (line.says?.length) {
    const isRequest = line.news === "undo-asked";
    state.log.push({ n: line.n, at: line.at, kind: "table", line: null, says: line.says, text: "", who, isRequest });
  }
  if (line.news === "began" || line.news === "moved") {
    state.lines.push(...line.lines);
    state.log.push(...line.lines.map((each) => moveEntry(line.n, line.at, each)));
    state.undoAsked = state.drawOffered = null; // to move on is an answer
  }
}
