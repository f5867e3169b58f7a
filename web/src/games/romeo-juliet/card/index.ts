// The end of a game of Roméo & Juliette on the picture that is shared.
import type { ResultCard, Told } from "../../../review/card";
import type { Seen } from "../../game";
import { contentOf, said } from "../events/content";
import { chapterOf, type RomeoJulietView } from "../view";
import Drawing from "./Drawing.svelte";

export function tell({ view, words }: Seen<RomeoJulietView>): Told {
  const chapter = chapterOf(view);
  const named = contentOf(view).chapters.get(chapter)?.name;
  const name = named ? said(named, words.language) : "";
  return {
    subtitle: name ? words.say("chapter-named", { chapter, name }) : words.say("chapter", { chapter }),
    figures: [
      { value: `${view.love} / ${view.love_goal}`, what: words.say("love") },
      { value: `${view.hate} / ${view.hate_limit}`, what: words.say("hate") },
      {
        value: `${words.say("act-number", { act: view.act })} · ${view.scene}`,
        what: words.say("act-scene", { act: view.act, scene: view.scene }),
      },
    ],
  };
}

const card: ResultCard<RomeoJulietView> = { Drawing, tell };
export default card;
