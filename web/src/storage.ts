// What the page stores in the browser: small, never a secret of a game, and it may be gone at any time.

/** What is stored under this name, if it has the right form; otherwise the given value. */
export function readStored<T>(name: string, isRight: (found: unknown) => found is T, otherwise: T, where?: Storage): T {
  try {
    const found: unknown = JSON.parse((where ?? localStorage).getItem(`sottovoce.${name}`) ?? "null");
    return isRight(found) ? found : otherwise;
  } catch {
    return otherwise; // not JSON, or a browser that stores nothing
  }
}

/** Store a value under a name; null removes it. */
export function store(name: string, what: unknown, where?: Storage): void {
  try {
    if (what === null) (where ?? localStorage).removeItem(`sottovoce.${name}`);
    else (where ?? localStorage).setItem(`sottovoce.${name}`, JSON.stringify(what));
  } catch {
    // it holds for this visit
  }
}

export function isStrings(found: unknown): found is string[] {
  return Array.isArray(found) && found.every((each) => typeof each === "string");
}

export function isNumbers(found: unknown): found is number[] {
  return Array.isArray(found) && found.every((each) => typeof each === "number");
}
