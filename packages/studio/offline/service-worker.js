// Caches the page, so that it works offline. precache.mjs fills in VERSION, a hash of all files, and FILES,
// the paths of the files.
const VERSION = '';
const FILES = [''];

// The prefix of our caches. Copies of the page in other folders of the same host have other prefixes.
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

// activate fires only when no page of an older version is open, so the older files are no longer needed.
async function takeOver() {
  for (const name of await caches.keys()) {
    if (name.startsWith(OWN) && name !== NAME) await caches.delete(name);
  }
  await clients.claim();
}

// Tries the network first and revalidates the HTTP cache, so that the next load uses a new build.
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
