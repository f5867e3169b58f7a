// The letters of the picture: a picture can use none of the page's, so they go with it.
import italic from "../../.letters/serif-italic.woff2?url";
import upright from "../../.letters/serif.woff2?url";

export const FAMILY = "Sottovoce Card";
export const FAMILIES = `'${FAMILY}', 'Iowan Old Style', 'Palatino Linotype', Palatino, 'Book Antiqua', Georgia, serif`;

/** How wide a text is in these letters, for each unit of their size. */
export type Measure = (text: string, weight: number, isItalic: boolean) => number;

export interface Letters {
  style: string; // for the picture
  measure: Measure;
}

/** Fetch the letters, for the picture and to measure with; without them the picture has those of the machine. */
export async function fetchLetters(): Promise<Letters> {
  const faces = await Promise.all([face(upright, "normal"), face(italic, "italic")]);
  const pen = document.createElement("canvas").getContext("2d")!;
  const measure: Measure = (text, weight, isItalic) => {
    pen.font = `${isItalic ? "italic " : ""}${weight} 100px ${FAMILIES}`;
    return pen.measureText(text).width / 100;
  };
  return { style: faces.join(""), measure };
}

async function face(address: string, style: "normal" | "italic"): Promise<string> {
  try {
    const answer = await fetch(address);
    if (!answer.ok) return "";
    const bytes = new Uint8Array(await answer.arrayBuffer());
    const how = { style, weight: "400 700" };
    document.fonts.add(await new FontFace(FAMILY, bytes, how).load());
    const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
    return `@font-face{font-family:'${FAMILY}';font-style:${style};font-weight:400 700;src:url(data:font/woff2;base64,${text}) format('woff2')}`;
  } catch {
    return "";
  }
}
