/** Style sheets that are loading, by address. */
const loading = new Map<string, Promise<unknown>>();

/**
 * The build calls this for each import(): it requests all files of the part together, and runs the part once
 * its styles are there. It takes the place of Vite's own function, which is several times as long because it
 * serves older browsers.
 */
async function importPart<Part>(
  run: () => Promise<Part>,
  files: readonly string[] = [],
  base?: string,
): Promise<Part> {
  await Promise.all(files.map((file) => request(new URL(file, base).href)));
  return run();
}

/** Requests a file once; the promise is that of a style sheet which is loading, and rejects if that fails. */
function request(url: string): Promise<unknown> | undefined {
  if (document.querySelector(`link[href="${url}"]`) !== null) return loading.get(url);
  const link = document.createElement('link');
  link.crossOrigin = '';
  link.rel = 'modulepreload';
  link.href = url;
  if (url.endsWith('.css')) {
    link.rel = 'stylesheet';
    const loaded = new Promise((resolve, reject) => {
      link.onload = resolve;
      link.onerror = reject;
    }).finally(() => loading.delete(url));
    loading.set(url, loaded);
  }
  document.head.append(link);
  return loading.get(url);
}

export { importPart as __vitePreload };
