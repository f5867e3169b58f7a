// Verso's examples.
import Paints from "../../../games/verso/Paints.svelte";
import type { Drawn } from "../../figures";
import Figures from "./Figures.svelte";

const drawn: Drawn = { Paints, Figures };
export default drawn;
