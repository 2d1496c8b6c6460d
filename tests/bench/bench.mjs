// Runs the named benchmarks, by default all, and reports if the machine was not idle. With BEFORE, the folder of another built
// version, the two versions take turns: `name<TAB>figure before<TAB>figure now<TAB>unit`.
import { spawn } from 'node:child_process';
import { cpus } from 'node:os';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const ALL = ['module', 'jobs', 'page', 'cpp', 'mine', 'survey'];
/** Maximum load of the processors by other programs, as a fraction, for the machine to count as idle. */
const QUIET = 0.05;
const LOOK_FOR = 1000;

const named = process.argv.slice(2);
const before = process.env.BEFORE ? resolve(process.env.BEFORE) : null;
const noises = [];

function processorTimes() {
  const times = cpus().map((each) => each.times);
  const idle = times.reduce((sum, each) => sum + each.idle, 0);
  return { idle, all: times.flatMap(Object.values).reduce((sum, each) => sum + each, 0) };
}

/** Measures the load of other programs for a moment. */
async function listen(when) {
  const begun = processorTimes();
  await pause(LOOK_FOR);
  const ended = processorTimes();
  const busy = 1 - (ended.idle - begun.idle) / (ended.all - begun.all);
  if (busy > QUIET) noises.push(`${Math.round(busy * 100)} % busy ${when}`);
}

/** Runs a benchmark of a version; calls `tell` with each line of output. */
async function run(name, folder, tell) {
  const child = spawn(process.execPath, [`tests/bench/${name}.mjs`], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolved) => child.on('close', resolved));
  let rest = '';
  for await (const text of child.stdout.setEncoding('utf8')) {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) tell(line);
  }
  if ((await ended) !== 0) process.exitCode = 1;
}

for (const name of named.length > 0 ? named : ALL) {
  /** The values of the version before, by figure; some figures come several times, in the same order. */
  const old = new Map();
  if (before !== null) {
    await listen(`before ${name} of the version before`);
    await run(name, before, (line) => {
      const [figure, value] = line.split('\t');
      old.set(figure, [...(old.get(figure) ?? []), value]);
    });
  }
  await listen(`before ${name}`);
  await run(name, process.cwd(), (line) => {
    const [figure, ...rest] = line.split('\t');
    const pair = before === null ? [] : [old.get(figure)?.shift() ?? '–'];
    console.log([figure, ...pair, ...rest].join('\t'));
  });
}
await listen('at the end');
if (noises.length > 0)
  console.log(`The machine was not quiet, so take no figures from this run: ${noises.join(', ')}.`);
