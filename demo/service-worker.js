// Keeps the site on the device, so that it also opens without a network. `npm run site` writes the constant `site` before it:
// the version, a fingerprint of all files, and the files that are kept at once, each with its fingerprint. All others are in
// the list `kept-later.json`, and are kept once they are requested. Every file is checked by its fingerprint: files of other
// versions, errors, and files of other origins are never kept.

/** The prefix of this site's caches: other sites of this origin have caches of their own. */
const ours = `abacade ${self.registration.scope} `;
const name = `${ours}${site.version}`;
const list = 'kept-later.json';

const { href: scope } = new URL('./', self.location.href);
const addressOf = (path) => `${scope}${path}`;

/** Fetches a file of this version; fails if its content belongs to another version. */
async function fetchFile(path, integrity, cache) {
  const response = await fetch(addressOf(path), { integrity, cache });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  // A kept response that was redirected is refused for a page, so it is copied.
  const { body, status, headers } = response;
  return response.redirected ? new Response(body, { status, headers }) : response;
}

async function keep(cache, path, integrity, mode = 'default') {
  const response = await fetchFile(path, integrity, mode);
  await cache.put(addressOf(path), response.clone());
  return response;
}

/** Returns the files that are kept later; none if the cache was deleted, so that everything comes from the network. */
const laterIn = async (cache) => (await cache.match(addressOf(list)))?.json() ?? {};

/** Returns the files that an older version has kept in addition to the first ones: they were needed, and will be again. */
async function wanted(later) {
  const names = (await caches.keys()).filter((one) => one.startsWith(ours) && one !== name);
  const kept = await Promise.all(names.map(async (one) => (await caches.open(one)).keys()));
  return kept
    .flat()
    .map(({ url }) => url.slice(scope.length))
    .filter((path) => Object.hasOwn(later, path));
}

/** Keeps all files or none: until this version is complete, the one before it stays active. */
async function install() {
  const cache = await caches.open(name);
  try {
    await Promise.all(Object.entries(site.files).map(([path, integrity]) => keep(cache, path, integrity, 'no-cache')));
    const later = await laterIn(cache);
    await Promise.all((await wanted(later)).map((path) => keep(cache, path, later[path], 'no-cache')));
  } catch (error) {
    await caches.delete(name);
    throw error;
  }
}

async function activate() {
  const old = (await caches.keys()).filter((one) => one.startsWith(ours) && one !== name);
  await Promise.all(old.map((one) => caches.delete(one)));
  await self.clients.claim();
}

/** Returns the path of a file in the site; for a folder, that of its page. Queries are ignored, because only pages read them. */
function pathOf(address) {
  const { origin, pathname } = new URL(address);
  const whole = origin + pathname;
  if (!whole.startsWith(scope)) return undefined;
  const path = whole.slice(scope.length);
  return path === '' || path.endsWith('/') ? `${path}index.html` : path;
}

async function answer(request, path) {
  const cache = await caches.open(name);
  const kept = await cache.match(addressOf(path));
  if (kept) return kept;
  const later = await laterIn(cache);
  if (!Object.hasOwn(later, path)) return fetch(request);
  try {
    return await keep(cache, path, later[path]);
  } catch (error) {
    // A script of another version would not fit the running ones: the game reports that it is missing, and tries again.
    if (request.destination === 'script') throw error;
    return fetch(request);
  }
}

/** Keeps files that pages have loaded before this worker controlled them. */
async function keepLoaded(addresses) {
  const cache = await caches.open(name);
  const later = await laterIn(cache);
  const paths = addresses.map(pathOf).filter((path) => path !== undefined && Object.hasOwn(later, path));
  // A file that cannot be fetched now is kept when it is requested again.
  await Promise.allSettled([...new Set(paths)].map((path) => keep(cache, path, later[path])));
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('message', (event) => event.waitUntil(keepLoaded(event.data)));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const path = request.method === 'GET' ? pathOf(request.url) : undefined;
  if (path !== undefined) event.respondWith(answer(request, path));
});
