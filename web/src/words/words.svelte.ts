// Sentences for people. The games, the table and the page keep them in Fluent files; the terminal reads the same files of
// the games and the table.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { LANGUAGES, settings, type Language } from "../settings.svelte";
import { GENERAL, hasBoard } from "../games/boards";
import type { Sentence } from "../wire";

export type Args = Record<string, string | number>;
export type Say = (key: string, args?: Args) => string;

const page = import.meta.glob<string>("./text/*.ftl", { query: "?raw", import: "default" });
const table = import.meta.glob<string>("../../../src/sottovoce/{rules,table}/text/*.ftl", {
  query: "?raw",
  import: "default",
});
const games = import.meta.glob<string>("../../../src/sottovoce/games/*/text/*.ftl", {
  query: "?raw",
  import: "default",
});
const boards = import.meta.glob<string>("../games/*/text/*.ftl", { query: "?raw", import: "default" });

function preferred(): Language {
  const wanted = navigator.languages.map((one) => one.slice(0, 2).toLowerCase());
  return (
    LANGUAGES.find((one) => one === wanted.find((each) => (LANGUAGES as readonly string[]).includes(each))) ?? "en"
  );
}

/** The language of the page: chosen, or the browser's. */
export function language(): Language {
  return settings.language ?? preferred();
}

interface Parsed {
  bundle: FluentBundle;
  keys: readonly string[];
}

function parsed(language: Language, sources: readonly string[]): Parsed {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const resources = sources.map((source) => new FluentResource(source));
  for (const resource of resources) bundle.addResource(resource, { allowOverrides: true });
  return { bundle, keys: [...new Set(resources.flatMap((resource) => resource.body.map((message) => message.id)))] };
}

/** All sentences of one language from the given places. */
export class Words {
  /** What can be said, in the order of the files. */
  readonly keys: readonly string[];
  private readonly bundle: FluentBundle;

  constructor(
    readonly language: Language,
    private readonly sources: readonly string[],
    private readonly found: Parsed = parsed(language, sources),
    private readonly listener: string | null = null, // the seat of whoever is told
  ) {
    ({ bundle: this.bundle, keys: this.keys } = found);
  }

  /** The same words, but some of them said otherwise. */
  with(source: string): Words {
    return new Words(this.language, [...this.sources, source], undefined, this.listener);
  }

  /** The same words as the player of a seat is told them: “you” for what that seat does; null: for anybody. */
  toldTo(seat: string | null): Words {
    return seat === this.listener ? this : new Words(this.language, this.sources, this.found, seat);
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  /** The sentence, filled in. A missing one is our bug: its key is shown, and the console says so. */
  say: Say = (key, args = {}) => {
    const message = this.bundle.getMessage(key);
    if (!message?.value) {
      console.error(`no words for “${key}” in ${this.language}`);
      return key;
    }
    const errors: Error[] = [];
    const said = this.bundle.formatPattern(message.value, args, errors);
    if (errors.length) console.error(`“${key}” in ${this.language}:`, errors);
    return said;
  };

  /** A sentence about a seat; to whoever has that seat in their own form, where there is one. What stands between
   * hyphens, a series of cards or two squares, stays on one line. */
  tell = ({ key, args }: Sentence): string => {
    const toYou = `${key}-you`; // words: told-*-you
    const isYou = this.listener !== null && args["seat"] === this.listener && this.has(toYou);
    return this.say(isYou ? toYou : key, args).replaceAll(/(?<=[\dA-Z])-(?=[\da-zA-Z])/g, "-\u2060");
  };
}

const loaded = new Map<string, Promise<Words>>();

/** The words of a game that the page was built without. */
async function servedWords(language: Language, game: string): Promise<string> {
  const answer = await fetch(`/api/games/${game}/words/${language}`);
  if (!answer.ok) throw new Error(`no words of ${game}`);
  return answer.text();
}

/** The page's words, and with a game's id also the table's, the game's and those of its board, be it the general one. */
export function fetchWords(language: Language, game = ""): Promise<Words> {
  const name = `${language} ${game}`;
  let found = loaded.get(name);
  if (!found) {
    const file = `text/${language}.ftl`;
    const own = `../../../src/sottovoce/games/${game.replaceAll("-", "_")}/${file}`;
    const board = hasBoard(game) ? game : GENERAL;
    const wanted = game
      ? [
          table[`../../../src/sottovoce/rules/${file}`],
          table[`../../../src/sottovoce/table/${file}`],
          page[`./${file}`],
          games[own] ?? (() => servedWords(language, game)),
          boards[`../games/${board}/${file}`],
        ]
      : [page[`./${file}`]];
    found = Promise.all(wanted.map((fetched) => fetched?.() ?? Promise.resolve(""))).then(
      (sources) => new Words(language, sources),
    );
    found.catch(() => loaded.delete(name)); // not for ever: the network may come back
    loaded.set(name, found);
  }
  return found;
}

/** The page's own words, in its language. */
class PageWords {
  words: Words | null = $state.raw(null);

  async load(now: Language): Promise<void> {
    const words = await fetchWords(now);
    if (language() === now) {
      this.words = words;
      document.documentElement.lang = now;
    }
  }
}

export const pageWords = new PageWords();

/** Say something of the page's own; the page is only drawn once its words are there. */
export const say: Say = (key, args) => pageWords.words?.say(key, args) ?? "";

/** The words of one game, in the language of the page. */
export class GameWords {
  words: Words | null = $state.raw(null);
  hasFailed = $state(false);

  /** Made inside a component: it follows the language as long as that lives. No words are fetched of no game. */
  constructor(game: () => string | null) {
    $effect(() => {
      const id = game();
      let isWanted = id !== null;
      this.hasFailed = false;
      if (id === null) return;
      fetchWords(language(), id).then(
        (words) => isWanted && (this.words = words),
        () => isWanted && (this.hasFailed = true),
      );
      return () => (isWanted = false);
    });
  }
}
