// Files that esbuild turns into text or leaves beside the bundle.
declare module '*.ftl' {
  const url: string;
  export default url;
}
declare module '*.svg' {
  const markup: string;
  export default markup;
}
declare module '*.css';
declare module '*.woff2' {
  const url: string;
  export default url;
}
// Pyodide's own glue, of which only the factory is used.
declare module 'pyodide/pyodide.asm.mjs' {
  const createModule: (settings: any) => Promise<any>;
  export default createModule;
}
