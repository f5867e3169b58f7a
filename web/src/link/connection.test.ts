import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Connection } from "./connection.svelte";

/** A server at the other end of every WebSocket: it hears what is sent, and says what the test says. */
class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  static refuses = false;
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen = (): void => {};
  onclose = (): void => {};
  onmessage = (_: { data: string }): void => {};

  constructor() {
    FakeSocket.all.push(this);
    setTimeout(() => (FakeSocket.refuses ? this.close() : this.open()), 1);
  }
  open(): void {
    this.readyState = 1;
    this.onopen();
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
    setTimeout(() => this.onclose(), 0);
  }
  say(message: object): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
  asked(ask: string): Record<string, unknown>[] {
    return this.sent.filter((message) => message.ask === ask);
  }
}

let connection: Connection;
const polls: { say: unknown[]; got: number }[] = [];
let answers: object[][] = [];

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  FakeSocket.refuses = false;
  polls.length = 0;
  answers = [];
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("fetch", async (address: string, asked: { body: string }) => {
    if (!address.startsWith("/api/poll")) return Response.json({ key: null });
    polls.push(JSON.parse(asked.body) as (typeof polls)[0]);
    const tell = answers.shift() ?? [];
    const first = polls.at(-1)!.got;
    if (!tell.length) await new Promise((resolve) => setTimeout(resolve, 1000));
    return Response.json({ line: "L", first, tell });
  });
  connection = new Connection();
});
afterEach(() => {
  connection.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const later = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);
const move = { ask: "move", table: "t", chair: 0, move: "Qc3", seen: 4 } as const;

test("a move is done when the server says so", async () => {
  connection.start();
  await later(10);
  const done = connection.act(move);
  const [sent] = FakeSocket.all[0]!.asked("move");
  FakeSocket.all[0]!.say({ tell: "done", key: sent!.key, line: 7 });
  await expect(done).resolves.toBe(7);
});

test("a move that was not answered is sent again with the same key when the connection is back", async () => {
  connection.start();
  await later(10);
  void connection.act(move);
  FakeSocket.all[0]!.close();
  await later(2000);
  expect(connection.state).toBe("open");
  expect(FakeSocket.all[1]!.asked("move")).toEqual(FakeSocket.all[0]!.asked("move"));
});

test("a refusal of the moment is tried again, one for good is told", async () => {
  connection.start();
  await later(10);
  const done = connection.act(move);
  const [sent] = FakeSocket.all[0]!.asked("move");
  FakeSocket.all[0]!.say({ tell: "refused", key: sent!.key, code: "busy", text: "Later." });
  await later(1100);
  expect(FakeSocket.all[0]!.asked("move")).toHaveLength(2);
  FakeSocket.all[0]!.say({ tell: "refused", key: sent!.key, code: "illegal_move", text: "Not there." });
  await expect(done).rejects.toThrow("Not there.");
});

test("after a gap watching goes on from the last line seen", async () => {
  let seen = 0;
  const heard: unknown[] = [];
  connection.start();
  await later(10);
  connection.watch({ table: "t", chair: 1, seen: () => seen, onmessage: (message) => heard.push(message) });
  expect(FakeSocket.all[0]!.asked("watch")[0]).toMatchObject({ table: "t", chair: 1, seen: 0 });
  FakeSocket.all[0]!.say({ tell: "news", table: "t", chair: 1, lines: [{}, {}] });
  FakeSocket.all[0]!.say({ tell: "news", table: "t", chair: 0, lines: [{}] });
  expect(heard).toHaveLength(1); // what another chair is told is not ours
  seen = 2;
  FakeSocket.all[0]!.close();
  await later(2000);
  expect(FakeSocket.all[1]!.asked("watch")[0]).toMatchObject({ table: "t", chair: 1, seen: 2 });
});

test("a silent connection is given up", async () => {
  connection.start();
  await later(10);
  await later(60_000);
  expect(FakeSocket.all.length).toBeGreaterThan(1);
});

test("of a connection that says nothing any more the page knows soon, and within seconds when the device does", async () => {
  connection.start();
  await later(10);
  FakeSocket.refuses = true;
  expect(connection.state).toBe("open");
  await later(16_000);
  expect(connection.state).toBe("away");
  FakeSocket.refuses = false;
  await later(30_000);
  FakeSocket.all.at(-1)!.say({ tell: "pong" });
  expect(connection.state).toBe("open");
  FakeSocket.refuses = true;
  await later(10);
  dispatchEvent(new Event("offline"));
  await later(4_100);
  expect(connection.state).toBe("away");
});

test("where there is no WebSocket, the same goes by polling", async () => {
  FakeSocket.refuses = true;
  connection.start();
  await later(3000);
  expect(connection.state).toBe("open");
  const done = connection.act(move);
  await later(0);
  await later(1100);
  const sent = polls
    .flatMap((poll) => poll.say as Record<string, unknown>[])
    .filter((message) => message.ask === "move");
  expect(sent.length).toBeGreaterThan(0);
  answers.push([{ tell: "done", key: sent[0]!.key, line: 3 }]);
  await later(2500);
  await expect(done).resolves.toBe(3);
});
