// The browser's tab: what the page is about, and whether it is this person's turn.
const icon = (): HTMLLinkElement | null => document.querySelector('link[rel="icon"]');

/** Show in the tab what the page is about, and whether one is waited for. */
export function title(text: string, isMyTurn: boolean): void {
  document.title = isMyTurn ? `● ${text}` : text;
  const sign = icon();
  const wanted = isMyTurn ? "/candle-lit.svg" : "/candle.svg";
  if (sign && sign.getAttribute("href") !== wanted) sign.href = wanted;
}
