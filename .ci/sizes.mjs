// Prints what a visitor downloads, compressed, and fails when it is more than we allow ourselves.
// Usage: sizes.mjs <module>.wasm | page
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

/** Bytes. The page's are those of the board and its verdict; the parts that are fetched after them count in `whole`. */
const limits = {
  'rubicon.wasm': 16_300,
  'page.wasm': 16_000,
  'textbook.wasm': 6_200,
  'bench.wasm': 46_000,
  page: 60_000,
  whole: 400_000,
};

const contentOf = (file) => readFileSync(file);
const sizeOf = (file) => gzipSync(contentOf(file), { level: 9 }).length;
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
const sum = (files) => files.reduce((total, file) => total + sizeOf(file), 0);

/** The page itself never asks for the whole page in one file, for the picture of links to it, nor for that of an installed page. */
const NOT_ASKED_FOR = /^rubicon\.html$|\.png$/;

function builtFiles() {
  return readdirSync('dist', { recursive: true })
    .filter((name) => !NOT_ASKED_FOR.test(name))
    .map((name) => `dist/${name}`)
    .filter((file) => statSync(file).isFile())
    .sort();
}

/**
 * What `file` needs before it can do anything: its scripts, styles and module, but not what it may import later, nor a
 * worker, for which the first board's verdict does not wait, nor what it names for those who link to the page or install it,
 * nor the file by which later parts come to what already stands in it.
 */
function neededBy(file, files) {
  if (!/\.(html|js)$/.test(file)) return [];
  const later =
    /new Worker\(new URL\([^)]*\)|import\(\s*[`"']\.\/[^`"']+[`"']\s*\)|__vite__mapDeps=[^;]*;|<meta [^>]*>|<link rel="(?:icon|manifest)"[^>]*>|data-version="[^"]*"/g;
  const text = contentOf(file).toString().replace(later, '');
  return files.filter((other) => other !== file && text.includes(other.split('/').at(-1)));
}

function firstLoad(files) {
  const found = new Set(['dist/index.html']);
  for (const file of found) for (const needed of neededBy(file, files)) found.add(needed);
  return files.filter((file) => found.has(file));
}

function report(what, files, name) {
  const total = sum(files);
  console.log(`${name} is ${kilobytes(total)} with gzip (at most ${kilobytes(limits[what])}).`);
  if (total <= limits[what]) return;
  console.error(`${name} is too large.`);
  process.exitCode = 1;
}

const [what = 'page'] = process.argv.slice(2);
if (what !== 'page') {
  report(what, [`build/module/${what}`], `The module ${what}`);
} else {
  const files = builtFiles();
  const first = firstLoad(files);
  for (const file of files) {
    console.log(
      `  ${kilobytes(sizeOf(file)).padStart(8)}  ${file}${first.includes(file) ? '' : '  (later)'}`,
    );
  }
  report('page', first, 'The page up to its verdict');
  report('whole', files, 'The page with all its parts');
}
