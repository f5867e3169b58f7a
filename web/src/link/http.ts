// Requests to the server over HTTP. A refusal comes back as a sentence in the person's language.
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

async function request<T>(method: "GET" | "POST", path: string, body?: unknown): Promise<T> {
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
  const found: unknown = isJson ? await answer.json() : await answer.text();
  if (answer.ok) return found as T;
  const error = found as Partial<wire.ErrorBody>;
  throw new Refused(error.code ?? "unreachable", error.text ?? "");
}

/** This browser's key, which lives in a cookie that no script can read; asked for once. */
export function ensureDevice(): Promise<void> {
  device ??= request<unknown>("POST", "/api/device", {}).then(
    () => {},
    (error: unknown) => {
      device = null;
      throw error;
    },
  );
  return device;
}

/** What the server tells everybody, without asking who they are. */
export function getOpenly<T>(path: string): Promise<T> {
  return request<T>("GET", path);
}

export async function get<T>(path: string): Promise<T> {
  await ensureDevice();
  return request<T>("GET", path);
}

export async function post<T>(path: string, body: object): Promise<T> {
  await ensureDevice();
  return request<T>("POST", path, body);
}
