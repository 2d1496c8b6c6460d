import { expect, it } from 'vitest';
import { ProgressReporter } from '../../../web/solver/worker/progress-reporter.ts';

let time = 0;
const reported: number[] = [];

function reporter(): ProgressReporter {
  time = 0;
  reported.length = 0;
  return new ProgressReporter(
    ({ fraction }) => reported.push(fraction),
    () => time,
  );
}

function tellAt(work: ProgressReporter, at: number, fraction: number): void {
  time = at;
  work.report({ fraction, distance: 0 });
}

it('a short task is not reported', () => {
  const work = reporter();
  tellAt(work, 50, 0.5);
  tellAt(work, 99, 1);
  expect(reported).toEqual([]);
});

it('a long task is reported repeatedly, and so is its end', () => {
  const work = reporter();
  for (const [at, fraction] of [
    [100, 0.1],
    [110, 0.2],
    [150, 0.3],
    [151, 1],
  ] as const)
    tellAt(work, at, fraction);
  expect(reported).toEqual([0.1, 0.3, 1]);
});

it('the next task is reported if it takes long, too, and its end if anything was reported', () => {
  const work = reporter();
  tellAt(work, 120, 0.4);
  time = 200;
  work.restart();
  tellAt(work, 290, 0.5);
  expect(reported).toEqual([0.4]);
  tellAt(work, 295, 1);
  expect(reported).toEqual([0.4, 1]);
});
