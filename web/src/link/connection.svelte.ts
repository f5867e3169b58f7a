// The one connection to the server: a WebSocket, or long polling where there is none. Its users see neither gaps nor
// repetitions: a request is sent again until it is answered, and a watched table goes on from the last line seen.
import type { Ask, Polled, Tell } from "../wire";
import { language } from "../words/words.svelte";
import { ensureDevice, post, Refused } from "./http";

type WithoutKey<T> = T extends { key: string } ? Omit<T, "key"> : never;
export type Act = WithoutKey<Exclude<Ask, { ask: "ping" } | { ask: "watch" } | { ask: "unwatch" }>>;
export type State = "joining" | "open" | "away"; // away: connected before, and trying again
export interface Listener {
  table: string;
  chair: number | null;
  seen: () => number; // how many lines are here already
  onmessage: (message: Tell) => void;
  looksBack?: boolean; // at an earlier game: is here, but wants no news
}

const BEAT = 7_000; // silence after which the server is asked whether it is there
const DEAD = 2 * BEAT; // silence after which a connection counts as lost, and the page says so
const LISTENING = 8; // seconds that one request waits for news
const GLANCE = 4_000; // silence that is allowed when one comes back to the page
const SOONEST = 300; // before the first new attempt; twice as long each time, up to
const LATEST = 10_000;
const OPENING = 6_000; // for a WebSocket to open
const MOMENTARY = new Set(["unavailable", "conflict", "too_fast", "busy", "closing"]);
const TRIES = 2; // WebSockets that never opened before long polling is tried

interface Waiting {
  message: Ask;
  resolve: (line: number) => void;
  reject: (why: Error) => void;
}

/** Something that carries messages until it breaks. */
interface Carrier {
  send(message: Ask): void;
  close(): void;
}

export class Connection {
  state: State = $state("joining");
  /** The server's clock minus ours, in seconds. */
  ahead = 0;
  private carrier: Carrier | null = null;
  private readonly waiting = new Map<string, Waiting>();
  private readonly listeners = new Map<string, Listener>();
  private lastHeard = 0;
  private failures = 0;
  private neverOpened = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private beating: ReturnType<typeof setInterval> | undefined;
  private isWanted = false;

  /** Connect, and stay so. */
  start(): void {
    if (this.isWanted) return;
    this.isWanted = true;
    addEventListener("online", this.lookNow);
    addEventListener("offline", this.lookNow);
    document.addEventListener("visibilitychange", this.lookNow);
    this.beating = setInterval(() => this.beat(), BEAT / 4);
    void this.connect();
  }

  stop(): void {
    this.isWanted = false;
    removeEventListener("online", this.lookNow);
    removeEventListener("offline", this.lookNow);
    document.removeEventListener("visibilitychange", this.lookNow);
    clearInterval(this.beating);
    clearTimeout(this.timer);
    this.carrier?.close();
    this.carrier = null;
  }

  /** Receive what happens at a table, from a chair or as a spectator, until the returned function is called. */
  watch(listener: Listener): () => void {
    const key = newKey();
    this.listeners.set(key, listener);
    this.send(this.watching(key, listener));
    return () => {
      this.listeners.delete(key);
      this.send({ ask: "unwatch", table: listener.table, chair: listener.chair, key: newKey() });
    };
  }

  /** Do something; it is done when this resolves, and was not done if it fails with a sentence. */
  act(act: Act): Promise<number> {
    const key = newKey();
    return new Promise((resolve, reject) => {
      const message = { ...act, key } as Ask;
      this.waiting.set(key, { message, resolve, reject });
      this.send(message);
    });
  }

  private watching(key: string, { table, chair, seen, looksBack }: Listener): Ask {
    return { ask: "watch", table, chair, seen: seen(), key, ...(looksBack ? { looks_back: true } : {}) };
  }

  private send(message: Ask): void {
    this.carrier?.send(message); // else it goes out with the next connection
  }

  private async connect(): Promise<void> {
    try {
      await ensureDevice();
      this.lastHeard = Date.now(); // its silence is counted from here
      this.carrier = this.neverOpened < TRIES ? await this.openSocket() : this.openPolling();
    } catch {
      this.lost();
    }
  }

  private openSocket(): Promise<Carrier> {
    return new Promise((resolve, reject) => {
      const address = new URL(`/api/socket?lang=${language()}`, location.href);
      address.protocol = address.protocol.replace("http", "ws");
      const socket = new WebSocket(address);
      let isOpen = false;
      const late = setTimeout(() => socket.close(), OPENING);
      const carrier: Carrier = {
        send: (message) => socket.readyState === WebSocket.OPEN && socket.send(JSON.stringify(message)),
        close: () => socket.close(),
      };
      socket.onopen = () => {
        isOpen = true;
        this.neverOpened = 0;
        clearTimeout(late);
        resolve(carrier);
        this.opened(carrier);
      };
      socket.onmessage = (event: MessageEvent<string>) => {
        if (this.carrier === carrier || this.carrier === null) this.receive(JSON.parse(event.data) as Tell);
      };
      socket.onclose = () => {
        clearTimeout(late);
        if (!isOpen) {
          this.neverOpened += 1;
          reject(new Error("no connection"));
        } else if (this.carrier === carrier) this.lost();
      };
    });
  }

  /** The same over requests that wait for an answer. */
  private openPolling(): Carrier {
    let line = "";
    let got = 0;
    let isOver = false;
    let hurry: AbortController | null = null;
    const out: Ask[] = [];
    const carrier: Carrier = {
      send: (message) => {
        out.push(message);
        hurry?.abort();
      },
      close: () => {
        isOver = true;
        hurry?.abort();
      },
    };
    const turn = async (): Promise<void> => {
      while (!isOver) {
        const saying = out.splice(0, 50);
        hurry = new AbortController();
        const quick = saying.length > 0 || line === "";
        try {
          const polled = await this.poll(
            { line, got, say: saying, wait: quick ? 0 : LISTENING },
            quick ? null : hurry.signal,
          );
          if (isOver) return;
          if (polled === null) continue; // something to say came in between
          if (polled.line !== line) {
            line = polled.line;
            got = 0;
            this.opened(carrier);
          }
          polled.tell.slice(Math.max(0, got - polled.first)).forEach((message) => this.receive(message as Tell));
          got = Math.max(got, polled.first + polled.tell.length);
          this.lastHeard = Date.now();
        } catch {
          if (!isOver) {
            this.neverOpened = 0; // perhaps a WebSocket works next time
            if (this.carrier === carrier) this.lost();
          }
          return;
        }
      }
    };
    void turn();
    return carrier;
  }

  private async poll(body: object, signal: AbortSignal | null): Promise<Polled | null> {
    if (signal === null) return post<Polled>("/api/poll", body);
    const answer = await fetch(`/api/poll?lang=${language()}`, {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
      signal,
    }).catch((error: unknown) => {
      if (signal.aborted) return null;
      throw error;
    });
    if (answer === null) return null;
    if (!answer.ok) throw new Refused("unreachable", "");
    return (await answer.json()) as Polled;
  }

  /** Connected: go on watching from the last lines seen, and say again what was not answered. */
  private opened(carrier: Carrier): void {
    this.carrier = carrier;
    this.lastHeard = Date.now();
    this.failures = 0;
    this.state = "open";
    carrier.send({ ask: "ping" });
    for (const [key, listener] of this.listeners) carrier.send(this.watching(key, listener));
    for (const { message } of this.waiting.values()) carrier.send(message);
  }

  private lost(): void {
    const old = this.carrier;
    this.carrier = null;
    old?.close();
    if (!this.isWanted) return;
    if (this.state === "open") this.state = "away";
    const pause = Math.min(LATEST, SOONEST * 2 ** this.failures) * (0.5 + Math.random());
    this.failures += 1;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.connect(), pause);
  }

  private beat(): void {
    if (!this.carrier || document.visibilityState === "hidden") return; // a sleeping page need not beat
    const silent = Date.now() - this.lastHeard;
    if (silent > DEAD) this.lost();
    else if (silent > BEAT) this.carrier.send({ ask: "ping" });
  }

  /** One is back at the page, or the network is: find out at once whether the connection still lives. */
  private readonly lookNow = (): void => {
    if (document.visibilityState === "hidden") return;
    const carrier = this.carrier;
    if (!carrier) {
      clearTimeout(this.timer);
      this.failures = 0;
      void this.connect();
      return;
    }
    const asked = Date.now();
    carrier.send({ ask: "ping" });
    setTimeout(() => {
      if (this.carrier === carrier && this.lastHeard < asked) this.lost();
    }, GLANCE);
  };

  private receive(message: Tell): void {
    this.lastHeard = Date.now();
    switch (message.tell) {
      case "welcome":
        return;
      case "pong":
        this.ahead = message.now - Date.now() / 1000;
        return;
      case "news":
      case "present":
      case "seat-lost":
        for (const listener of [...this.listeners.values()]) {
          const isFor = message.tell === "present" || message.chair === listener.chair;
          if (message.table === listener.table && isFor) listener.onmessage(message);
        }
        return;
      case "done":
        this.waiting.get(message.key)?.resolve(message.line);
        this.waiting.delete(message.key);
        return;
      case "refused":
        this.refused(message.key, message.code, message.text);
    }
  }

  private refused(key: string, code: string, text: string): void {
    const listener = this.listeners.get(key);
    const waiting = this.waiting.get(key);
    if (MOMENTARY.has(code)) {
      setTimeout(() => {
        if (listener && this.listeners.has(key)) this.send(this.watching(key, listener));
        if (waiting && this.waiting.has(key)) this.send(waiting.message);
      }, 1000);
    } else if (listener) listener.onmessage({ tell: "refused", key, code, text });
    else if (waiting) {
      this.waiting.delete(key);
      waiting.reject(new Refused(code, text));
    }
  }
}

/** A key for something new; the same is used when it is sent again. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(36)).join("");
}

export const connection = new Connection();
