// The words of one game, in the language that is spoken now.
import { fetchWords, language, type Words } from "./words.svelte";

export class GameWords {
  words: Words | null = $state.raw(null);
  hasFailed = $state(false);

  /** Made inside a component: it follows the language as long as that lives. */
  constructor(game: () => string) {
    $effect(() => {
      let isWanted = true;
      this.hasFailed = false;
      fetchWords(language(), game()).then(
        (words) => isWanted && (this.words = words),
        () => isWanted && (this.hasFailed = true),
      );
      return () => (isWanted = false);
    });
  }
}
