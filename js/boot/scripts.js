// @ts-check
/** Pyodide's two scripts, from the site. In the one file scripts-inside.js stands in its place (package.json, "imports"). */

/** @param {string} folder  absolute @returns {Promise<import("./pyodide.js").Loader>} */
export async function loadScripts(folder) {
  const [{ loadPyodide }, { default: createModule }] = await Promise.all([
    import(`${folder}pyodide.mjs`),
    import(`${folder}pyodide.asm.mjs`),
  ]);
  return { loadPyodide, createModule };
}
