// @ts-check
/**
 * WebAssembly memory as a difference to fresh memory, in blocks of 64 bytes.
 *
 * Layout, all numbers 32 bits, little-endian: how many bytes of JSON follow · the header as JSON, padded with spaces to
 * a multiple of 4 · how many runs · the runs as (blocks skipped, blocks stored) · the stored blocks.
 *
 * @typedef {object} Header
 * @property {Record<string, string>} fits  what it was made from, name → hash or version; all have to be the same again
 * @property {number} bytes  length of the memory
 * @property {object} state  Pyodide's own table of JavaScript objects
 */

const BLOCK = 64;

/**
 * @param {Header} header
 * @param {Uint8Array} memory
 * @param {(block: number) => boolean} wanted  whether the block has to be stored
 * @returns {Uint8Array}
 */
export function encode(header, memory, wanted) {
  const runs = [];
  const parts = [];
  const blocks = memory.length / BLOCK;
  for (let block = 0, end = 0; block < blocks; block = end) {
    const start = block;
    while (block < blocks && !wanted(block)) block += 1;
    for (end = block; end < blocks && wanted(end); ) end += 1;
    if (end === block) break;
    runs.push(block - start, end - block);
    parts.push(memory.subarray(block * BLOCK, end * BLOCK));
  }
  const text = JSON.stringify(header);
  const json = new TextEncoder().encode(text + " ".repeat(-new TextEncoder().encode(text).length & 3));
  const numbers = (/** @type {number[]} */ values) => new Uint8Array(Uint32Array.from(values).buffer);
  const all = [numbers([json.length]), json, numbers([runs.length / 2, ...runs]), ...parts];
  const bytes = new Uint8Array(all.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of all) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}

/** @param {Uint8Array<ArrayBuffer>} bytes @returns {Header} */
export function headerOf(bytes) {
  const [length = 0] = new Uint32Array(bytes.buffer, bytes.byteOffset, 1);
  return JSON.parse(new TextDecoder().decode(bytes.subarray(4, 4 + length)));
}

/**
 * Writes the stored blocks over fresh memory.
 * @param {Uint8Array<ArrayBuffer>} bytes  at an address divisible by 4
 * @param {Uint8Array} memory
 */
export function applyTo(memory, bytes) {
  const words = new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.length >>> 2);
  let word = 1 + (words[0] ?? 0) / 4;
  const runs = words[word] ?? 0;
  word += 1;
  let from = (word + 2 * runs) * 4;
  let to = 0;
  for (const end = word + 2 * runs; word < end; word += 2) {
    to += (words[word] ?? 0) * BLOCK;
    const length = (words[word + 1] ?? 0) * BLOCK;
    memory.set(bytes.subarray(from, from + length), to);
    from += length;
    to += length;
  }
}
