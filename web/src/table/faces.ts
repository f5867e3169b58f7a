// The names and faces of bots.

/** How many names and faces there are for bots. */
export const FACES = 12;
const STEP = 5; // from chair to chair: no two at a table have the same

/** The name and face of a bot in a chair: the same for everybody who looks, and in every game of the table. */
export function faceOf(table: string, chair: number): number {
  let first = 0;
  for (const letter of table) first = (31 * first + letter.charCodeAt(0)) % 9973;
  return (first + STEP * chair) % FACES;
}
