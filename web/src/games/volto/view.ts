// Volto as one viewer is told it, and what both sides have in common.
export type { VoltoMask, VoltoView } from "../../wire";

export const KINDS = ["N", "C", "P", "S", "D"] as const; // in the order of the box
export const SIDES = ["red", "white"] as const; // by number
