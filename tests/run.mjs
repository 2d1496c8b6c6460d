// Runs the suites and closes with one line, `N passed, N failed`, summed over all of them.
// Usage: run.mjs [lint | core | unit | e2e | webkit]... [PATH]...   (all suites by default; of each only the tests at the paths)
//
// A suite that crashes, does not build or finds no test counts as a failure, and so does a skipped test.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, setPriority } from 'node:os';
import { relative } from 'node:path';
import { filesAt, programOf, suites, testsAt } from './suites.mjs';

const cores = availableParallelism();
const bin = (name) => `node_modules/.bin/${name}`;

/**
 * How each suite runs its test files: to a list of outcomes { passed, failed, output, timed }; `timed` lists the tests with
 * their durations (ms).
 */
const runners = {
  core: runCore,
  lint: runLint,
  unit: (files) => runVitest('tests/vitest.config.ts', 'build/unit.json', files),
  e2e: runPlaywright,
  webkit: (files) => runVitest('e2e/webkit/vitest.config.ts', 'build/webkit.json', files),
};

/**
 * The suites of a lane run one after the other, the lanes side by side: two on two cores, four where there are as many.
 * The first lane begins as soon as it is built, because it takes longest; suites that need neither a clock nor a browser
 * run at a low priority.
 */
const lanes =
  cores < 4
    ? [
        ['e2e', 'core'],
        ['webkit', 'unit', 'lint'],
      ]
    : [['e2e'], ['webkit'], ['core', 'lint'], ['unit']];
/** How long (ms) Vitest or Playwright may take: single tests of the C++ compiler may take a quarter of an hour. */
const LONG = 2_400_000;
/** Tests listed at the end, the slowest first. */
const SLOWEST = 10;
const PATIENT = 10;

function run(command, args, { env = {}, timeout = 1_200_000, live = false, priority = 0 } = {}) {
  return new Promise((resolve) => {
    const started = spawn(command, args, {
      env: { ...process.env, MAKEFLAGS: '', ...env },
      stdio: ['ignore', live ? 'inherit' : 'pipe', live ? 'inherit' : 'pipe'],
      timeout,
    });
    if (priority > 0 && started.pid !== undefined) setPriority(started.pid, priority);
    const texts = { stdout: '', stderr: '' };
    for (const name of ['stdout', 'stderr']) {
      started[name]?.setEncoding('utf8').on('data', (text) => {
        texts[name] += text;
      });
    }
    started.on('error', (error) => resolve({ ok: false, ...texts, stderr: `${error.message}\n` }));
    started.on('close', (status) => resolve({ ok: status === 0, ...texts }));
  });
}

/** Builds run one after the other, because they share files. */
let building = Promise.resolve();
function build(targets, priority) {
  building = building.then(() =>
    run('make', ['--silent', '--no-print-directory', '--keep-going', `--jobs=${cores}`, ...targets], {
      live: true,
      priority,
    }),
  );
  return building;
}

/** Builds nothing if all is built; --question would also count a header that is gone and that only an old object wanted. */
const isBuilt = async (targets) => (await run('make', ['--silent', ...targets])).ok;

// Lint: each program is one check.

function runLint() {
  const sources = filesAt(['core', 'wasm', 'tests'], /\.[ch]$/);
  const projects = filesAt(['wasm', 'web', 'tests', 'e2e'], /\/tsconfig\.json$/);
  const checks = [
    ['clang-format', ['--dry-run', '-Werror', ...sources]],
    [bin('biome'), ['check', '--error-on-warnings', '.']],
    ...projects.map((project) => [bin('tsc'), ['--noEmit', '--singleThreaded', '--project', project]]),
  ];
  return inParallel(checks, async ([command, args]) => {
    const { ok, stdout, stderr } = await run(command, args, { priority: PATIENT });
    return {
      passed: ok ? 1 : 0,
      failed: ok ? 0 : 1,
      output: ok ? '' : `${[command, ...args].join(' ')}\n${stdout}${stderr}`,
    };
  });
}

// Core: one program a file, and the transcripts, each printing TAP.

/**
 * Freed memory that AddressSanitizer keeps from use: with its 256 MB all memory of a short test is new, and
 * has to be cleared.
 */
const QUARANTINE = 'quarantine_size_mb=2';

function runCore(files) {
  const isProgram = (file) => file.endsWith('.c');
  const programs = files.filter(isProgram).map((file) => [programOf(file)]);
  const transcripts = files
    .filter((file) => !isProgram(file))
    .map((file) => ['node', 'tests/transcripts.mjs', file]);
  return inParallel([...transcripts, ...programs], async ([command, ...args]) => {
    const began = performance.now();
    const { ok, stdout, stderr } = await run(command, args, {
      env: { CMOCKA_MESSAGE_OUTPUT: 'TAP', ASAN_OPTIONS: QUARANTINE },
      priority: PATIENT,
    });
    const name = args.at(-1) ?? command;
    const timed = [{ name: name.replace('build/sanitized/', ''), duration: performance.now() - began }];
    return { ...countTap(name, stdout, stderr, ok), timed };
  });
}

function countTap(name, stdout, stderr, ok) {
  const planned = Array.from(stdout.matchAll(/^1\.\.(\d+)$/gm), ([, count]) => Number(count));
  const passed = stdout.match(/^ok (?!.*# SKIP)/gm)?.length ?? 0;
  const missing = planned.reduce((sum, count) => sum + count, 0) - passed;
  const failed = passed > 0 && ok ? missing : Math.max(missing, 1);
  const said = stdout.replace(/^(ok .*|1\.\.\d+|# ok .*)\n/gm, '');
  return { passed, failed, output: failed ? `${name}\n${said}${stderr}` : '' };
}

async function inParallel(items, work) {
  const results = [];
  const queue = items.entries();
  const worker = async () => {
    for (const [index, item] of queue) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: cores }, worker));
  return results;
}

// Vitest and Playwright: their own output for people, their JSON report for the counts.

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

async function runVitest(config, file, tests) {
  rmSync(file, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile=${file}`];
  const args = ['run', `--config=${config}`, ...reporters, ...tests];
  const env = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' };
  const { ok, stdout, stderr } = await run(bin('vitest'), args, { env, timeout: LONG });
  const report = readReport(file);
  const passed = report?.numPassedTests ?? 0;
  const timed = (report?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: `${relative('.', name)} ${fullName}`,
      duration: duration ?? 0,
    })),
  );
  return [{ ...verdict(ok, passed, (report?.numTotalTests ?? 0) - passed, stdout + stderr), timed }];
}

async function runPlaywright(tests) {
  const file = 'build/e2e.json';
  rmSync(file, { force: true });
  const { ok } = await run(bin('playwright'), ['test', '--config=e2e/playwright.config.ts', ...tests], {
    live: true,
    timeout: LONG,
  });
  const report = readReport(file);
  const { expected = 0, unexpected = 0, skipped = 0 } = report?.stats ?? {};
  const results = resultsIn(report?.suites ?? []);
  // Repeats the errors, because Playwright printed them far above.
  const failures = results.flatMap(({ name, errors }) =>
    errors.map(({ message = '' }) => `${name}\n${firstLines(message)}`),
  );
  return [{ ...verdict(ok, expected, unexpected + skipped, failures.join('\n')), timed: results }];
}

/** The results in Playwright's report, one for each test and browser. */
function resultsIn(suites) {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs.flatMap(({ title, file, line, tests }) =>
      tests.flatMap(({ projectName, results }) =>
        results.map(({ duration, errors }) => ({
          name: `[${projectName}] e2e/${file}:${line} ${title}`,
          duration,
          errors,
        })),
      ),
    ),
    ...resultsIn(inner),
  ]);
}

const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[\\d+m`, 'g');

const firstLines = (message) =>
  message.replace(COLOURS, '').split('\n').filter(Boolean).slice(0, 12).join('\n').replace(/^/gm, '    ');

/** A program that exits with an error, or runs no test, counts as at least one failure. */
function verdict(ok, passed, failed, output) {
  const counted = ok && passed > 0 ? failed : Math.max(failed, 1);
  return { passed, failed: counted, output: counted ? output : '' };
}

const sum = (outcomes, key) => outcomes.reduce((total, outcome) => total + outcome[key], 0);

async function runSuite(name, files) {
  const targets = suites[name].targetsOf(files);
  await build(targets, lanes[0].includes(name) ? 0 : PATIENT);
  const began = performance.now();
  const outcomes = (await isBuilt(targets))
    ? await runners[name](files)
    : [{ passed: 0, failed: 1, output: 'It does not build: see above.\n' }];
  const result = {
    passed: sum(outcomes, 'passed'),
    failed: sum(outcomes, 'failed'),
    timed: outcomes.flatMap(({ timed = [] }) => timed),
  };
  if (result.passed + result.failed === 0) result.failed = 1;
  for (const { output } of outcomes) if (output) console.log(output.trimEnd());
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`${name}: ${result.passed} passed, ${result.failed} failed (${seconds} s)`);
  return result;
}

async function runLane(names) {
  const results = [];
  for (const name of names) results.push(await runSuite(name, wanted.get(name)));
  return results;
}

const asked = process.argv.slice(2);
const paths = asked.filter((name) => !(name in suites));
const untested = paths.find((path) => testsAt([path]).every(([, files]) => files.length === 0));
if (untested !== undefined) {
  console.error(
    `${untested || 'FILE='} is no test. Name one of tests/ or e2e/, such as tests/core/mine/mine_test.c, ` +
      `a folder with some, or a suite: ${Object.keys(suites).join(', ')}.`,
  );
  process.exit(2);
}
const named = asked.filter((name) => name in suites);
const wanted = new Map(
  testsAt(paths.length > 0 ? paths : ['tests', 'e2e'], named.length > 0 ? named : Object.keys(suites))
    // Lint has no test files.
    .filter(([, files]) => files.length > 0 || paths.length === 0),
);

mkdirSync('build', { recursive: true });
const chosen = lanes.map((lane) => lane.filter((name) => wanted.has(name)));
const results = (await Promise.all(chosen.map(runLane))).flat();
const failed = sum(results, 'failed');
const slowest = results.flatMap(({ timed }) => timed).sort((a, b) => b.duration - a.duration);
if (slowest.length > 0) console.log('The slowest tests (s):');
for (const { name, duration } of slowest.slice(0, SLOWEST))
  console.log(`${(duration / 1000).toFixed(1).padStart(6)}  ${name}`);
console.log(`${sum(results, 'passed')} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
