// @ts-check
/** Files of the site, for the page: from the server, or from inside the page when it is the one file. */

/**
 * As the server would answer.
 * @param {string} url  relative to the site @param {RequestInit} [init] @returns {Promise<Response>}
 */
export async function fetchFile(url, init) {
  const inside = document.querySelector(`script[data-file="${url}"]`);
  if (inside) return new Response(unpacked(inside), { headers: { "content-type": inside.getAttribute("data-type") ?? "" } });
  const response = await fetch(new URL(url, document.baseURI), init);
  if (!response.ok) throw new Error(`${url}: HTTP ${response.status}`);
  return response;
}

/**
 * The bytes of a file; of a .bin what is packed in it.
 * @param {string} url @param {RequestInit} [init] @returns {Promise<Uint8Array<ArrayBuffer>>}
 */
export async function fetchBytes(url, init) {
  const response = await fetchFile(url, init);
  const body = url.endsWith(".bin") ? new Response(gunzip(response.body)) : response;
  return new Uint8Array(await body.arrayBuffer());
}

/** @param {ReadableStream<Uint8Array<ArrayBuffer>> | null} stream */
const gunzip = (stream) => /** @type {ReadableStream<Uint8Array<ArrayBuffer>>} */ (stream).pipeThrough(new DecompressionStream("gzip"));

/** @param {Element} inside  base64 of the file, gzipped unless it is a .bin, which is already */
function unpacked(inside) {
  const bytes = fromBase64(inside.textContent ?? "");
  return inside.hasAttribute("data-gzip") ? gunzip(new Response(bytes).body) : bytes;
}

/** @param {string} text */
function fromBase64(text) {
  if ("fromBase64" in Uint8Array) return /** @type {any} */ (Uint8Array).fromBase64(text);
  const binary = atob(text);
  const bytes = new Uint8Array(binary.length);
  for (let i = 0; i < binary.length; i += 1) bytes[i] = binary.charCodeAt(i);
  return bytes;
}
