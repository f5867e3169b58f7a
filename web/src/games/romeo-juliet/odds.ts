// Chances as people read them.
import type { Words } from "../../words/words.svelte";

/** In whole hundredths; never none or all where that is not certain. */
export function percent(likely: number, words: Words): string {
  const said = (hundredths: number): string =>
    new Intl.NumberFormat(words.language, { style: "percent" }).format(hundredths / 100);
  const rounded = Math.round(100 * likely);
  if (likely < 1 && rounded === 100) return `>${said(99)}`;
  return likely > 0 && rounded === 0 ? `<${said(1)}` : said(rounded);
}
