declare module '*.wasm?url' {
  const url: string;
  export default url;
}

declare module '*/half-worker.ts?worker' {
  const script: new (options: { readonly name: string }) => Worker;
  export default script;
}
