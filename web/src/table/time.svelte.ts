// Clocks and beats, which are counted by the server's time.
import { connection } from "../link/connection.svelte";

/** The server's time in seconds, up to date as long as the component that asks is shown. */
export function serverTime(): () => number {
  let now = $state(Date.now() / 1000);
  $effect(() => {
    const ticking = setInterval(() => (now = Date.now() / 1000), 250);
    return () => clearInterval(ticking);
  });
  return () => now + connection.ahead;
}

/** Seconds as people read a clock: 0:07, 12:30, 3:05:00, 2 d 04 h. */
export function timeOf(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  const two = (part: number): string => String(part).padStart(2, "0");
  const days = Math.floor(whole / 86_400);
  const hours = Math.floor((whole % 86_400) / 3600);
  const minutes = Math.floor((whole % 3600) / 60);
  if (days > 0) return `${days} d ${two(hours)} h`;
  if (hours > 0) return `${hours}:${two(minutes)}:${two(whole % 60)}`;
  return `${minutes}:${two(whole % 60)}`;
}

/** Seconds until the next beat; they are counted from when the choices were asked for. */
export function untilBeat(now: number, since: number, every: number): number {
  const gone = Math.max(0, now - since) % every;
  return every - gone;
}
