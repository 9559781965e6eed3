// @ts-check
// node js/boot/compile.mjs app.zip out-app.zip out-stdlib.zip: see compile.py.
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";

const [app = "", outApp = "", outStdlib = ""] = process.argv.slice(2);
const core = dirname(createRequire(import.meta.url).resolve("pyodide/package.json"));
const { loadPyodide } = await import(pathToFileURL(join(core, "pyodide.mjs")).href);
// Column tables and hash order would only add bytes and differences.
const pyodide = await loadPyodide({ env: { PYTHONNODEBUGRANGES: "1", PYTHONHASHSEED: "0" } });
pyodide.FS.writeFile("/app.zip", readFileSync(app));
pyodide.FS.writeFile("/stdlib.zip", readFileSync(join(core, "python_stdlib.zip")));
pyodide.runPython(readFileSync(new URL("compile.py", import.meta.url), "utf8"));
writeFileSync(outApp, pyodide.FS.readFile("/app-compiled.zip"));
writeFileSync(outStdlib, pyodide.FS.readFile("/stdlib-compiled.zip"));
