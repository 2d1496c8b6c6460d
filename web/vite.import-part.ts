import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Has import() call page/import-part.ts instead of Vite's own function. */
export function importParts(): Plugin {
  const file = fileURLToPath(new URL('page/import-part.ts', import.meta.url));
  return {
    name: 'import-parts',
    apply: 'build',
    enforce: 'pre',
    resolveId: { filter: { id: /vite\/preload-helper/ }, handler: () => file },
  };
}
