// Verona Twist's examples.
import type { Drawn } from "../../../learn/figures";
import Figures from "./Figures.svelte";
import Paints from "./Paints.svelte";

const drawn: Drawn = { Paints, Figures };
export default drawn;
