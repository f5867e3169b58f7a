// Opening a table and going there.
import { post } from "../link/http";
import { connection } from "../link/connection.svelte";
import { route } from "../route.svelte";
import { keepInvitations } from "../table/invitations";
import type { NewlyOpened, NewTable } from "../wire";

/** Open it, and go there. The maker's people are ready; with a clock each says so first, for it begins to run. */
export async function open(asked: NewTable): Promise<void> {
  const opened = await post<NewlyOpened>("/api/tables", asked);
  keepInvitations(opened.table, opened.invitations);
  const isAlone = Object.keys(opened.invitations).length === 0;
  if (isAlone || !asked.settings?.clock) beReady(opened.table, Object.keys(asked.people ?? {}).map(Number));
  route.go(`/t/${opened.table}`);
}

/** Said as soon as there is a connection; where it is refused, the waiting room still has its button. */
function beReady(table: string, chairs: number[]): void {
  connection.start();
  for (const chair of chairs) connection.act({ ask: "ready", table, chair }).catch(() => {});
}
