// Roméo & Juliette in the page.
import type { PageGame } from "../game";
import Arms from "./drawing/Arms.svelte";
import Board from "./Board.svelte";
import Known from "./Known.svelte";
import { contentOf, said } from "./events/content";
import { isPlace, isToken, SEATS, chapterOf, sourceOf, type RomeoJulietView } from "./view";
import { refsOf } from "./stage/news";
import { boardInWords } from "./inWords";
import { momentsOf } from "./moments";

/** What is to be done, or who is waited for: nobody but chance, one of the lovers, or both. */
function todo(view: RomeoJulietView, seat: number | null): { key: string; args: Record<string, string> } {
  const owing = view.to_act.filter((one) => typeof one === "number");
  // words: outcome-* todo-*-mine todo-*-other todo-*-both
  if (view.outcome) return { key: `outcome-${view.outcome.reason}`, args: {} };
  if (view.phase === "rendezvous" && seat !== null && owing.includes(seat)) {
    const heart = view.lovers[1 - seat]!.proposal;
    return heart ? { key: "todo-answer", args: { seat: SEATS[1 - seat]!, heart } } : { key: "todo-word", args: {} };
  }
  if (seat !== null && owing.includes(seat)) return { key: `todo-${view.phase}-mine`, args: {} };
  if (owing.length > 1) return { key: `todo-${view.phase}-both`, args: {} };
  return { key: `todo-${view.phase}-other`, args: { seat: SEATS[owing[0] ?? -1] ?? "chance" } };
}

/** Our own chapters are the story; those of a content file are their owner's. */
function campaign(view: RomeoJulietView, language: string): ReturnType<NonNullable<PageGame<unknown>["campaign"]>> {
  if (sourceOf(view) !== null) return null;
  const chapters = [...contentOf(view).chapters].map(([number, { name }]) => ({ number, name: said(name, language) }));
  return { chapters, played: chapterOf(view) };
}

/** How the chapter's story goes on, won or lost. */
function epilogue(view: RomeoJulietView, language: string): string {
  const chapter = contentOf(view).chapters.get(chapterOf(view));
  return said(chapter?.[view.outcome?.winners.length ? "won" : "lost"] ?? {}, language);
}

const SEALS: Record<string, string> = {
  rendezvous: "seal-say",
  backstage: "seal-play",
  holding: "seal-hold",
  showing: "seal-show",
  naming: "seal-name",
};

const game: PageGame<RomeoJulietView> = {
  Board,
  Known,
  Arms,
  isWide: true,
  todo,
  moments: momentsOf,
  refs: (line) => refsOf(line, (word) => isPlace(word) || isToken(word)),
  inWords: boardInWords,
  campaign,
  epilogue,
  isDeliberate: (view) => (view.legal?.length ?? 0) > 0, // every word and every card counts, and none can be unsaid
  confirmLabel: (view) => SEALS[view.phase] ?? "seal-move",
};

export default game;
