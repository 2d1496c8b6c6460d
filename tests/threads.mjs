// Runs the tasks of the command that have threads under the thread sanitizer: to their end, interrupted, and refused each of
// their first allocations. Prints the reports of data races, and fails if there are any.
// Usage: threads.mjs COMMAND   with the command of tests/core/command/refusing.c
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const [command] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'rubicon-threads-'));
const CONTESTANT = 'build/tests/core/command/contestant';
const REFUSALS = 16; // allocations
const PATIENCE = 120; // seconds

const toTheEnd = [
  'solve --jobs 4 tests/data/boards-1000.in',
  'check --jobs 4 --json tests/data/sample1.in',
  'compare --jobs 4 tests/data/sample1.in tests/data/sample1.ans',
  'mine --rows 5 --columns 5 --tries 3000 --jobs 4',
  'survey 3 3 --jobs 4',
  `stress --boards 2000 --jobs 4 ${CONTESTANT}`,
];
const interrupted = [
  'mine --rows 6 --columns 6 --jobs 4',
  `survey 4 6 --jobs 4 --out ${folder}/survey`,
  `generate --boards 1000000 --out ${folder}/pair`,
  `package --seed 1 --boards 10 --out ${folder}/package`,
  `stress --jobs 4 ${CONTESTANT}`,
];
const refused = [
  'solve --jobs 4 tests/data/sample1.in',
  'mine --rows 4 --columns 4 --tries 200000 --jobs 8',
  'survey 3 3 --jobs 4',
];

/** Whether the sanitizer found nothing during a run, which is interrupted after `seconds`. */
function isClean(line, seconds = PATIENCE, refusal = '') {
  const { stderr, error } = spawnSync(
    'timeout',
    ['--preserve-status', '--signal=INT', `${seconds}`, command, ...line.split(' ')],
    { encoding: 'utf8', env: { ...process.env, RUBICON_REFUSED: refusal } },
  );
  if (error) throw error;
  const isFine = !stderr.includes('ThreadSanitizer');
  console.log([isFine ? 'clean' : 'FAULT', line, refusal].join('  ').trimEnd());
  if (!isFine) console.log(stderr);
  return isFine;
}

const results = [
  ...toTheEnd.map((line) => isClean(line)),
  ...interrupted.map((line) => isClean(line, 1)),
  ...refused.flatMap((line) =>
    Array.from({ length: REFUSALS }, (_, index) => isClean(line, PATIENCE, `memory ${index + 1}`)),
  ),
];
rmSync(folder, { recursive: true });
process.exitCode = results.every(Boolean) ? 0 : 1;
