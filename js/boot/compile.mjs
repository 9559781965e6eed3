// @ts-check
// node js/boot/compile.mjs pyodide app.zip stdlib.zip library.zip: see compile.py.
import { readFileSync, writeFileSync } from "node:fs";
import { compiled, installed, loader } from "./node.mjs";
import { start } from "./pyodide.js";

const [core = "", app = "", stdlib = "", library = ""] = process.argv.slice(2);
// Column tables and hash order would only add bytes and differences.
const env = { PYTHONNODEBUGRANGES: "1", PYTHONHASHSEED: "0" };
const pyodide = await start(await loader(core), await compiled(core), { indexURL: installed, stdLibURL: stdlib, env });
pyodide.FS.writeFile("/app.zip", readFileSync(app));
pyodide.FS.writeFile("/stdlib.zip", readFileSync(stdlib));
pyodide.FS.writeFile("/compile.py", readFileSync(new URL("compile.py", import.meta.url)));
pyodide.runPython("exec(open('/compile.py').read())");
writeFileSync(library, pyodide.FS.readFile("/library.zip"));
