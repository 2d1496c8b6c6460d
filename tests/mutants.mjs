// Changes operators and constants of core/ at random, runs the tests of core/ on each change, and lists those that no test
// noticed. The same seed makes the same changes of the same sources.
// Usage: mutants.mjs [COUNT [SEED]]
import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';

const [count, seed] = [Number(process.argv[2] ?? 100), Number(process.argv[3] ?? 1)];
if (!Number.isInteger(count) || count < 1 || !Number.isInteger(seed)) {
  console.error('COUNT is a whole number from 1 on, SEED any whole number.');
  process.exit(2);
}

const BINARY = [
  ['<', '<='],
  ['<=', '<'],
  ['>', '>='],
  ['>=', '>'],
  ['==', '!='],
  ['!=', '=='],
  ['&&', '||'],
  ['||', '&&'],
  ['+', '-'],
  ['-', '+'],
  ['/', '*'],
  ['%', '/'],
  ['<<', '>>'],
  ['>>', '<<'],
  ['&', '|'],
  ['|', '&'],
  ['^', '|'],
  ['+=', '-='],
  ['-=', '+='],
  ['|=', '&='],
  ['&=', '|='],
];

/** What is looked for in a line of code, and what it is changed into. */
const CHANGES = [
  ...BINARY.map(([from, to]) => ({
    pattern: new RegExp(` ${escaped(from)} `, 'g'),
    change: () => ` ${to} `,
  })),
  { pattern: /\+\+/g, change: () => '--' },
  { pattern: /--/g, change: () => '++' },
  { pattern: /\btrue\b/g, change: () => 'false' },
  { pattern: /\bfalse\b/g, change: () => 'true' },
  { pattern: /!(?=[a-z(])/g, change: () => '' },
  { pattern: /\bcontinue;/g, change: () => 'break;' },
  {
    pattern: /(?<![\w.'])\d+(?![\w.'])/g,
    change: (number) => String(number === '1' ? 0 : Number(number) + 1),
  },
];

function escaped(text) {
  return text.replace(/[|^+*/.]/g, '\\$&');
}

/** Comments, texts and lines of the preprocessor with every character but the line feeds as a space. */
function codeOf(source) {
  const blank = (text) => text.replace(/[^\n]/g, ' ');
  return source.replace(
    /\/\*[\s\S]*?\*\/|\/\/.*|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|^\s*#(?:.*\\\n)*.*/gm,
    blank,
  );
}

function sourcesOfCore() {
  return readdirSync('core', { recursive: true })
    .filter((name) => /\.[ch]$/.test(name) && !name.endsWith('_wasm.c'))
    .map((name) => `core/${name}`)
    .sort();
}

function changesOf(file) {
  const code = codeOf(readFileSync(file, 'utf8'));
  return CHANGES.flatMap(({ pattern, change }) =>
    Array.from(code.matchAll(pattern), ({ index, 0: from }) => ({ file, index, from, to: change(from) })),
  ).sort((a, b) => a.index - b.index);
}

/** Numbers from 0 to below 1 that look random: mulberry32. */
function randomFrom(state) {
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function shuffled(items) {
  const random = randomFrom(seed);
  for (let left = items.length; left > 1; left--) {
    const at = Math.floor(random() * left);
    [items[left - 1], items[at]] = [items[at], items[left - 1]];
  }
  return items;
}

const MEGABYTES = 6_000;
const SECONDS = 120;

/** Runs a program in a folder; false when it fails, takes too long, or asks for more memory than any test needs. */
function succeeds(folder, command) {
  return new Promise((resolve) => {
    const options = { cwd: folder, stdio: 'ignore', detached: true, env: { ...process.env, MAKEFLAGS: '' } };
    const started = spawn('sh', ['-c', `exec ${command}`], options);
    const timer = setTimeout(() => process.kill(-started.pid, 'SIGKILL'), SECONDS * 1000);
    started.on('close', (status) => {
      clearTimeout(timer);
      resolve(status === 0);
    });
  });
}

// The sanitizers keep the address space large: their own limit of resident memory stands in for the system's.
process.env.ASAN_OPTIONS = `hard_rss_limit_mb=${MEGABYTES}`;

const programs = readdirSync('tests/core', { recursive: true })
  .filter((name) => name.endsWith('_test.c'))
  .map((name) => `build/sanitized/tests/core/${name.replace(/\.c$/, '')}`)
  .sort();

/** The tests of a file's own room come first: they notice most. */
function programsFor(file) {
  const [, room] = file.split('/');
  const isNear = (program) => program.includes(`/core/${room}/`);
  return [...programs.filter(isNear), ...programs.filter((program) => !isNear(program))];
}

/** What tests run as programs of their own. */
const BUILT_BESIDE = 'command build/tests/core/library/program';

const make = (folder, target) => succeeds(folder, `make --silent ${target}`);

/** Whether a test fails with a change of the file; null when it does not compile. */
async function isNoticed(folder, file) {
  if (!(await make(folder, BUILT_BESIDE))) return null;
  for (const program of programsFor(file)) {
    if (!(await make(folder, program))) return null;
    if (!(await succeeds(folder, program))) return true;
  }
  return false;
}

/** Tries changes from the common list in a copy of the project, until enough have been tried. */
async function work(folder, queue, results) {
  for (const tree of ['core', 'tests/core', 'tests/data', 'tests/fuzz', 'Makefile', 'package.json'])
    cpSync(tree, `${folder}/${tree}`, { recursive: true });
  if (!(await make(folder, 'core-tests command'))) throw new Error('the tests do not build');
  while (results.length < count && queue.length > 0) {
    const { file, index, from, to } = queue.shift();
    const source = readFileSync(file, 'utf8');
    writeFileSync(`${folder}/${file}`, source.slice(0, index) + to + source.slice(index + from.length));
    const noticed = await isNoticed(folder, file);
    writeFileSync(`${folder}/${file}`, source);
    if (noticed === null || results.length >= count) continue; // a change that does not compile is none
    const line = source.slice(0, index).split('\n').length;
    results.push({ noticed });
    const told = `${file}:${line}: "${from.trim()}" as "${to.trim()}"`;
    console.log(`${noticed ? 'noticed  ' : 'UNNOTICED'} ${told}: ${source.split('\n')[line - 1].trim()}`);
  }
}

const queue = shuffled(sourcesOfCore().flatMap(changesOf));
console.log(`${count} of ${queue.length} changes, seed ${seed}`);
const results = [];
await Promise.all(
  Array.from({ length: availableParallelism() }, async (_, index) => {
    const folder = `build/mutants/${index}`;
    mkdirSync(folder, { recursive: true });
    await work(folder, queue, results);
  }),
);
console.log(`${results.filter(({ noticed }) => noticed).length} of ${results.length} noticed`);
