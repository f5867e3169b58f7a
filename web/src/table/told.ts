// What a table is, made from the lines this viewer was told: who sits where, the game's own log, what has been asked.
import type { Ended, GameLine, Line, Outcome, Score, Sentence, Settings } from "../wire";

export interface Seated {
  name: string;
  bot: string; // its level; empty: a person, or nobody
  isEmpty: boolean;
  isReady: boolean;
  hasLeft: boolean;
  wantsAgain: boolean;
}

/** One entry of the tale: what happened, in sentences, or what somebody said. */
export interface Entry {
  n: number; // of the table's line
  at: number;
  kind: "move" | "table" | "talk";
  line: GameLine | null; // of the game
  says: Sentence[];
  text: string; // somebody's own words
  who: number | null; // chair
}

export interface Told {
  game: string;
  settings: Settings;
  options: Record<string, unknown>;
  chairs: Seated[];
  order: number[]; // for each seat of the game its chair; empty before it begins
  lines: GameLine[]; // of the present game
  tale: Entry[];
  outcome: Outcome | null;
  score: Score | null;
  undoAsked: number | null; // the chair that would like to take back
  undoAgreed: number[];
  drawOffered: number | null;
  games: number; // begun so far
}

export function nothing(): Told {
  return {
    game: "",
    settings: {},
    options: {},
    chairs: [],
    order: [],
    lines: [],
    tale: [],
    outcome: null,
    score: null,
    undoAsked: null,
    undoAgreed: [],
    drawOffered: null,
    games: 0,
  };
}

const nobody = (): Seated => ({
  name: "",
  bot: "",
  isEmpty: true,
  isReady: false,
  hasLeft: false,
  wantsAgain: false,
});

/** Everything that these lines tell, from the first on. */
export function fold(lines: readonly Line[]): Told {
  const told = nothing();
  for (const line of lines) take(told, line);
  return told;
}

function take(told: Told, line: Line): void {
  if (line.news === "skip") return;
  if (line.news === "opened") {
    told.game = line.game;
    told.settings = line.settings;
    told.options = line.options;
    told.chairs = Array.from({ length: line.seats }, nobody);
    return;
  }
  const chair = "chair" in line ? told.chairs[line.chair] : undefined;
  switch (line.news) {
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
      begin(told, line.order);
      break;
    case "undone":
      told.lines.length = line.keep;
      told.tale = told.tale.filter((entry) => entry.line === null || told.lines.includes(entry.line));
      told.undoAsked = null;
      break;
    case "undo-asked":
      told.undoAsked = line.chair;
      told.undoAgreed = [];
      break;
    case "undo-answered":
      if (line.agree) told.undoAgreed.push(line.chair);
      else told.undoAsked = null;
      break;
    case "draw-offered":
      told.drawOffered = line.chair;
      break;
    case "draw-answered":
      told.drawOffered = null;
      break;
    case "resigned":
    case "flag-fell":
      if (line.level) chair!.bot = line.level;
      break;
    case "left":
      chair!.hasLeft = true;
      break;
    case "took-over":
      told.chairs[line.absent]!.bot = line.level;
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
  write(told, line);
  const ended = "ended" in line ? line.ended : null;
  if (ended) end(told, ended);
}

function begin(told: Told, order: number[]): void {
  told.order = order;
  told.lines = [];
  told.outcome = null;
  told.undoAsked = told.drawOffered = null;
  told.games += 1;
  told.tale = told.tale.filter((entry) => entry.kind === "talk"); // a new game, a new tale
  for (const chair of told.chairs) chair.wantsAgain = false;
}

function end(told: Told, ended: Ended): void {
  told.outcome = ended.outcome;
  told.score = ended.score;
  told.undoAsked = told.drawOffered = null;
  if (ended.whole) {
    told.lines = [...ended.whole];
    told.tale.push(...ended.whole.map((line) => entry(-1, 0, line)));
  }
}

function entry(n: number, at: number, line: GameLine): Entry {
  return { n, at, kind: "move", line, says: line.says, text: "", who: null };
}

function write(told: Told, line: Exclude<Line, { news: "skip" } | { news: "opened" }>): void {
  const who = "chair" in line ? line.chair : null;
  if (line.news === "said") {
    told.tale.push({
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
  if (line.says?.length)
    told.tale.push({ n: line.n, at: line.at, kind: "table", line: null, says: line.says, text: "", who });
  if (line.news === "began" || line.news === "moved") {
    told.lines.push(...line.lines);
    told.tale.push(...line.lines.map((each) => entry(line.n, line.at, each)));
    told.undoAsked = told.drawOffered = null; // whoever moves on has answered
  }
}
