// The examples of Roméo & Juliette.
import Paints from "../drawing/Drawings.svelte";
import type { Drawn } from "../../../learn/figures";
import Figures from "./Figures.svelte";

const drawn: Drawn = { Paints, Figures };
export default drawn;
