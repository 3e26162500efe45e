// Keeps the whole app in the browser, so that it starts without a network. Above this line the build (src/lab/finish.ts) has written
// which build this is and which files it has: a worker and its list are one file, so another build is another worker.
//
// A worker answers with its own build alone, from first to last. A newer one is fetched while the app runs, waits until nobody
// uses the older, and is there as a whole at the next start; the pages' half of this is src/ui/start/build.web.ts.
const { build, files } = self.app;
const shelf = `app-${build}`;
const kept = new Set(files);

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
  // A server may be given a newer build in the middle of this: then its page is not of these files, and the newer worker comes next.
  const page = await (await cache.match('/index.html')).text();
  if (!page.includes(build)) throw new Error(`the page is not of build ${build}`);
}

async function tidy() {
  for (const name of await caches.keys()) if (name !== shelf) await caches.delete(name);
}

/** Makes room for this build if whoever asks is the only page; others would find their files gone. */
async function takeOver(asking) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const isAlone = pages.every(({ id }) => id === asking.id);
  if (isAlone) await self.skipWaiting();
  return isAlone;
}

const answers = {
  build: async () => build,
  claim: () => self.clients.claim(),
  'take over': takeOver,
};

/** The file an address stands for: one of the app's, or its page for a route. */
function fileFor({ url, mode }) {
  const path = decodeURI(new URL(url).pathname);
  if (kept.has(path)) return path;
  return mode === 'navigate' ? '/index.html' : undefined;
}

self.addEventListener('install', (event) => event.waitUntil(store()));
self.addEventListener('activate', (event) => event.waitUntil(tidy()));
self.addEventListener('message', (event) => {
  const answer = answers[event.data];
  if (answer) event.waitUntil(answer(event.source).then((said) => event.ports[0]?.postMessage(said)));
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== self.location.origin) return;
  const file = fileFor(request);
  if (file === undefined) return;
  event.respondWith(caches.match(file, { cacheName: shelf }).then((found) => found ?? fetch(request)));
});
