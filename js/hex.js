// @ts-check
/** @param {Uint8Array} bytes @returns {string} two lower-case digits a byte */
export const toHex = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** @param {string} digits an even number of hex digits @returns {Uint8Array<ArrayBuffer>} */
export const fromHex = (digits) => Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
