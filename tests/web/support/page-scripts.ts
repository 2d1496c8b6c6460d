import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { compilerParts } from '../../../web/vite.compiler.ts';
import { bundled, bundledScripts } from './bundled.ts';

const SCRIPTS = /\?scripts$/;
const ASSET = /(\?worker|\.wasm\?url)$/;

const workerScript = fileURLToPath(new URL('worker-script.ts', import.meta.url));

/** How the page's views are compiled. */
export const JSX = { jsx: { runtime: 'automatic', importSource: 'preact', development: false } } as const;

/** In browsers the page hears from a worker as soon as its script runs, because that holds a lock. */
const BEGUN = 'postMessage({});';

/** Resolves `x.ts?scripts` to that module of the page and all that it imports, as scripts, built once for all tests. */
export function pageScripts(): Plugin {
  return {
    name: 'page-scripts',
    enforce: 'pre',
    load: {
      filter: { id: SCRIPTS },
      async handler(id) {
        const scripts = await bundledScripts(id.replace(SCRIPTS, ''), {
          plugins: [pageAssets()],
          oxc: JSX,
          define: {
            RUBICON_VERSION: JSON.stringify('1.2.3 (4567890)'),
            RUBICON_COMPILER: JSON.stringify(await compilerParts()),
          },
          build: { rolldownOptions: { external: [workerScript] } },
        });
        return `export default ${JSON.stringify(scripts)};`;
      },
    },
  };
}

/** Resolves what the page imports as a worker or as the address of a module to what works in Node: a thread, a data URL. */
export function pageAssets(): Plugin {
  return {
    name: 'page-assets',
    enforce: 'pre',
    resolveId(source, importer) {
      if (importer === undefined || !ASSET.test(source)) return null;
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
