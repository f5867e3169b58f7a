// Verso's examples.
import Paints from "../Paints.svelte";
import type { Drawn } from "../../../learn/figures";
import Figures from "./Figures.svelte";

const drawn: Drawn = { Paints, Figures };
export default drawn;
