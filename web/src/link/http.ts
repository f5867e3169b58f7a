// Asking the server over HTTP. What is refused comes back as a sentence in the person's language.
import { language } from "../words/words.svelte";
import type * as wire from "../wire";

export class Refused extends Error {
  constructor(
    readonly code: string,
    text: string,
  ) {
    super(text);
  }
}

const PATIENCE = 15_000;
let device: Promise<void> | null = null;

async function asked<T>(method: "GET" | "POST", path: string, body?: unknown): Promise<T> {
  const address = `${path}${path.includes("?") ? "&" : "?"}lang=${language()}`;
  const answer = await fetch(address, {
    method,
    headers: body === undefined ? {} : { "Content-Type": "application/json" },
    body: body === undefined ? null : JSON.stringify(body),
    signal: AbortSignal.timeout(PATIENCE),
  }).catch(() => {
    throw new Refused("unreachable", "");
  });
  const isJson = answer.headers.get("Content-Type")?.startsWith("application/json");
  const told: unknown = isJson ? await answer.json() : await answer.text();
  if (answer.ok) return told as T;
  const trouble = told as Partial<wire.ErrorBody>;
  throw new Refused(trouble.code ?? "unreachable", trouble.text ?? "");
}

/** This browser's key, which lives in a cookie that no script can read; asked for once. */
export function known(): Promise<void> {
  device ??= asked<unknown>("POST", "/api/device", {}).then(
    () => {},
    (error: unknown) => {
      device = null;
      throw error;
    },
  );
  return device;
}

export async function get<T>(path: string): Promise<T> {
  await known();
  return asked<T>("GET", path);
}

export async function post<T>(path: string, body: object): Promise<T> {
  await known();
  return asked<T>("POST", path, body);
}
