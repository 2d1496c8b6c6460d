declare module '*?worker' {
  const WorkerScript: new (options: { readonly name: string }) => Worker;
  export default WorkerScript;
}

declare module '*.css';
