// The tables at which this device has a chair, fetched again and again while the page is visible.
import { get, Refused } from "../link/http";
import type { Listed } from "../wire";
import { whileVisible } from "./whileVisible";

const EVERY = 20_000;
const PAGE = 100; // tables in one answer of the server
const RANK: Record<string, number> = { running: 1, between: 2, open: 2, over: 3 };

/** Where one is waited for first, then what runs, then what has not begun; of equals the latest first. */
export function sorted(tables: readonly Listed[]): Listed[] {
  const rank = (table: Listed): number => (table.turn ? 0 : (RANK[table.state] ?? 4));
  return [...tables].sort((one, other) => rank(one) - rank(other) || other.updated - one.updated);
}

export class TableList {
  tables: Listed[] = $state.raw([]);
  isFetched = $state(false);
  hasOlder = $state(false); // are there more than were fetched?
  private pages = 1; // that are fetched
  error: unknown = $state.raw(null);
  now = $state(Date.now() / 1000);

  /** Is there no server, or no way to it? */
  get isAlone(): boolean {
    return this.error instanceof Refused && this.error.code === "unreachable";
  }

  /** Made inside a component: it stays fresh as long as that lives. */
  constructor() {
    $effect(() => whileVisible(() => void this.fetch(), EVERY));
  }

  /** One more page, of those at which nothing has happened for longer. */
  fetchOlder = async (): Promise<void> => {
    this.pages += 1;
    await this.fetch();
  };

  fetch = async (): Promise<void> => {
    try {
      const all: Listed[] = [];
      let last: Listed[] = [];
      for (let page = 0; page < this.pages && (page === 0 || last.length === PAGE); page += 1) {
        last = await get<Listed[]>(`/api/tables?skip=${page * PAGE}`);
        all.push(...last);
      }
      this.tables = sorted(all);
      this.hasOlder = last.length === PAGE;
      this.error = null;
      this.isFetched = true;
    } catch (error) {
      this.error = error; // what was there stays: it may be a moment's silence
    }
    this.now = Date.now() / 1000;
  };
}
