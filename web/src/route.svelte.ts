// The router: the address alone decides what is shown.
import { momentIn } from "./review/address";

export type Place =
  | { at: "home" }
  | { at: "results" }
  | { at: "new"; game: string }
  | { at: "rules"; game: string }
  | { at: "learn"; game: string }
  | { at: "table"; table: string }
  | { at: "back"; table: string; game: number | null } // of the table; null: its last that is over
  | { at: "not-found" };

export function placeOf(address: string): Place {
  const { pathname, search } = new URL(address, location.origin);
  const parts = pathname.split("/").filter(Boolean);
  const [first, second] = parts;
  if (parts.length === 0) return { at: "home" };
  if (parts.length === 1 && first === "results") return { at: "results" };
  if (parts.length === 2 && second !== undefined) {
    if (first === "new") return { at: "new", game: second };
    if (first === "rules") return { at: "rules", game: second };
    if (first === "learn") return { at: "learn", game: second };
    if (first === "t" && /^[\w-]{6,40}$/.test(second)) return { at: "table", table: second };
  }
  if (parts.length === 3 && first === "t" && parts[2] === "back" && /^[\w-]{6,40}$/.test(second!)) {
    return { at: "back", table: second!, game: momentIn(search).game };
  }
  return { at: "not-found" };
}

class Route {
  place: Place = $state.raw(placeOf(location.href));

  constructor() {
    addEventListener("popstate", () => (this.place = placeOf(location.href)));
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.place = placeOf(location.href);
    scrollTo(0, 0);
  }
}

export const route = new Route();

/** Links inside the page change only what is shown. Use as `onclick` of an element that holds links. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element | null)?.closest?.("a");
  if (!link || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  if (
    link.origin !== location.origin ||
    link.target ||
    link.hasAttribute("download") ||
    link.pathname.startsWith("/api/")
  )
    return;
  if (link.hash && link.pathname === location.pathname) return; // a place on this very page
  event.preventDefault();
  route.go(link.pathname + link.search);
}
