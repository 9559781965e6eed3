// @ts-check
/// <reference lib="webworker" />
/**
 * Keeps one whole build of the site on the device, so that it needs no server.
 *
 * A build's files are put into a cache of that build's name, each checked by its hash, before the build is used at all.
 * A page is given the build that is in charge as a whole; its files have hashes in their names, so those of the build
 * before it, which another tab may still play with, are found as well and kept until the build after next.
 */

/**
 * Put in by the build: its name, of each of its files the hash, and which of them are ways to start the engine: one is enough
 * to play, and a first visit pays for no more.
 * @type {{version: string, files: Record<string, string>, ways: string[]}}
 */
const BUILD = JSON.parse("{{build}}");
const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const scope = worker.registration.scope;
/** Other paths of this origin have caches of their own. */
const PREFIX = `bones-and-banners ${scope} `;
const NAME = PREFIX + BUILD.version;
const PAGE = "index.html";
/** Names that say what is in the file. */
const HASHED = /^(assets|pyodide)\//;

/** A file's name in the site; "" in the address is the page. @param {string} address */
const nameOf = (address) => (address.split(/[?#]/)[0] ?? "").slice(scope.length) || PAGE;

const ALL = Object.keys(BUILD.files);
const NEEDED = ALL.filter((name) => !BUILD.ways.includes(name));

const ourCaches = async () => (await caches.keys()).filter((name) => name.startsWith(PREFIX));

/** From whichever of our builds has it, the present one first. @param {string} name @returns {Promise<Response | undefined>} */
async function kept(name) {
  for (const cache of [NAME, ...(name === PAGE ? [] : (await ourCaches()).reverse())]) {
    const found = await (await caches.open(cache)).match(scope + name);
    if (found) return found;
  }
  return undefined;
}

/**
 * Fetches one of this build's files and keeps it. What the page has just fetched itself needn't come a second time.
 * @param {string} name @param {RequestCache} [mode] @returns {Promise<Response>}
 */
async function fetchAndKeep(name, mode = HASHED.test(name) ? "default" : "no-cache") {
  const response = await fetch(scope + (name === PAGE ? "" : name), { cache: mode, integrity: BUILD.files[name] });
  if (!response.ok) throw new Error(`${name}: HTTP ${response.status}`);
  await (await caches.open(NAME)).put(scope + name, response.clone());
  return response;
}

/** What an interrupted visit has left is taken up again, and what the last build had just the same is taken over. @param {string[]} names */
async function fetchMissing(names) {
  const cache = await caches.open(NAME);
  for (const name of names) {
    if (await cache.match(scope + name)) continue;
    const same = HASHED.test(name) && (await kept(name));
    if (same) await cache.put(scope + name, same);
    else await fetchAndKeep(name).catch(() => fetchAndKeep(name, "reload"));
  }
}

/** Whether this build needs no server. */
async function isWhole() {
  const cache = await caches.open(NAME);
  const found = async (/** @type {string} */ name) => Boolean(await cache.match(scope + name));
  const needed = await Promise.all(NEEDED.map(found));
  const ways = await Promise.all(BUILD.ways.map(found));
  return needed.every(Boolean) && ways.some(Boolean);
}

/** Keeps the ways to start that a page has asked for, as far as they can be had. @param {string[]} ways @returns {Promise<boolean>} whether no server is needed */
async function keep(ways) {
  await fetchMissing(ways.filter((name) => name in BUILD.files)).catch(() => {}); // Offline: what is here is enough, or is not.
  return isWhole();
}

/** Only the build before this one may still be on somebody's table. */
async function forgetOldBuilds() {
  const older = (await ourCaches()).filter((name) => name !== NAME);
  await Promise.all(older.slice(0, -1).map((name) => caches.delete(name)));
}

/** @param {Request} request @returns {Promise<Response>} */
async function answer(request) {
  const name = nameOf(request.url);
  // A page that found something damaged asks past all caches.
  if (request.cache === "reload" && request.mode !== "navigate" && name in BUILD.files) return fetchAndKeep(name, "reload");
  const here = await kept(name);
  if (here) return here;
  return name in BUILD.files ? fetchAndKeep(name).catch(() => fetch(request)) : fetch(request);
}

/** Without room for the whole build nothing of it is kept. A build that is to follow another has to start without a server. */
async function install() {
  const follows = (await ourCaches()).some((name) => name !== NAME);
  try {
    await fetchMissing(follows ? ALL : NEEDED);
  } catch (error) {
    if (error instanceof DOMException && error.name === "QuotaExceededError") await caches.delete(NAME);
    throw error;
  }
}

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(forgetOldBuilds().then(() => worker.clients.claim())));
worker.addEventListener("fetch", (event) => {
  if (event.request.method === "GET" && event.request.url.startsWith(scope)) event.respondWith(answer(event.request));
});
worker.addEventListener("message", (event) => {
  if (event.data === "take over") void worker.skipWaiting();
  if (event.data.keep) event.waitUntil(keep(event.data.keep).then((whole) => event.ports[0]?.postMessage(whole)));
});
