// What a game draws and tells of its end on the picture that is shared: every folder of a game with a `card/index.ts`.
// A drawing is made of the same parts as the board, and then cut loose from the page.
import { flushSync, mount, unmount, type Component } from "svelte";
import type { Seen } from "../games/game";
import { FAMILIES } from "./letters";

/** A number and what it counts. */
export interface Figure {
  value: string;
  what: string;
}

export interface Told {
  subtitle?: string; // below the title: a chapter, a rank, when it ended
  seats?: readonly string[]; // beside each name
  figures?: readonly Figure[];
}

export interface ResultCard<V> {
  /** The board as this viewer saw it last: an <svg class="drawing"> with a view box, and beside it whatever that uses. */
  Drawing: Component<Seen<V>>;
  tell: (seen: Seen<V>) => Told;
}

const cards = import.meta.glob<ResultCard<unknown>>("../games/*/card/index.ts", { import: "default" });

/** The card of a game; nothing if it has none, or if it cannot be fetched: then the picture shows the lid of the box. */
export async function fetchCard(game: string): Promise<ResultCard<unknown> | null> {
  return (await cards[`../games/${game}/card/index.ts`]?.().catch(() => null)) ?? null;
}

/** Draw it for a moment on the page, where its paints are known, and take it away as an SVG that needs nothing else. */
export function drawn<V>(Drawing: Component<Seen<V>>, seen: Seen<V>): string {
  const easel = document.createElement("div");
  easel.className = "defs"; // takes no room
  easel.style.fontFamily = FAMILIES;
  easel.style.setProperty("--serif", FAMILIES);
  document.body.append(easel);
  const picture = mount(Drawing, { target: easel, props: seen });
  try {
    flushSync();
    return cutLoose(easel.querySelector<SVGSVGElement>("svg.drawing")!, easel);
  } finally {
    void unmount(picture);
    easel.remove();
  }
}

const INHERITED = [
  "fill",
  "fill-opacity",
  "fill-rule",
  "stroke",
  "stroke-opacity",
  "stroke-width",
  "stroke-dasharray",
  "stroke-linecap",
  "stroke-linejoin",
  "paint-order",
  "color",
  "font-size",
  "font-style",
  "font-weight",
  "letter-spacing",
  "text-anchor",
];
const OWN = { opacity: "1", transform: "none" }; // what is not inherited, and how it is usually

/** An SVG without the page around it: what style sheets say stands on its elements, what they refer to stands in it, and
 * colours are plain. Elements have a class where a style sheet speaks of them: Svelte gives them one. */
export function cutLoose(drawing: SVGSVGElement, easel: ParentNode): string {
  const loose = drawing.cloneNode(true) as SVGSVGElement;
  settle(drawing, loose);
  const defs = document.createElementNS("http://www.w3.org/2000/svg", "defs");
  const found = new Set<string>();
  const fetch = (part: Element): void => {
    for (const [, id] of part.outerHTML.matchAll(/(?:href="|url\((?:"|&quot;)?)#([\w-]+)/g)) {
      if (found.has(id!)) continue;
      found.add(id!);
      const there = easel.querySelector(`[id="${id}"]`);
      if (!there || drawing.contains(there) || defs.querySelector(`[id="${id}"]`)) continue;
      const copy = there.cloneNode(true) as Element;
      tidy(copy);
      defs.append(copy);
      fetch(copy);
    }
  };
  fetch(loose);
  loose.prepend(defs);
  const style = getComputedStyle(drawing);
  return plain(new XMLSerializer().serializeToString(loose), (name) => style.getPropertyValue(name).trim());
}

/** `var(--ink)` as the colour it stands for. */
export function plain(text: string, valueOf: (name: string) => string): string {
  const once = text.replace(/var\((--[\w-]+)\)/g, (_, name: string) => valueOf(name) || "none");
  return once === text ? text : plain(once, valueOf);
}

function settle(element: Element, copy: Element): void {
  const children = [...element.children].map((child, at) => [child, copy.children[at]!] as const);
  for (const [child, its] of children) {
    const style = child.hasAttribute("class") ? getComputedStyle(child) : null;
    if (style?.display === "none" || style?.visibility === "hidden") its.remove();
    else settle(child, its);
  }
  const isRoot = element.matches("svg.drawing");
  if (element.hasAttribute("class")) {
    const style = getComputedStyle(element);
    const around = isRoot ? null : getComputedStyle(element.parentElement!);
    for (const name of INHERITED) {
      const value = style.getPropertyValue(name);
      const isOwn = value && value !== around?.getPropertyValue(name);
      if (isOwn) copy.setAttribute(name, value.replaceAll('"', ""));
      else if (value) copy.removeAttribute(name);
    }
    for (const [name, usual] of Object.entries(OWN)) {
      const value = style.getPropertyValue(name);
      if (value && value !== usual && !isRoot) copy.setAttribute(name, value);
    }
  }
  if (element.localName === "text") hold(element as SVGTextElement, copy);
  tidy(copy, false);
}

/** In other letters a text is as wide as it was in these. */
function hold(element: SVGTextElement, copy: Element): void {
  copy.textContent = element.textContent.trim();
  const wide = element.textContent.trim().length > 1 ? (element.getComputedTextLength?.() ?? 0) : 0;
  if (!wide) return;
  copy.setAttribute("textLength", String(Math.round(wide * 10) / 10));
  copy.setAttribute("lengthAdjust", "spacingAndGlyphs");
}

/** Without what only the page understands. */
function tidy(copy: Element, isDeep = true): void {
  for (const name of ["class", "style", "aria-hidden"]) copy.removeAttribute(name);
  for (const node of [...copy.childNodes]) {
    if (node.nodeType === Node.COMMENT_NODE) node.remove();
    else if (isDeep && node.nodeType === Node.ELEMENT_NODE) tidy(node as Element);
  }
}
