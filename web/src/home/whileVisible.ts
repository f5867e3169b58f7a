// Something that is done again and again while the page is visible, and at once when it becomes so.

/** Do it now, and then every so many ms; the function that is returned ends it. */
export function whileVisible(what: () => void, every: number): () => void {
  const look = (): void => {
    if (document.visibilityState !== "hidden") what();
  };
  what();
  const timer = setInterval(look, every);
  addEventListener("focus", look);
  addEventListener("online", look);
  document.addEventListener("visibilitychange", look);
  return () => {
    clearInterval(timer);
    removeEventListener("focus", look);
    removeEventListener("online", look);
    document.removeEventListener("visibilitychange", look);
  };
}
