// Keeps the whole app in the browser, so that it starts without a network. The list of files is written when the app is built
// (src/lab/precache.ts): another build is another list, hence another worker, which takes over when the app is next started.
self.importScripts('/files.js');
const { build, files } = self.app;
const shelf = `app-${build}`;
const patience = 3000;

async function store() {
  const cache = await caches.open(shelf);
  // Files named by their content may come from what the browser has kept; the others are asked for anew.
  const isHashed = (path) => /[.-][0-9a-f]{32}\./.test(path);
  await Promise.all(
    files.map(async (path) => {
      const response = await fetch(path, { cache: isHashed(path) ? 'default' : 'reload' });
      if (!response.ok) throw new Error(`${response.status} ${path}`);
      await cache.put(path, response);
    }),
  );
}

async function tidy() {
  for (const name of await caches.keys()) if (name !== shelf) await caches.delete(name);
  await self.clients.claim();
}

/** The page as it is on the server; as it was kept, if that cannot be had soon. */
async function page(request) {
  const kept = async () => (await caches.match('/index.html', { cacheName: shelf })) ?? Response.error();
  const tooLong = new Promise((resolve) => {
    setTimeout(() => resolve(kept()), patience);
  });
  const fresh = fetch(request).then((response) => (response.ok ? response : kept()), kept);
  return Promise.race([fresh, tooLong]);
}

const file = async (request) =>
  (await caches.match(request, { cacheName: shelf, ignoreSearch: true })) ?? fetch(request);

self.addEventListener('install', (event) => event.waitUntil(store()));
self.addEventListener('activate', (event) => event.waitUntil(tidy()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== self.location.origin) return;
  event.respondWith(request.mode === 'navigate' ? page(request) : file(request));
});
