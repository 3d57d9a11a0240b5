// Caches the page, so that it works offline. precache.mjs sets VERSION to a hash of all files, FILES to
// their paths, and PYTHON to the folder of the files of Python: the page keeps them (src/programs/kept-files.ts).
const VERSION = '';
const FILES = [''];
const PYTHON = '';

// The prefix of this page's caches. A copy of the page in another folder of the same host has
// another prefix.
const OWN = `nonet ${registration.scope} `;
const NAME = OWN + VERSION;
const PYTHON_NAME = OWN + PYTHON;

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

// Deletes the caches of older versions. Called on the event `activate`, which fires only when no
// page of an older version is open.
async function takeOver() {
  for (const name of await caches.keys()) {
    if (name.startsWith(OWN) && name !== NAME && name !== PYTHON_NAME) await caches.delete(name);
  }
  await clients.claim();
}

// Tries the network first, so that a new build is used at once. `no-cache` revalidates the HTTP
// cache.
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
