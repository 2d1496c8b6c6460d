import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { LICENCES } from './page/licences.ts';

const ROOT = resolve(import.meta.dirname, '..');

/** Rubicon's own licence, and those of what Emscripten has linked into the modules. */
const OWN = ['LICENSE', 'wasm/licenses.txt'];
const COMPILER = 'web/bench/stress/compile/licenses.txt';

/** The folder of the package that a bundled module comes from. */
const PACKAGE = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/;
const NOTICE = /^(licen[sc]e|copying|notice)/i;

/**
 * Puts the licences of all that the page contains beside it, or into it as a comment. Workers are built apart from the page, so
 * the same plugin must be among theirs.
 */
export function addLicences(where: 'file' | 'inline'): Plugin {
  const packages = new Set<string>();
  const text = (others: readonly string[]) =>
    [...others.map((file) => readText(ROOT, file)), ...[...packages].sort().map(noticeOf)].join('\n\n\n');
  return {
    name: 'add-licences',
    apply: 'build',
    renderChunk(_code, { moduleIds }) {
      for (const id of moduleIds) {
        const [folder] = PACKAGE.exec(id) ?? [];
        if (folder !== undefined) packages.add(folder);
      }
      return null;
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) => (where === 'inline' ? `${html}<!--\n${text(OWN)}\n-->\n` : html),
    },
    /** Runs for the service worker too, which is built last. */
    writeBundle({ dir = '' }) {
      if (where === 'file') writeFileSync(join(dir, LICENCES), `${text([...OWN, COMPILER])}\n`);
    },
  };
}

function noticeOf(folder: string): string {
  const { name, version, license } = JSON.parse(readText(folder, 'package.json'));
  const texts = readdirSync(folder).filter((file) => NOTICE.test(file));
  if (texts.length === 0) throw new Error(`${name} is in the page, and its package has no licence`);
  return [
    `-------- ${name} ${version}: ${license} --------`,
    ...texts.map((file) => readText(folder, file)),
  ].join('\n\n');
}

function readText(folder: string, file: string): string {
  return readFileSync(join(folder, file), 'utf8').trim();
}
