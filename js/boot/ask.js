// @ts-check
/// <reference lib="webworker" />
/** Files for the worker. The page has them: it fetches them, or holds them inside itself when it is the one file. */

/** @type {Map<string, {resolve: (bytes: Uint8Array<ArrayBuffer>) => void, reject: (error: Error) => void}>} */
const waiting = new Map();

/**
 * A file of the site, unpacked if it is a .bin.
 * @param {string} url  relative to the site, e.g. "assets/library-0123ABCD.bin"
 * @returns {Promise<Uint8Array<ArrayBuffer>>}
 */
export function fetchBytes(url) {
  return new Promise((resolve, reject) => {
    waiting.set(url, { resolve, reject });
    self.postMessage({ type: "fetch", url });
  });
}

/** The page's answer. @param {{url: string, bytes?: Uint8Array<ArrayBuffer>, error?: string}} file */
export function receiveFile({ url, bytes, error }) {
  const entry = waiting.get(url);
  waiting.delete(url);
  if (bytes) entry?.resolve(bytes);
  else entry?.reject(new Error(error));
}
