// Keeps the page on the device: it opens also when the server cannot be reached. NAME, SHELL and REST are written
// above this when the page is built. Lessons are kept too; what the server tells of tables never is, nor the address of
// any.
const HOW = { ignoreVary: true }; // what is kept suits every language: the page brings its own words
const LESSON = /^\/api\/games\/[\w-]+\/lesson\/all$/;
const AWAY = [502, 503, 504]; // somebody answers in the server's place

self.addEventListener("install", (event) => {
  const fetched = async () => {
    const kept = await caches.open(NAME);
    await kept.addAll(SHELL.map((address) => new Request(address, { cache: "no-cache" })));
    await self.skipWaiting(); // a page that is open keeps what it has loaded; the next one is new
  };
  event.waitUntil(fetched());
});

self.addEventListener("activate", (event) => {
  const cleared = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name !== NAME).map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(cleared());
});

// A page is open and has all that it needs: then rules and lessons are fetched for a day without a server.
self.addEventListener("message", (event) => {
  if (event.data === "keep") event.waitUntil(keepAll().catch(() => {}));
});

async function keepAll() {
  const kept = await caches.open(NAME);
  for (const address of REST) if (!(await kept.match(address, HOW))) await kept.add(address);
  const games = await (await fetch("/api/games")).json();
  for (const { id, has_lesson } of games) {
    const address = `/api/games/${id}/lesson/all`;
    if (has_lesson && !(await kept.match(address, HOW))) await kept.add(address);
  }
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin === self.location.origin && LESSON.test(pathname))
    return event.respondWith(servedFirst(request, pathname));
  if (request.method !== "GET" || origin !== self.location.origin || pathname.startsWith("/api/")) return;
  if (pathname.startsWith("/assets/")) event.respondWith(keptFirst(request));
  else if (request.mode === "navigate") event.respondWith(servedFirst(request, "/"));
  else if (SHELL.includes(pathname)) event.respondWith(servedFirst(request, pathname));
});

/** Whatever is named by its content never changes. */
async function keptFirst(request) {
  const kept = await caches.open(NAME);
  const found = await kept.match(request, HOW);
  if (found) return found;
  const served = await fetch(request);
  if (served.ok) await kept.put(request, served.clone()).catch(() => {}); // the device may have no room: then not
  return served;
}

/** As the server has it now; what is kept if there is no server. */
async function servedFirst(request, address) {
  const found = async () => (await caches.open(NAME)).match(address, HOW);
  try {
    const served = await fetch(request);
    return AWAY.includes(served.status) ? ((await found()) ?? served) : served;
  } catch (error) {
    const kept = await found();
    if (kept) return kept;
    throw error;
  }
}
