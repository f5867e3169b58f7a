// At which square of a board one points, and about which one asks: by a long press, the other button, or the key m.
import type { Attachment } from "svelte/attachments";

const LONG = 480; // ms that a finger rests before it asks
const SLACK = 8; // px that it may tremble

/** `ask` answers whether there is something to tell; a click that ends a long press is then no click. */
export function pointing(
  point: (square: string | null) => void,
  ask: (square: string) => boolean,
): Attachment<HTMLElement> {
  return (board) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let from: PointerEvent | null = null;
    let hasAsked = false;
    const squareOf = (event: Event): string | null =>
      (event.target as Element).closest<HTMLElement>("[data-square]")?.dataset.square ?? null;
    const rest = (): void => clearTimeout(timer);
    const heard: [string, (event: never) => void][] = [
      ["pointerover", (event: PointerEvent) => point(squareOf(event))],
      ["pointerleave", () => point(null)],
      ["focusin", (event: FocusEvent) => point(squareOf(event))],
      [
        "pointerdown",
        (event: PointerEvent) => {
          hasAsked = false;
          from = event;
          const square = squareOf(event);
          rest();
          if (square && event.pointerType !== "mouse") timer = setTimeout(() => (hasAsked = ask(square)), LONG);
        },
      ],
      [
        "pointermove",
        (event: PointerEvent) => {
          if (from && Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) > SLACK) rest();
        },
      ],
      ["pointerup", rest],
      ["pointercancel", rest],
      [
        "contextmenu",
        (event: MouseEvent) => {
          const square = squareOf(event);
          if (square && (hasAsked || ask(square))) event.preventDefault();
        },
      ],
      [
        "keydown",
        (event: KeyboardEvent) => {
          const square = squareOf(event);
          if (event.key !== "m" || event.ctrlKey || event.metaKey || event.altKey || !square) return;
          if (ask(square)) event.preventDefault();
        },
      ],
    ];
    const click = (event: MouseEvent): void => {
      if (!hasAsked || !squareOf(event)) return;
      hasAsked = false;
      event.stopPropagation();
      event.preventDefault();
    };
    for (const [name, listener] of heard) board.addEventListener(name, listener as EventListener);
    board.addEventListener("click", click, true);
    return () => {
      rest();
      for (const [name, listener] of heard) board.removeEventListener(name, listener as EventListener);
      board.removeEventListener("click", click, true);
    };
  };
}
