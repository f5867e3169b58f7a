// What a person has chosen on this device, kept in the browser and nowhere else.

export type Theme = "system" | "light" | "dark";
export type Confirm = "touch" | "always" | "never";
export type Pace = "calm" | "brisk" | "none";
export type Assist = "none" | "notes" | "exact";
export const LANGUAGES = ["en", "fr", "it"] as const;
export type Language = (typeof LANGUAGES)[number];

export interface Settings {
  language: Language | null; // null: the browser's
  theme: Theme;
  motion: "system" | "calm" | "none";
  pace: Pace; // how long each thing that happens is shown
  sound: boolean; // the bell
  sounds: boolean; // of what happens on the board
  confirm: Confirm;
  assist: Assist; // what a new table begins with
  name: string;
}

const PLACE = "sottovoce.settings";
const DEFAULTS: Settings = {
  language: null,
  theme: "system",
  motion: "system",
  pace: "calm",
  sound: true,
  sounds: false,
  confirm: "touch",
  assist: "exact",
  name: "",
};
const CHOICES: { [K in keyof Settings]: readonly Settings[K][] | null } = {
  language: [null, ...LANGUAGES],
  theme: ["system", "light", "dark"],
  motion: ["system", "calm", "none"],
  pace: ["calm", "brisk", "none"],
  sound: [true, false],
  sounds: [true, false],
  confirm: ["touch", "always", "never"],
  assist: ["none", "notes", "exact"],
  name: null,
};

/** What was kept, as far as it makes sense; a damaged or foreign value counts for nothing. */
export function read(kept: string | null): Settings {
  let found: Partial<Record<keyof Settings, unknown>> = {};
  try {
    const parsed: unknown = JSON.parse(kept ?? "{}");
    if (typeof parsed === "object" && parsed !== null) found = parsed;
  } catch {
    // torn: begin anew
  }
  const settings: Record<string, unknown> = { ...DEFAULTS };
  for (const key of Object.keys(DEFAULTS) as (keyof Settings)[]) {
    const value = found[key];
    const choices = CHOICES[key] as readonly unknown[] | null;
    if (choices ? choices.includes(value) : typeof value === "string") settings[key] = value;
  }
  return settings as unknown as Settings;
}

function kept(): string | null {
  try {
    return localStorage.getItem(PLACE);
  } catch {
    return null; // a browser that keeps nothing
  }
}

export const settings: Settings = $state(read(kept()));

/** Keep what is chosen, and show it: the light at once, motion through the style sheet. */
export function keep(): void {
  const root = document.documentElement;
  if (settings.theme === "system") delete root.dataset.theme;
  else root.dataset.theme = settings.theme;
  for (const around of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const { light } = around.dataset; // the browser's own frame follows what is chosen, too
    if (settings.theme === "system") around.media = `(prefers-color-scheme: ${light})`;
    else around.media = light === settings.theme ? "all" : "not all";
  }
  if (settings.motion === "system") delete root.dataset.motion;
  else root.dataset.motion = settings.motion;
  try {
    localStorage.setItem(PLACE, JSON.stringify(settings));
  } catch {
    // it holds for this visit
  }
}

/** Should nothing move? */
export function isStill(): boolean {
  if (settings.motion !== "system") return settings.motion === "none";
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Is a move to be confirmed before it is sent? By default where fingers point. */
export function confirms(): boolean {
  return settings.confirm === "always" || (settings.confirm === "touch" && matchMedia("(pointer: coarse)").matches);
}
