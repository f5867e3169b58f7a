// How a person who looks elsewhere learns that it is their turn: a small bell, and the title and icon of the tab.
import { settings } from "../settings.svelte";

let context: AudioContext | null = null;

/** Two partials that fade, as a glass touched with a spoon. Nothing is heard where the browser does not allow it yet. */
export function ring(): void {
  if (!settings.sound) return;
  play([
    [880, 0.09, 0.9],
    [2217, 0.03, 0.5],
  ]);
}

function play(partials: readonly (readonly [pitch: number, loudness: number, length: number])[]): void {
  const mayRing = navigator.userActivation?.hasBeenActive ?? true; // a page that was not touched yet stays silent
  if (!mayRing || typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  const now = context.currentTime;
  for (const [pitch, loudness, length] of partials) {
    const tone = context.createOscillator();
    const fade = context.createGain();
    tone.frequency.value = pitch;
    fade.gain.setValueAtTime(0, now);
    fade.gain.linearRampToValueAtTime(loudness, now + 0.01);
    fade.gain.exponentialRampToValueAtTime(0.0001, now + length);
    tone.connect(fade).connect(context.destination);
    tone.start(now);
    tone.stop(now + length);
  }
}

const KNOCKS: readonly (readonly [pitch: number, loudness: number, length: number])[][] = [
  [[196, 0.05, 0.09]], // a move: wood on wood
  [
    [131, 0.07, 0.16],
    [392, 0.015, 0.07],
  ], // a capture
  [
    [587, 0.03, 0.5],
    [880, 0.015, 0.4],
  ], // a report, a card to read, a meeting
];

/** The soft sound of something that happens on the board: the weightier, the longer it is shown. */
export function sound(beats: number): void {
  if (settings.sounds && beats) play(KNOCKS[Math.min(KNOCKS.length, Math.max(1, Math.round(beats))) - 1]!);
}

const icon = (): HTMLLinkElement | null => document.querySelector('link[rel="icon"]');

/** Show in the tab what the page is about, and whether one is waited for. */
export function title(text: string, isMyTurn: boolean): void {
  document.title = isMyTurn ? `● ${text}` : text;
  const sign = icon();
  const wanted = isMyTurn ? "/candle-lit.svg" : "/candle.svg";
  if (sign && sign.getAttribute("href") !== wanted) sign.href = wanted;
}
