// The examples of Roméo & Juliette.
import Paints from "../../../games/romeo-juliet/drawing/Drawings.svelte";
import type { Drawn } from "../../figures";
import Figures from "./Figures.svelte";

const drawn: Drawn = { Paints, Figures };
export default drawn;
