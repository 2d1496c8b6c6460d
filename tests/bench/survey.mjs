// Times the first part of the survey of some sizes, on one thread and on two: `name<TAB>value<TAB>unit`.
import { execFileSync } from 'node:child_process';
import { print } from './boards.mjs';

/** Rows, columns, and the number of parts. */
const SIZES = [
  [4, 5, 1],
  [5, 5, 32],
  [3, 8, 16],
  [8, 3, 16],
  [4, 7, 256],
];

function time([rows, columns, parts], jobs) {
  const args = ['survey', `${rows}`, `${columns}`, '--part', `1/${parts}`, '--jobs', `${jobs}`];
  const begun = performance.now();
  const result = execFileSync('build/rubicon', args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const seconds = (performance.now() - begun) / 1000;
  return { seconds, boards: Number(/^boards (\d+)$/m.exec(result)[1]) };
}

for (const size of SIZES) {
  const one = time(size, 1);
  const two = time(size, 2);
  const name = `survey ${size[0]}x${size[1]}`;
  print(`${name}, one job`, (one.boards / one.seconds).toFixed(0), 'boards/s');
  print(`${name}, one job`, ((one.seconds / one.boards) * 1e6).toFixed(2), 'us a board');
  print(`${name}, two jobs/one job`, (one.seconds / two.seconds).toFixed(2), 'times');
}
