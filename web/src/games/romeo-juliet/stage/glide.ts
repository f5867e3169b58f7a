// A token that goes from one place to another is seen moving.
import { cubicOut } from "svelte/easing";
import { crossfade } from "svelte/transition";

/** As long as the style sheet says, in ms; nothing moves where that was asked for. */
function calm(): number {
  const told = getComputedStyle(document.documentElement).getPropertyValue("--calm").trim();
  return (parseFloat(told) || 0) * (told.endsWith("ms") ? 1 : 1000);
}

const [send, receive] = crossfade({ duration: calm, easing: cubicOut, fallback: () => ({ duration: 0 }) });
export const glide = { send, receive };
