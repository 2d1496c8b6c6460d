import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { textOf } from './solver/module-text.ts';

const TEXT = /\?text$/;

/** Resolves `x.wasm?text` to the module itself, as text: it comes with the script that imports it. */
export function inlineModule(): Plugin {
  return {
    name: 'inline-module',
    enforce: 'pre',
    load: {
      filter: { id: TEXT },
      handler(id) {
        const file = id.replace(TEXT, '');
        this.addWatchFile(file);
        return `export default ${JSON.stringify(textOf(readFileSync(file)))};`;
      },
    },
  };
}
