declare module '*?worker' {
  const WorkerScript: new (options: { readonly name: string; readonly query?: string }) => Worker;
  export default WorkerScript;
}

declare module '*.wasm?url' {
  const url: string;
  export default url;
}

declare module '*.css';

/** Vite says how the page is built: `production` into a folder, `single` into one file. */
interface ImportMeta {
  readonly env: { readonly MODE: string };
  /** The texts of the files that match, by their paths. */
  glob(
    patterns: readonly string[],
    options: { readonly query: '?raw'; readonly import: 'default'; readonly eager: true },
  ): Readonly<Record<string, string>>;
}

declare module '*?raw' {
  const text: string;
  export default text;
}
