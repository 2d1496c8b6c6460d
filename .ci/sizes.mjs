// Prints the compressed size of what a visitor downloads, and fails above the limits. Usage: sizes.mjs <module>.wasm | page
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

/**
 * Size budgets (bytes, gzip): `page` is for the board and its verdict, with the solver; `screen` for all that
 * a first visit shows; `whole` for all parts.
 */
const limits = {
  'rubicon.wasm': 18_400,
  'textbook.wasm': 6_200,
  'bench.wasm': 46_500,
  page: 61_000,
  screen: 94_500,
  whole: 481_000,
  editor: 155_000,
  compiler: 27_000_000,
};

const contentOf = (file) => readFileSync(file);
const sizeOf = (file) => gzipSync(contentOf(file), { level: 9 }).length;
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
const sum = (files) => files.reduce((total, file) => total + sizeOf(file), 0);

/**
 * Files that the page itself never requests: the page in one file, the pictures for link previews and the installed page, the
 * licences, and the C++ compiler, which is downloaded when a visitor asks for it.
 */
const NOT_ASKED_FOR = /^rubicon\.html$|\.png$|^licenses\.txt$|^compiler\b/;

function builtFiles() {
  return readdirSync('dist', { recursive: true })
    .filter((name) => !NOT_ASKED_FOR.test(name))
    .map((name) => `dist/${name}`)
    .filter((file) => statSync(file).isFile())
    .sort();
}

/**
 * The files that `file` needs before it can run: its scripts and styles, and what it preloads; not later
 * imports, nor what other workers need, nor files for link previews or installation, nor the file through
 * which later parts import from the inline script.
 */
function neededBy(file, files) {
  if (!/\.(html|js)$/.test(file)) return [];
  const later =
    /new Worker\(new URL\([^)]*\)|new URL\([`"'][^`"']*\.wasm[^)]*\)|import\(\s*[`"']\.\/[^`"']+[`"']\s*\)|__vite__mapDeps=[^;]*;|<meta [^>]*>|<link rel="(?:icon|manifest)"[^>]*>|data-version="[^"]*"/g;
  const text = contentOf(file).toString().replace(later, '');
  return files.filter((other) => other !== file && text.includes(other.split('/').at(-1)));
}

/** The files at `start` with all that they need. */
function withNeeded(start, files) {
  const found = new Set(start);
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

/** What follows the verdict on the screen; all else loads after it. */
const isOnScreen = (file) => /^dist\/assets\/after-verdict-/.test(file);

/** The editor for C++ and the compiler's worker: loaded and cached only when somebody writes a program. */
const isForCode = (file) => /^dist\/assets\/(editor|compiler)-/.test(file);

/** The compiler's parts are compressed already. */
function reportCompiler() {
  const parts = readdirSync('dist/compiler').filter((name) => name.endsWith('.bin'));
  const total = parts.reduce((sum, name) => sum + statSync(`dist/compiler/${name}`).size, 0);
  console.log(`The C++ compiler is ${(total / 1e6).toFixed(1)} MB (at most ${limits.compiler / 1e6} MB).`);
  if (total > limits.compiler) process.exitCode = 1;
}

const [what = 'page'] = process.argv.slice(2);
if (what !== 'page') {
  report(what, [`build/module/${what}`], `The module ${what}`);
} else {
  const files = builtFiles();
  const first = withNeeded(['dist/index.html'], files);
  const screen = withNeeded([...first, ...files.filter(isOnScreen)], files);
  for (const file of files) {
    console.log(
      `  ${kilobytes(sizeOf(file)).padStart(8)}  ${file}${first.includes(file) ? '' : '  (later)'}`,
    );
  }
  report('page', first, 'The page up to its verdict');
  report('screen', screen, 'The page with all that a first visit shows');
  const [editor, parts] = [files.filter(isForCode), files.filter((file) => !isForCode(file))];
  report('whole', parts, 'The page with all its parts');
  report('editor', editor, 'What it needs for C++ beside the compiler');
  reportCompiler();
}
