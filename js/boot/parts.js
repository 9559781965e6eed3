// @ts-check
/**
 * What the engine is started from, fetched once and kept, so that a new worker starts fast.
 *
 * The way is chosen by speed on a first visit: the snapshot starts faster and is bigger. Afterwards everything comes from
 * this device, and the snapshot it is.
 *
 * @typedef {import("../messages.js").BuildConfig} BuildConfig
 * @typedef {import("../messages.js").Way} Way
 * @typedef {(done: number, total: number) => void} Progress  bytes
 */
import { fetchBytes, fetchFile } from "./fetch.js";

/** Below this many bytes a second on the wire the library gets there first (bench/boot.py: "slow links"). */
const FAST = 2_000_000;
/** As much of a download as tells how fast it is. */
const SAMPLE_BYTES = 500_000;
const SAMPLE_MS = 400;
const MEGABYTE = 1_000_000;
/** What gzip on the way makes of the module, roughly. */
const GZIPPED = 0.37;

/**
 * @param {BuildConfig} config
 * @param {Progress} onProgress
 */
export function createParts(config, onProgress) {
  /** @type {Map<string, Promise<any>>} */
  const kept = new Map();
  /** Whether the caches had something wrong. */
  let again = false;
  let done = 0;
  const total = (config.files[config.wasm]?.bytes ?? 0) + (config.files[config.library]?.bytes ?? 0);
  /** @type {(way: Way) => void} */
  let choose;
  /** @type {Promise<Way>} */
  const chosen = new Promise((resolve) => (choose = resolve));

  /** @template T @param {string} name @param {() => Promise<T>} make @returns {Promise<T>} */
  function keep(name, make) {
    if (!kept.has(name)) {
      const made = make();
      kept.set(name, made);
      made.catch(() => kept.delete(name));
    }
    return /** @type {Promise<T>} */ (kept.get(name));
  }

  const init = (/** @type {string} */ url) => {
    const integrity = config.files[url]?.integrity;
    return { ...(integrity && { integrity }), ...(again && { cache: /** @type {const} */ ("reload") }) };
  };

  /** Reads a copy of the module: for progress, for the speed, and for its hash. @param {Response} copy */
  async function watch(copy) {
    const start = performance.now();
    const wire = copy.headers.has("content-encoding") ? GZIPPED : 1;
    const bytes = new Uint8Array(config.files[config.wasm]?.bytes ?? 0);
    const reader = /** @type {ReadableStream<Uint8Array>} */ (copy.body).getReader();
    const rate = () => (done * wire * 1000) / (performance.now() - start);
    const decide = () => choose(rate() > FAST ? "snapshot" : "library");
    const timer = setTimeout(decide, SAMPLE_MS);
    done = 0;
    let told = 0;
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      if (done + part.value.length > bytes.length) throw new Error("the module is too long");
      bytes.set(part.value, done);
      done += part.value.length;
      if (done > SAMPLE_BYTES) decide();
      if (Math.floor(done / MEGABYTE) > told) {
        told = Math.floor(done / MEGABYTE);
        onProgress(done, total);
      }
    }
    clearTimeout(timer);
    decide();
    const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes.subarray(0, done)));
    if (`sha256-${btoa(String.fromCharCode(...hash))}` !== config.files[config.wasm]?.integrity) throw new Error("the module is damaged");
  }

  /** Whether what is fetched has been checked when it was put away. */
  const stored = () => !again && (navigator.serviceWorker?.controller || config.inside);

  async function compile() {
    // A checked fetch comes only when it is complete; the module is better compiled as it comes.
    const watched = !stored() && globalThis.crypto?.subtle;
    const { integrity, ...rest } = init(config.wasm);
    const response = await fetchFile(config.wasm, watched || stored() ? rest : { ...rest, integrity });
    const watching = watched ? watch(response.clone()) : choose("snapshot");
    const streams = response.headers.get("content-type") === "application/wasm";
    const [module] = await Promise.all([
      streams ? WebAssembly.compileStreaming(response) : response.arrayBuffer().then((bytes) => WebAssembly.compile(bytes)),
      watching,
    ]);
    return module;
  }

  return {
    /** @returns {Promise<WebAssembly.Module>} */
    module: () => keep("module", compile),
    /** @param {string} url @returns {Promise<Uint8Array<ArrayBuffer>>} */
    bytes: (url) => keep(url, () => fetchBytes(url, init(url))),
    /** The way to try first; its file is on the way. @returns {Promise<Way>} */
    async way() {
      // If the module is lost, nothing tells how fast the link is.
      const measured = () => Promise.race([chosen, this.module().then(() => chosen)]);
      const way = /** @type {any} */ (navigator).connection?.saveData ? "library" : await measured();
      this.bytes(config[way]).catch(() => {}); // Told to whoever needs it.
      return way;
    },
    /** Fetches from the server what is asked for from now on, past all caches. */
    refresh() {
      again = true;
      kept.clear();
    },
  };
}
