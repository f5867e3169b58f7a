// Keeps the page on the device: it opens also when the server cannot be reached. NAME and SHELL are written above this
// when the page is built. What the server tells of tables is never kept, nor the address of any.
const HOW = { ignoreVary: true }; // what is kept suits every language: the page brings its own words
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

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
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
