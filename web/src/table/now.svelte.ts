// What time it is for the server, by whose clock everything is counted.
import { line } from "../link/line.svelte";

/** In seconds, and up to date as long as the component that asks is shown. */
export function serverTime(): () => number {
  let now = $state(Date.now() / 1000);
  $effect(() => {
    const ticking = setInterval(() => (now = Date.now() / 1000), 250);
    return () => clearInterval(ticking);
  });
  return () => now + line.ahead;
}
