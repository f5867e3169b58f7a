// The invitations to a table: what its maker sends to friends, and what a friend has received. An invitation opens one
// chair, once. It stands behind the # of a link, where no server along the way sees it, and leaves the address at once.
import { readStored, store } from "../storage";

export type Invitations = Record<number, string>; // by chair

const ONE = /^(\d{1,2})-([\w-]{16,80})$/;

/** What follows the #: each chair's number and its invitation. */
export function fragmentOf(invitations: Invitations): string {
  return Object.entries(invitations)
    .map(([chair, invitation]) => `${chair}-${invitation}`)
    .join(".");
}

/** The invitations in what follows a #; whatever is none is passed over. */
export function parseFragment(fragment: string): Invitations {
  const found: Invitations = {};
  for (const part of fragment.replace(/^#/, "").split(".")) {
    const one = ONE.exec(part);
    if (one) found[Number(one[1])] = one[2]!;
  }
  return found;
}

export function linkTo(origin: string, table: string, invitations: Invitations): string {
  const fragment = fragmentOf(invitations);
  return `${origin}/t/${table}${fragment ? `#${fragment}` : ""}`;
}

/** Only those to these chairs. */
export function only(invitations: Invitations, chairs: readonly number[]): Invitations {
  return Object.fromEntries(Object.entries(invitations).filter(([chair]) => chairs.includes(Number(chair))));
}

function isInvitations(found: unknown): found is Invitations {
  return (
    typeof found === "object" &&
    found !== null &&
    Object.entries(found).every(([chair, one]) => typeof one === "string" && ONE.test(`${chair}-${one}`))
  );
}

/** The maker's own, kept until every chair is taken. */
export function keepInvitations(table: string, invitations: Invitations): void {
  store(`invitations.${table}`, Object.keys(invitations).length ? invitations : null);
}

export function keptInvitations(table: string): Invitations {
  return readStored(`invitations.${table}`, isInvitations, {});
}

/** What this link brought, taken out of the address bar and kept as long as this tab is open. */
export function receiveInvitations(table: string): Invitations {
  const name = `received.${table}`;
  const brought = parseFragment(location.hash);
  if (Object.keys(brought).length) {
    store(name, brought, sessionStorage);
    history.replaceState(history.state, "", location.pathname + location.search);
  }
  return { ...readStored(name, isInvitations, {}, sessionStorage), ...brought };
}
