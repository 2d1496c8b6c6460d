import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** A package from which a source imports more than types, at once or later. */
const IMPORT =
  /(?:^(?:import|export) (?!type\b)(?:[^;']*? from )?|\bimport\()'(@[^/']+\/[^/']+|[^.@/'][^/']*)/gm;

/** What packages of the editor depend on, of which nothing is left when the page is built. */
const UNUSED = ['@codemirror/streamparser', 'crelt'];

/** The page in one file comes without the compiler, its editor and the service worker. */
const NOT_ALONE = /^(bench\/stress\/compile|offline)\//;

const read = (file: string) => readFileSync(file, 'utf8').trim();
const { packages } = JSON.parse(read('package-lock.json'));
const sources = readdirSync('web', { recursive: true, encoding: 'utf8' }).filter((name) =>
  /^(?!vite\.).*\.tsx?$/.test(name),
);

/** The packages that sources import, with all that these depend on, as the lock file has it. */
function packagesOf(names: readonly string[]): string[] {
  const imports = (name: string) => Array.from(read(`web/${name}`).matchAll(IMPORT), ([, from = '']) => from);
  const found = new Set(names.flatMap(imports));
  for (const name of found)
    for (const each of Object.keys(packages[`node_modules/${name}`].dependencies ?? {})) found.add(each);
  return [...found].filter((name) => !UNUSED.includes(name)).sort();
}

/** The notice of an installed package: a line with its name and version, and its licence in full. */
function noticeOf(name: string): string {
  const folder = `node_modules/${name}`;
  const [file = ''] = readdirSync(folder).filter((each) => /^licen[sc]e/i.test(each));
  const { version, license } = packages[folder];
  return `${name} ${version}: ${license} --------\n\n${read(`${folder}/${file}`)}`;
}

it.each([
  ['dist/licenses.txt', sources, 20],
  ['dist/rubicon.html', sources.filter((name) => !NOT_ALONE.test(name)), 6],
])('%s has the licence of every package in the page', (file, names, least) => {
  const found = packagesOf(names);
  expect(found.length).toBeGreaterThan(least);
  const text = read(file);
  expect(found.filter((name) => !text.includes(noticeOf(name)))).toEqual([]);
});

it.each([
  [
    'dist/licenses.txt',
    ['the Rubicon authors', 'Emscripten authors', 'Rich Felker', 'LLVM Exceptions', 'Nuxi'],
  ],
  ['dist/rubicon.html', ['the Rubicon authors', 'Emscripten authors', 'Rich Felker']],
])('%s names whose work the page and its modules are', (file, holders) => {
  const text = read(file);
  expect(holders.filter((name) => !text.includes(name))).toEqual([]);
});
