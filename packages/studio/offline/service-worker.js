// Keeps the page, so that it works without a network. precache.mjs puts these two in place: the hash
// of all files, and their paths.
const VERSION = '';
const FILES = [''];

// Other folders of the same host have caches of their own.
const OWN = `nonet ${registration.scope} `;
const NAME = OWN + VERSION;

addEventListener('install', (event) => event.waitUntil(keep()));
addEventListener('activate', (event) => event.waitUntil(takeOver()));
addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(registration.scope)) return;
  event.respondWith(request.mode === 'navigate' ? page(request) : part(request));
});

async function keep() {
  const cache = await caches.open(NAME);
  await cache.addAll(FILES.map((file) => new Request(file, { cache: 'no-cache' })));
}

// An older version goes only when no page of it is open any more: it may still need its files.
async function takeOver() {
  for (const name of await caches.keys()) {
    if (name.startsWith(OWN) && name !== NAME) await caches.delete(name);
  }
  await clients.claim();
}

// From the network where there is one, past what the browser holds: a new build is there at the next load.
async function page(request) {
  try {
    return await fetch(request, { cache: 'no-cache' });
  } catch (error) {
    const found = await kept('./');
    if (found) return found;
    throw error;
  }
}

async function part(request) {
  return (await kept(request)) ?? fetch(request);
}

async function kept(request) {
  return (await caches.open(NAME)).match(request);
}
