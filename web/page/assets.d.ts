declare module '*?worker' {
  const WorkerScript: new (options: { readonly name: string }) => Worker;
  export default WorkerScript;
}

declare module '*.css';

/** Vite says how the page is built: `production` into a folder, `single` into one file. */
interface ImportMeta {
  readonly env: { readonly MODE: string };
}

declare module '*?raw' {
  const text: string;
  export default text;
}
