// Times a batch of 10×10 boards on one thread and on two, alternately: `name<TAB>value<TAB>unit`, medians.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { contestFile, median, print } from './boards.mjs';

const BOARDS = 4000;
const folder = mkdtempSync(join(tmpdir(), 'rubicon-'));
const file = join(folder, 'boards.in');
writeFileSync(file, contestFile(BOARDS));

function timeJobs(jobs) {
  const begun = performance.now();
  execFileSync('build/rubicon', ['--jobs', `${jobs}`, file], { maxBuffer: 1 << 24 });
  return (performance.now() - begun) / 1000;
}

const ratios = [];
const single = [];
for (let run = 0; run < 5; run++) {
  const one = timeJobs(1);
  single.push(one);
  ratios.push(one / timeJobs(2));
}
rmSync(folder, { recursive: true });
print('batch 10x10 20% obstacles, one job', (BOARDS / median(single)).toFixed(0), 'boards/s');
print('batch 10x10 20% obstacles, two jobs/one job', median(ratios).toFixed(2), 'times');
