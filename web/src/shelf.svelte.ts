// The games on the shelf. The server tells of them, also of those that it got after this page was built; what it told
// last is stored, so that the next visit shows the shelf at once, and without a server.
import built from "virtual:shelf";
import { getOpenly } from "./link/http";
import type { Language } from "./settings.svelte";
import { isStrings, readStored, store } from "./storage";
import type { GameInfo } from "./wire";
import { language, say } from "./words/words.svelte";

const FIELDS = [
  "id",
  "seats",
  "fewest",
  "minutes",
  "cooperative",
  "silent",
  "can_agree_draw",
  "has_points",
  "has_lesson",
  "title",
  "tagline",
  "credits",
] as const;

/** What the whole page wants to know of a game. */
export type ShelfGame = Pick<GameInfo, (typeof FIELDS)[number]>;

function summaryOf(info: GameInfo): ShelfGame {
  return Object.fromEntries(FIELDS.map((name) => [name, info[name]])) as unknown as ShelfGame;
}

function isGame(found: unknown): found is ShelfGame {
  const { id, seats, minutes } = (found ?? {}) as Partial<ShelfGame>;
  return typeof id === "string" && isStrings(seats) && typeof minutes === "number";
}
const isGames = (found: unknown): found is ShelfGame[] => Array.isArray(found) && found.every(isGame);
const wasBuiltIn = (game: string): boolean => built["en"]?.[game] !== undefined;

class Shelf {
  private games: readonly ShelfGame[] = $state.raw(readStored("games", isGames, []));
  private hasAnswer = $state(false); // the server has told of its games, or cannot be reached

  /** In the order of the shelf. Without a server and without a memory of it: those that the page was built with. */
  ids: readonly string[] = $derived(
    this.games.length || !this.hasAnswer ? this.games.map((game) => game.id) : Object.keys(built["en"] ?? {}),
  );

  /** How many games there are, or were when the page was built. */
  count = $derived(this.ids.length || Object.keys(built["en"] ?? {}).length);

  /** Ask the server for its games, in the language spoken now. */
  async load(now: Language): Promise<void> {
    try {
      const found = await getOpenly<GameInfo[]>("/api/games");
      if (language() !== now) return;
      this.games = found.map(summaryOf);
      store("games", this.games);
    } catch {
      // the shelf stays as it was
    } finally {
      this.hasAnswer = true;
    }
  }

  find(game: string): ShelfGame | undefined {
    return this.games.find((one) => one.id === game);
  }

  /** Is there such a game? null: that is not known yet. */
  has(game: string): boolean | null {
    return this.find(game) || wasBuiltIn(game) ? true : this.hasAnswer ? false : null;
  }

  /** What is to be known of a game, asked for if need be. */
  async about(game: string): Promise<ShelfGame> {
    return this.find(game) ?? summaryOf(await getOpenly<GameInfo>(`/api/games/${game}`));
  }
}

export const shelf = new Shelf();

/** What a game is called, in one line, and whose it is. The page has the names of many games in every language. */
export function nameOf(game: string): { title: string; tagline: string; credits: string } {
  return built[language()]?.[game] ?? shelf.find(game) ?? { title: game, tagline: "", credits: "" };
}

/** How many people can play. */
export function playersOf({ fewest, seats }: ShelfGame): string {
  if (fewest === seats.length) return say("box-players-exactly", { players: fewest });
  return say("box-players", { fewest, most: seats.length });
}
