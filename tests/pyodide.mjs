// node tests/pyodide.mjs < program.py: what the program evaluates to in Pyodide, with the engine's sources.
import { readFileSync } from "node:fs";
import { installed, loader } from "../js/boot/node.mjs";

const { loadPyodide } = await loader(installed);
const pyodide = await loadPyodide({ indexURL: installed });
pyodide.FS.mkdir("/py");
pyodide.FS.mount(pyodide.FS.filesystems.NODEFS, { root: new URL("../py", import.meta.url).pathname }, "/py");
pyodide.runPython("import sys\nsys.path.insert(0, '/py')\nsys.dont_write_bytecode = True");
console.log(pyodide.runPython(readFileSync(0, "utf8")));
