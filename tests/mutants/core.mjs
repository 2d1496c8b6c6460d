// Mutation testing: changes operators and constants of core/ at random, runs the tests of core/ on each mutant, and lists those
// that no test noticed. The same seed makes the same changes, in the same order, to lines that have not changed. JOBS=1 uses one
// core. Usage: core.mjs [COUNT [SEED]]
//
// A mutant is first built fast, for all tests, and then, if none has noticed it, with sanitizers for the tests of the file's own
// room. Mutants that do not compile, or that compile to the same programs, do not count.
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename } from 'node:path';
import { changedSource, describe, shuffledChanges } from './core-changes.mjs';
import { isEquivalent } from './equivalent.mjs';
import { limitsFrom, runWithin, unhurried } from './limits.mjs';

const [count, seed] = [Number(process.argv[2] ?? 100), Number(process.argv[3] ?? 1)];
const jobs = Number(process.env.JOBS ?? availableParallelism());
if (
  !(Number.isInteger(count) && count >= 1 && Number.isInteger(seed) && Number.isInteger(jobs) && jobs >= 1)
) {
  console.error('COUNT and JOBS are whole numbers from 1 on, SEED any whole number.');
  process.exit(2);
}

const FOLDER = 'build/mutants';
const MEGABYTES = 6_000;

const fast = { name: 'fast', flags: '-O2', limits: { setup: `ulimit -v ${MEGABYTES * 1024}` } };

// The sanitizers reserve a large address space, so their own limit of resident memory replaces the system's.
const sanitized = {
  name: 'sanitized',
  flags: '-O1 -fsanitize=address,undefined -fno-sanitize-recover=all',
  limits: { env: { ASAN_OPTIONS: `hard_rss_limit_mb=${MEGABYTES}` } },
};

/** Programs of tests, and transcripts. */
const tests = readdirSync('tests/core', { recursive: true }).flatMap((name) => {
  if (name.endsWith('_test.c')) return [`build/sanitized/tests/core/${name.replace(/\.c$/, '')}`];
  return name.endsWith('.transcript') ? [`tests/core/${name}`] : [];
});

const isTranscript = (test) => test.endsWith('.transcript');

/** Programs run by the tests of two rooms, and by all transcripts. */
const RUN_BY_ROOM = {
  command: ['build/sanitized/rubicon', 'build/rubicon'],
  library: ['build/tests/core/library/program'],
};
const CONTESTANT = 'build/tests/core/command/contestant';

const roomOf = (path) => path.match(/(?:^|\/)core\/(\w+)\//)?.[1];

const filesOf = (test) => [isTranscript(test) ? CONTESTANT : test, ...(RUN_BY_ROOM[roomOf(test)] ?? [])];

const original = ({ name }) => `${FOLDER}/${name}`;

async function build(folder, { flags }, tests) {
  const targets = tests.flatMap(filesOf).join(' ');
  return (await runWithin(unhurried, folder, `make --silent SANITIZE='${flags}' ${targets} 2>&1`)).ok;
}

const lineFor = (test) => (isTranscript(test) ? `node tests/transcripts.mjs ${test}` : test);

const run = (folder, flavour, test, limits) => runWithin(limits, folder, lineFor(test), flavour.limits);

const isNear = (test, file) => roomOf(test) === roomOf(file);

/** The sources and data of the tests. */
const TREES = [
  'core',
  'tests/core',
  'tests/data',
  'tests/fuzz',
  'tests/transcripts.mjs',
  'web/study/puzzles/puzzles.txt',
  'Makefile',
  '.ci/texts',
  'package.json',
];

/** Builds the unchanged project. */
async function prepare(flavour) {
  const folder = original(flavour);
  rmSync(folder, { recursive: true, force: true });
  for (const tree of TREES) cpSync(tree, `${folder}/${tree}`, { recursive: true, preserveTimestamps: true });
  if (!(await build(folder, flavour, tests))) throw new Error('the tests do not build');
}

const needs = new Map();

async function timeUnchanged(flavour, test) {
  const { ok, ...needed } = await run(original(flavour), flavour, test, unhurried);
  if (!ok) throw new Error(`${test} fails without any change`);
  return needed;
}

/** The time (s) of a test without changes, measured once. */
function neededBy(flavour, test) {
  const key = `${flavour.name} ${test}`;
  if (!needs.has(key)) needs.set(key, timeUnchanged(flavour, test));
  return needs.get(key);
}

/** The tests, the fastest first. */
async function inOrder(flavour) {
  const timed = [];
  for (const test of tests) timed.push({ test, ...(await neededBy(flavour, test)) });
  return timed.sort((a, b) => a.cpu - b.cpu).map(({ test }) => test);
}

const isSame = (folder, otherFolder) => (file) =>
  readFileSync(`${folder}/${file}`).equals(readFileSync(`${otherFolder}/${file}`));

/** The first test that fails ('' for none); null if they do not compile or are unchanged. */
async function failing(folder, flavour, tests) {
  if (!(await build(folder, flavour, tests))) return null;
  const isChanged = (test) => !filesOf(test).every(isSame(folder, original(flavour)));
  const changed = tests.filter(isChanged);
  for (const test of changed) {
    const limits = limitsFrom(await neededBy(flavour, test));
    if (!(await run(folder, flavour, test, limits)).ok) return basename(test);
  }
  return changed.length > 0 ? '' : null;
}

/** A copy of the unchanged project, with the change made. */
function copyWith(folder, flavour, change) {
  rmSync(folder, { recursive: true, force: true });
  cpSync(original(flavour), folder, { recursive: true, preserveTimestamps: true });
  writeFileSync(`${folder}/${change.file}`, changedSource(change));
}

/** The test that fails with a change ('' for none); null if the change has no effect. */
async function noticedBy(folder, ordered, change) {
  const near = ordered.filter((test) => isNear(test, change.file));
  const far = ordered.filter((test) => !isNear(test, change.file));
  copyWith(folder, fast, change);
  const nearTest = await failing(folder, fast, near);
  if (nearTest) return nearTest;
  const farTest = await failing(folder, fast, far);
  if (farTest || (nearTest === null && farTest === null)) return farTest;
  copyWith(folder, sanitized, change);
  return (await failing(folder, sanitized, near)) ?? '';
}

/** Tries changes from the common queue until enough have been tried. */
async function work(folder, ordered, queue, results) {
  while (results.length < count && queue.length > 0) {
    const change = queue.shift();
    const test = await noticedBy(folder, ordered, change);
    if (test === null || results.length >= count) continue;
    results.push(test);
    console.log(`${test ? `noticed by ${test}` : 'UNNOTICED'}: ${describe(change)}`);
  }
}

const queue = shuffledChanges(seed).filter((change) => !isEquivalent(change));
console.log(`${count} of ${queue.length} changes, seed ${seed}`);
for (const flavour of [fast, sanitized]) await prepare(flavour);
const ordered = await inOrder(fast);
const results = [];
await Promise.all(
  Array.from({ length: jobs }, (_, index) => {
    const folder = `${FOLDER}/${index}`;
    mkdirSync(folder, { recursive: true });
    return work(folder, ordered, queue, results);
  }),
);
console.log(`${results.filter(Boolean).length} of ${results.length} noticed`);
