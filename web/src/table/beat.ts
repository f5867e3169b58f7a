/** Seconds until the next beat; they are counted from when the choices were asked for. */
export function untilBeat(now: number, since: number, every: number): number {
  const gone = Math.max(0, now - since) % every;
  return every - gone;
}
