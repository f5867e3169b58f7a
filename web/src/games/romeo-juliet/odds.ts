// Chances as people read them.

/** In whole hundredths; never none or all where that is not certain. */
export function percent(likely: number): string {
  const rounded = Math.round(100 * likely);
  if (likely < 1 && rounded === 100) return ">99";
  return likely > 0 && rounded === 0 ? "<1" : `${rounded}`;
}
