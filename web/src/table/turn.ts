// It is your turn: the title, the sign in the tab and a small bell say so.
import { ring } from "../kit/sound";

const icon = (): HTMLLinkElement | null => document.querySelector('link[rel="icon"]');

/** Show in the tab what the page is about, and whether one is waited for. */
export function title(text: string, isMyTurn: boolean): void {
  document.title = isMyTurn ? `● ${text}` : text;
  const sign = icon();
  const wanted = isMyTurn ? "/candle-lit.svg" : "/candle.svg";
  if (sign && sign.getAttribute("href") !== wanted) sign.href = wanted;
}

/** Ring when somebody else's move made it my turn. */
export function callIfNew(wasMyTurn: boolean, isMyTurn: boolean): void {
  if (isMyTurn && !wasMyTurn) ring();
}
