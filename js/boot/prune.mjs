// @ts-check
// node js/boot/prune.mjs from to: Pyodide's module and glue without what only other packages would link to.
//
// Pyodide exports all that its C libraries have, some 8,000 functions, for packages with C of their own. The engine
// is Python alone, yet each start would give every one of them a name, a place in the table and a variable, and
// compile a wrapper for each function of WebGL. Here stay the exports that the scripts name, and no wrappers.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const HEADER = 8; // bytes: magic and version
const EXPORTS = 7; // the section's id
const CONTINUED = 0x80; // in a LEB128 byte: there are more
const BITS = 7; // of a number in one

/** @param {Uint8Array} bytes @param {number} at @returns {[number, number]} a number in LEB128, and where it ends */
function readNumber(bytes, at) {
  let number = 0;
  for (let shift = 0; ; shift += BITS) {
    const byte = bytes[at++] ?? 0;
    number += (byte & (CONTINUED - 1)) << shift;
    if (byte < CONTINUED) return [number, at];
  }
}

/** @param {number} number @returns {number[]} */
const numberBytes = (number) => (number < CONTINUED ? [number] : [(number & (CONTINUED - 1)) | CONTINUED, ...numberBytes(number >> BITS)]);

/** The body of an export section with the entries whose names are wanted. @param {Uint8Array} body @param {(name: string) => boolean} wanted */
function exportsOf(body, wanted) {
  const kept = [];
  let [count, at] = readNumber(body, 0);
  let left = 0;
  for (; count > 0; count -= 1) {
    const start = at;
    const [length, name] = readNumber(body, at);
    [, at] = readNumber(body, name + length + 1); // one byte of kind, then the index
    if (!wanted(new TextDecoder().decode(body.subarray(name, name + length)))) continue;
    kept.push(...body.subarray(start, at));
    left += 1;
  }
  return Uint8Array.from([...numberBytes(left), ...kept]);
}

/** A module with fewer exports and otherwise the same. @param {Uint8Array} wasm @param {(name: string) => boolean} wanted */
export function pruneModule(wasm, wanted) {
  const parts = [wasm.subarray(0, HEADER)];
  for (let at = HEADER; at < wasm.length;) {
    const [size, start] = readNumber(wasm, at + 1);
    const end = start + size;
    if (wasm[at] === EXPORTS) {
      const body = exportsOf(wasm.subarray(start, end), wanted);
      parts.push(Uint8Array.from([EXPORTS, ...numberBytes(body.length)]), body);
    } else {
      parts.push(wasm.subarray(at, end));
    }
    at = end;
  }
  return Buffer.concat(parts);
}

const OTHER = "this isn't the Pyodide that package.json pins: its glue";
const UNDEFINED = "if(!value&&!entry.required){"; // then the function's place in the table is 0
const ASSIGNMENT = /^(?:([\w$]+)=)(?:Module\["[\w$]+"\]=)wasmExports\["([^"]+)"\](?:\.value>>>0)?$/;

/**
 * @param {string} glue  pyodide.asm.mjs
 * @param {string[]} others  all scripts besides that use what the module exports
 * @returns {{glue: string, wanted: (name: string) => boolean}}
 */
export function pruneGlue(glue, others) {
  const found = /var ([\w$,]+);function assignWasmExports\(wasmExports\)\{([^}]*)\}/.exec(glue);
  if (!found) throw new Error(`${OTHER} doesn't assign what the module exports`);
  if (!glue.includes(UNDEFINED)) throw new Error(`${OTHER} doesn't have ${UNDEFINED}`);
  const [whole, variables = "", assignments = ""] = found;
  const used = new Set([glue.replace(whole, ""), ...others].join(" ").match(/[\w$]+/g));
  const wanted = (/** @type {string} */ name) => used.has(name) || used.has(`_${name}`);
  const dropped = new Set();
  const kept = assignments.split(";").filter((assignment) => {
    const [, variable = "", name = ""] = ASSIGNMENT.exec(assignment) ?? [];
    if (!variable || wanted(name) || used.has(variable)) return true;
    dropped.add(variable);
    return false;
  });
  const declared = variables.split(",").filter((name) => !dropped.has(name));
  const assigned = `var ${declared.join(",")};function assignWasmExports(wasmExports){${kept.join(";")}}`;
  const lean = glue
    .replace(whole, () => assigned)
    .replace(UNDEFINED, () => UNDEFINED.replace("(", '(symName.startsWith("emscripten_gl")||'));
  return { glue: lean, wanted };
}

const [source, target] = process.argv.slice(2);
if (source && target) {
  const scripts = ["compile.mjs", "snapshot.mjs", "pyodide.js"].map((name) => readFileSync(new URL(name, import.meta.url), "utf8"));
  const { glue, wanted } = pruneGlue(readFileSync(join(source, "pyodide.asm.mjs"), "utf8"), [
    readFileSync(join(source, "pyodide.mjs"), "utf8"),
    ...scripts,
  ]);
  writeFileSync(join(target, "pyodide.asm.mjs"), glue);
  writeFileSync(join(target, "pyodide.asm.wasm"), pruneModule(readFileSync(join(source, "pyodide.asm.wasm")), wanted));
}
