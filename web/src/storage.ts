// What the page keeps in the browser for a person: small, never a secret of a game, and never to be relied upon.

/** What was kept under this name, if it is still what it should be; else the other thing. */
export function readStored<T>(name: string, isRight: (found: unknown) => found is T, otherwise: T, where?: Storage): T {
  try {
    const found: unknown = JSON.parse((where ?? localStorage).getItem(`sottovoce.${name}`) ?? "null");
    return isRight(found) ? found : otherwise;
  } catch {
    return otherwise; // torn, or a browser that keeps nothing
  }
}

/** Keep this under a name; nothing at all is forgotten. */
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
