// Mutation testing of web/ and wasm/: changes operators, conditions and constants of the TypeScript at random and lists the
// changes that no test noticed. The same seed picks the same places in the same order while their text is the same. All changes
// within a place are tried, because Stryker runs them anyway: COUNT is a minimum.
// Usage: web.mjs [COUNT [SEED]]
//
// Stryker runs Vitest on all of them; what that leaves goes to the compiler, and then to the browser: the page is built with the
// change and used by the tests of its feature, then by all. Changes that do not compile do not count.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { isEquivalent } from './equivalent.mjs';
import { changedSource, describe, shuffledChanges } from './web-changes.mjs';

const [count, seed] = [Number(process.argv[2] ?? 100), Number(process.argv[3] ?? 1)];
if (!(Number.isInteger(count) && count >= 1 && Number.isInteger(seed))) {
  console.error('COUNT is a whole number from 1 on, SEED any whole number.');
  process.exit(2);
}

const FOLDER = 'build/mutants/web';
/** What a build of the page and its tests need, as it is built. */
const COPIED = [
  ...['.ci', '.biome.json', 'Makefile', 'package.json', 'package-lock.json'],
  ...['core', 'dist', 'e2e', 'tests', 'wasm', 'web'],
  ...['contestant.wasm', 'core', 'emscripten', 'module', 'rubicon'].map((name) => `build/${name}`),
];
const PORT = '4899';

const isWithin = (change, place) =>
  change.file === place.file &&
  change.index >= place.index &&
  change.index + change.from.length <= place.index + place.from.length;

/** At least `count` changes: all those of as many places as are needed, in the order of the queue. */
function chooseFrom(queue) {
  const chosen = new Set();
  for (const place of queue) {
    if (chosen.size >= count) break;
    for (const change of queue) if (isWithin(change, place)) chosen.add(change);
  }
  return [...chosen];
}

/** Runs Vitest on all changes; returns what tells the first test that fails with one of them, null if none does. */
async function noticedByVitest(changes) {
  const place = ({ file, location: { start, end } }) =>
    `${file}:${start.line + 1}:${start.column}-${end.line + 1}:${end.column}`;
  const results = await new Stryker({
    configFile: 'tests/mutants/stryker.config.json',
    mutate: changes.map(place),
  }).runMutationTest();
  const isNoticed = ({ status }) => status === 'Killed' || status === 'Timeout' || status === 'RuntimeError';
  // Stryker's report counts lines and columns from 1, its instrumenter from 0.
  const noticed = new Map(
    results.filter(isNoticed).map(({ fileName, location: { start }, replacement, status, killedBy }) => {
      const key = `${relative('.', fileName)}:${start.line - 1}:${start.column - 1}:${replacement}`;
      return [key, `Vitest: ${killedBy?.[0] ?? status}`];
    }),
  );
  return ({ file, location: { start }, to }) =>
    noticed.get(`${file}:${start.line}:${start.column}:${to}`) ?? null;
}

const run = (command, args, env = {}) =>
  spawnSync(command, args, {
    cwd: FOLDER,
    env: { ...process.env, MAKEFLAGS: '', ...env },
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
    timeout: 1_200_000,
  });

const runs = (command, args) => run(command, args).status === 0;

/** A copy of the built project, in which one file at a time is changed. */
function prepareCopy() {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  for (const tree of COPIED)
    cpSync(tree, `${FOLDER}/${tree}`, {
      recursive: true,
      preserveTimestamps: true,
      filter: (source) => !source.startsWith('tests/mutants/node_modules'),
    });
  symlinkSync(`${process.cwd()}/node_modules`, `${FOLDER}/node_modules`);
}

const PROJECTS = readdirSync('.', { recursive: true }).filter(
  (name) => /^(wasm|web|tests|e2e)\/([^/]+\/)*tsconfig\.json$/.test(name) && !name.includes('node_modules'),
);

const compiles = () =>
  PROJECTS.every((project) => runs('node_modules/.bin/tsc', ['--noEmit', '--project', project]));

/** Whether tests lie in or below a folder, not only what tests elsewhere use. */
const hasTests = (folder) =>
  existsSync(folder) && readdirSync(folder, { recursive: true }).some((name) => name.endsWith('.spec.ts'));

/** The browser's tests of the room and feature of a file, the nearest first; [] is all of them. */
function foldersFor(file) {
  const [room, feature] = file.replace(/^web\/|^wasm\//, '').split('/');
  return [[[`e2e/${room}/${feature}`, `e2e/${room}`, 'e2e/page'].find(hasTests)], []];
}

/** Whether the tests in these folders pass. */
function browse(folders) {
  const { status, stdout, stderr } = run(
    'node_modules/.bin/playwright',
    ['test', '--config=e2e/playwright.config.ts', '--project=chromium', '-x', ...folders],
    { E2E_PORT: PORT },
  );
  if (/No tests found/.test(stdout + stderr)) throw new Error(`${folders.join()} has no tests`);
  return status === 0;
}

/** What notices a change that Vitest lets pass; '' for nothing, null if it does not compile. */
function noticedByOthers(change) {
  writeFileSync(`${FOLDER}/${change.file}`, changedSource(change));
  try {
    if (!compiles()) return null;
    if (!runs('make', ['--silent', 'page'])) return 'the build of the page';
    const folders = foldersFor(change.file).find((folders) => !browse(folders));
    return folders === undefined ? '' : `Chromium: ${folders[0] ?? 'all'}`;
  } finally {
    writeFileSync(`${FOLDER}/${change.file}`, change.source);
  }
}

const queue = (await shuffledChanges(seed)).filter((change) => !isEquivalent(change));
const chosen = chooseFrom(queue);
console.log(`${chosen.length} of ${queue.length} changes, seed ${seed}`);
const inVitest = await noticedByVitest(chosen);
prepareCopy();
if (!compiles() || !browse([])) throw new Error('the types or the tests of the page fail without any change');
const results = chosen.map((change) => {
  const by = inVitest(change) ?? noticedByOthers(change);
  if (by !== null) console.log(`${by ? `noticed by ${by}` : 'UNNOTICED'}: ${describe(change)}`);
  return by;
});
const counted = results.filter((by) => by !== null);
console.log(`${counted.filter(Boolean).length} of ${counted.length} noticed`);
