import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { afterEach, expect, test } from "vitest";
import { fetchWords } from "../../words/words.svelte";
import type { BoardHandle } from "../game";
import Board from "./Board.svelte";
import game from "./index";
import Known from "./Known.svelte";
import { lover, sample } from "./sample";
import type { RomeoJulietView } from "./view";

const words = await fetchWords("en", "romeo-juliet");
const base = {
  seat: 0,
  words,
  assist: "exact" as const,
  lines: [],
  names: ["Ida", "Ugo"],
  place: "t 0",
  highlighted: [],
};
let shown: Partial<BoardHandle> | null = null;

/** A board on the page, and the table's side of it: what the board has called `onmove` with is proposed. */
function board(view: RomeoJulietView, canMove = true): { view: RomeoJulietView; proposed: string | null } {
  const onmove = (move: string | null): void => void (props.proposed = move);
  const props = $state({ ...base, view, canMove, since: [], proposed: null as string | null, onmove });
  shown = mount(Board, { target: document.body, props });
  flushSync();
  return props;
}

function press(name: string | RegExp): void {
  const called = [...document.querySelectorAll<HTMLButtonElement>("button")].filter((button) => {
    const label = button.getAttribute("aria-label") ?? button.textContent ?? "";
    return typeof name === "string" ? label.trim().startsWith(name) : name.test(label);
  });
  expect(called.length, `${name}`).toBeGreaterThan(0);
  called[0]!.click();
  flushSync();
}

afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  document.body.replaceChildren();
});

test("a place and a companion make a move, and another choice another", () => {
  const legal = ["church friar", "church hate", "street friar", "street hate"].map((cards) => `play ${cards}`);
  const frame = board(sample({ phase: "backstage", legal }));
  press("Church.");
  expect(frame.proposed).toBeNull();
  press(/^Friar Laurence[.,].*peace/i);
  expect(frame.proposed).toBe("play church friar");
  press("Street of Verona.");
  expect(frame.proposed).toBe("play street friar");
  frame.proposed = null;
  shown!.takeBack!();
  flushSync();
  expect(document.querySelectorAll(".hand [aria-pressed='true']")).toHaveLength(0);
  press("Juliet’s Balcony."); // not on the list
  press(/^Friar Laurence[.,].*peace/i);
  expect(frame.proposed).toBeNull();
});

test("the rendezvous: a missive to a place, or a word about the heart", () => {
  const legal = ["agree", "decide passion", "decide reason", "missive church", "propose passion"];
  const frame = board(sample({ legal, lovers: [sample().lovers[0]!, lover({ proposal: "reason" })] }));
  press(/^Church: nobody.*read about it\.$/); // a place is named once a missive is being sent
  document.querySelector<HTMLElement>("dialog .icon")!.click();
  flushSync();
  press("Send a missive");
  expect(frame.proposed).toBeNull();
  press(/^Church: nobody.*missive\.$/);
  expect(frame.proposed).toBe("missive church");
  expect(document.body.textContent).toContain("You hold this card.");
  expect(document.body.textContent).not.toContain("%");
  press("Chances");
  expect(document.body.textContent).toContain("Romeo holds it with a chance of 50%.");
  press("Chances");
  press("Agree to reason");
  expect(frame.proposed).toBe("agree");
  press("Agree to reason");
  expect(frame.proposed).toBeNull();
  press("Decide: passion");
  expect(frame.proposed).toBe("decide passion");
  const offered = (): string[] =>
    [...document.querySelectorAll(".task .offer b")].map((one) => one.textContent!.trim());
  expect(offered()).toEqual(["Decide: passion", "Agree to reason", "Send a missive"]);
  press("Say something else"); // what nobody needs to win is not in the way
  expect(offered()).toEqual(["Decide: reason", "Propose passion"]);
  press("Propose passion");
  expect(frame.proposed).toBe("propose passion");
});

test("whoever speaks second reads the prologue too, until a hand is on the board", () => {
  const player = createRawSnippet(() => ({ render: () => "<i></i>" }));
  const line = (seat: number | string, move: string) => ({ seat, move, events: [], says: [] });
  const picture = { kind: "said", seat: "juliet", word: "missive", what: "church" };
  const said = { view: sample({ seat: 1 }), since: [], says: [], picture };
  const props = $state({
    ...base,
    seat: 1,
    view: sample({ seat: 1, said: ["juliet missive church"] }),
    lines: [line("*", "deal"), line(0, "missive church")],
    canMove: true,
    since: [],
    proposed: null,
    player,
    moment: said,
    onmove: () => {},
  });
  shown = mount(Board, { target: document.body, props });
  flushSync();
  expect(document.querySelector(".show.prologue")).not.toBeNull();
  dispatchEvent(new Event("pointerdown"));
  flushSync();
  expect(document.querySelector(".show.prologue")).toBeNull();
  expect(document.querySelector(".show.said")).not.toBeNull();
});

test("no missive is offered to a lover who has none, and what was said lies on the table", () => {
  const said = ["romeo missive church", "romeo propose reason"];
  board(sample({ legal: ["agree", "propose passion"], said, lovers: [lover(), lover({ proposal: "reason" })] }));
  expect(document.querySelector("[data-say]")).toBeNull();
  const told = [...document.querySelectorAll(".said li")].map((one) => one.textContent!.trim());
  expect(told).toEqual(["Romeo proposes reason.", "Romeo sends a missive: the church."]);
});

test("with keys one scrolls through what was said, but the first stop on the board is the ring", () => {
  board(sample({ legal: ["agree"], said: ["romeo propose reason"] }));
  const stops = [...document.querySelectorAll('[tabindex="0"]')];
  expect(stops).toContain(document.querySelector(".said"));
  expect(stops[0]!.matches("[data-place]")).toBe(true);
});

test("what a missive costs is told before it is sent", () => {
  const lovers = [lover({ missives: 2 }), lover({})];
  const told = (price: number): string => {
    board(sample({ lovers, price, legal: ["missive church"] }));
    press("Send a missive");
    const note = document.querySelector(".task .note")!.textContent;
    void unmount(shown!);
    return note;
  };
  expect(told(1)).toContain("You have 2 missives.");
  expect(told(2)).toContain("It costs 2 of your 2 missives.");
  expect(told(0)).toContain("This one costs nothing.");
  shown = null;
});

test("a place says why it is closed, and opens the event that closes it", () => {
  const in_force = ["closed salon when lord-montague at salon", "closed ballroom when lord-capulet at ballroom"];
  board(sample({ events: [15], in_force }));
  expect(document.querySelectorAll(".shut")).toHaveLength(2);
  expect(document.querySelector(".at-1 .does")?.textContent?.trim()).toBe("Bolted Doors");
  press(/^Capulet Ballroom:.*Closed to the lovers/);
  expect(document.querySelector("dialog")?.textContent).toContain("Bolted Doors");
});

test("two companions and a direction, on the stage or beside it; nobody where that is allowed", () => {
  const legal = ["skip", "use lady-capulet+nurse left", "use lady-capulet+nurse right", "use nurse+tybalt right"];
  const frame = board(sample({ phase: "effects", legal }));
  press("Move the Nurse");
  press("Move Tybalt");
  press("To the right");
  expect(frame.proposed).toBe("use nurse+tybalt right");
  expect(document.querySelectorAll(".ghost")).toHaveLength(2);
  press("Move Lady Capulet"); // goes with the Nurse alone
  expect(frame.proposed).toBe("use lady-capulet+nurse right");
  press(/^Church: nobody.*move there\.$/);
  expect(frame.proposed).toBe("use lady-capulet+nurse left");
  press("Nobody");
  expect(frame.proposed).toBe("skip");
});

test("who alone can be moved is picked from the start", () => {
  const frame = board(sample({ phase: "effects", legal: ["use friar left", "use friar right"] }));
  press(/^Church: nobody.*move there\.$/);
  expect(frame.proposed).toBe("use friar right");
});

test("a sidestep goes to one of the two places beside", () => {
  const frame = board(sample({ phase: "sidestep", legal: ["step left", "step right"] }));
  press(/^Church: nobody.*step there\.$/);
  expect(frame.proposed).toBe("step left");
  press("To the right");
  expect(frame.proposed).toBe("step right");
});

test("an event’s two possibilities are told in words", () => {
  const decision = { event: 18, step: 0, alternative: null, effect: "either juliet: lose juliet 2 | hate 1" };
  const events = [18, 0, 0, 0, 0, 0, 0, 0, 0];
  const frame = board(sample({ phase: "decision", decision, events, legal: ["choose 1", "choose 2"] }));
  press(/^2\s*Hate grows by 1\.$/);
  expect(frame.proposed).toBe("choose 2");
});

test("a card to show is chosen in the hand, a place to name in the ring", () => {
  const decision = { event: 28, step: 0, alternative: null, effect: "show companion" };
  const frame = board(sample({ phase: "showing", decision, legal: ["show friar", "show hate"] }));
  const choose = (what: string): void => {
    document.querySelector<HTMLButtonElement>(what)!.click();
    flushSync();
  };
  choose('.hand [data-card="friar"]');
  expect(document.querySelector(".task")!.textContent).toContain("You have chosen: Friar.");
  expect(frame.proposed).toBe("show friar");
  frame.view = sample({ phase: "naming", decision, legal: ["name church", "name street"] });
  flushSync();
  expect(frame.proposed).toBeNull();
  choose('[data-place="street"]');
  expect(document.querySelector('[data-place="street"]')!.getAttribute("aria-pressed")).toBe("true");
  expect(frame.proposed).toBe("name street");
  const chosen = sample({ phase: "naming", decision, legal: [] });
  frame.view = { ...chosen, lovers: [{ ...chosen.lovers[0]!, choice: "street" }, chosen.lovers[1]!] };
  flushSync();
  expect(document.querySelector(".task")!.textContent).toContain("You have chosen: ");
});

test("places that were named because an event asked stand in the ring at the next rendezvous", () => {
  board(sample({ named: ["church", "street"] }));
  expect(document.querySelector('[data-place="church"]')!.getAttribute("aria-label")).toContain("Named by Juliet.");
  expect(document.querySelector('[data-place="street"]')!.getAttribute("aria-label")).toContain("Named by Romeo.");
});

test("who plays the card of a closed place is told that they stay", () => {
  const in_force = ["closed church when lord-capulet at ballroom"];
  board(sample({ phase: "backstage", in_force, legal: ["play church friar", "play street friar"] }));
  const pick = (card: string): string => {
    document.querySelector<HTMLButtonElement>(`.hand [data-card="${card}"]`)!.click();
    flushSync();
    return document.querySelector(".task")!.textContent;
  };
  pick("friar");
  expect(pick("church")).toContain("you cannot enter the church: you stay where you are");
  expect(pick("street")).toContain("You go to the street");
});

test("when an event asks, the hate of the scene has been counted and none is foretold", () => {
  const hate_to_come = { "": { salon: 1 }, "use friar left": { salon: 1 }, skip: { salon: 1 } };
  const decision = { event: 10, step: 1, alternative: null, effect: "favour juliet cell" };
  board(sample({ phase: "decision", decision, legal: ["use friar left", "skip"], hate_to_come }));
  expect(document.body.textContent).not.toContain("If the scene ended so");
  expect(document.querySelector(".threat")).toBeNull();
});

test("the hate that is foreseen is shown before a move is confirmed", () => {
  const hate_to_come = { "": {}, "use friar left": { salon: 1 }, "use friar right": { cell: 5 } };
  board(sample({ phase: "effects", legal: ["use friar left", "use friar right"], hate_to_come }));
  expect(document.body.textContent).toContain("no hate would grow");
  press("To the left");
  expect(document.querySelector(".threat")?.textContent).toBe("+1");
  press("To the right");
  expect(document.body.textContent).toContain("all would be lost");
  expect(document.querySelector(".note .lost svg")).not.toBeNull(); // and it is no sentence like the others
  press("To the left");
  expect(document.querySelector(".note .lost")).toBeNull();
  expect(document.querySelector(".note .more")?.textContent).toContain("hate would stand at");
});

test("nothing can be picked by a lover who does not owe a move, and no partner’s choice is shown", () => {
  const lovers = [sample().lovers[0]!, lover({ chosen: true })];
  const frame = board(sample({ phase: "backstage", to_act: [1], legal: [], lovers }), false);
  press("Church.");
  press(/^Friar Laurence[.,].*peace/i);
  expect(frame.proposed).toBeNull();
  expect(document.querySelectorAll('.a [aria-label="A card, face down"]')).toHaveLength(2);
});

test("odds are shown where they were agreed on, a notepad where not even that", () => {
  const target = document.body;
  shown = mount(Known, { target, props: { ...base, view: sample() } });
  expect(target.textContent).not.toContain("%"); // only where they are asked for
  press("Chances");
  expect(target.textContent).toMatch(/Church\s*50%/);
  expect(target.textContent).toContain("99%");
  void unmount(shown);
  shown = mount(Known, { target, props: { ...base, view: sample(), assist: "notes" } });
  expect(target.textContent).not.toContain("%");
  press("Church: perhaps");
  press("Church: probably");
  press("Church: no");
  void unmount(shown);
  shown = mount(Known, { target, props: { ...base, view: sample(), assist: "none" } });
  expect(target.textContent).not.toMatch(/%|perhaps|Sidestep/);
});

test("what is to be done, in one sentence", () => {
  expect(game.todo(sample(), 0, words)).toEqual({ key: "todo-word", args: {} });
  const asked = sample({ lovers: [lover(), lover({ proposal: "reason" })] });
  expect(words.tell(game.todo(asked, 0, words))).toBe("Romeo proposes reason. What do you say?");
  expect(game.todo(sample(), 1, words)).toEqual({ key: "todo-rendezvous-other", args: { seat: "juliet" } });
  expect(game.todo(sample({ phase: "backstage", to_act: [0, 1] }), null, words).key).toBe("todo-backstage-both");
  const chance = game.todo(sample({ phase: "event", to_act: ["*"] }), 0, words);
  expect(chance).toEqual({ key: "todo-event-other", args: { seat: "chance" } });
  expect(game.isDeliberate(sample({ legal: ["agree"] }))).toBe(true);
  expect(game.isDeliberate(sample())).toBe(false);
});

test("the stage in words tells everybody’s place and one’s own hand", () => {
  const parts = game.inWords({ ...base, view: sample() });
  const text = parts.flatMap((part) => [part.title, ...part.items]).join("\n");
  expect(text).toContain("Juliet’s Balcony: the Nurse, Lady Capulet and Juliet.");
  expect(text).toContain("In hand: Balcony, Street, Church, Sidestep; Nurse, Nurse, Friar, Hate");
  expect(text).toContain("Love: 0 of 10");
  expect(new Set(parts.map((part) => part.title)).size).toBe(parts.length);
});
