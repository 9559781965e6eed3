// Runs evaluators.py under Pyodide: node evaluators.mjs ROOT SITE_PACKAGES. The peers are pure Python, so the
// packages that are installed for CPython serve here too.
import { loadPyodide } from "../node_modules/pyodide/pyodide.mjs";

const [root, peers] = process.argv.slice(2);
const pyodide = await loadPyodide();
for (const [name, folder] of [["/project", root], ["/peers", peers]]) {
  pyodide.FS.mkdir(name);
  pyodide.FS.mount(pyodide.FS.filesystems.NODEFS, { root: folder }, name);
}
const met = pyodide.runPython(`
import sys
sys.path += ["/peers", "/project/bench"]
from evaluators import measure
measure("Pyodide, " + sys.version.split()[0])
`);
process.exit(met ? 0 : 1);
