import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { bundled } from './bundled.ts';

const workerScript = fileURLToPath(new URL('worker-script.ts', import.meta.url));

/** In browsers the page hears from a worker as soon as its script runs, because that holds a lock. */
const BEGUN = 'postMessage({});';

/** Resolves what the page imports as a worker or as the address of a module to what works in Node: a thread, a data URL. */
export function pageAssets(): Plugin {
  return {
    name: 'page-assets',
    enforce: 'pre',
    resolveId(source, importer) {
      if (importer === undefined || !/(\?worker|\.wasm\?url)$/.test(source)) return null;
      return `\0${resolve(dirname(importer), source)}`;
    },
    async load(id) {
      const [, path = '', kind] = /^\0(.*)\?(worker|url)$/.exec(id) ?? [];
      if (kind === 'worker')
        return `import { scriptOf } from ${JSON.stringify(workerScript)};
export default scriptOf(${JSON.stringify(`${await bundled(path)}\n${BEGUN}`)});`;
      if (kind === 'url')
        return `export default 'data:application/wasm;base64,${readFileSync(path, 'base64')}';`;
      return null;
    },
  };
}
