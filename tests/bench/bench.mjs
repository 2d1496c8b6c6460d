// Runs the benchmarks that are named, by default all, and says when the machine was not quiet. With BEFORE, the folder of
// another version where it is built, the two take turns: `name<TAB>figure before<TAB>figure now<TAB>unit`.
import { spawn } from 'node:child_process';
import { cpus } from 'node:os';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const ALL = ['module', 'jobs', 'page', 'mine', 'survey'];
/** More than that of the processors is busy with something else, when nothing of this runs. */
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

/** Looks for a moment how much of the processors somebody else takes. */
async function listen(when) {
  const begun = processorTimes();
  await pause(LOOK_FOR);
  const ended = processorTimes();
  const busy = 1 - (ended.idle - begun.idle) / (ended.all - begun.all);
  if (busy > QUIET) noises.push(`${Math.round(busy * 100)} % busy ${when}`);
}

/** Runs a benchmark of a version; its lines are told as they come. */
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
  const old = new Map();
  if (before !== null) {
    await listen(`before ${name} of the version before`);
    await run(name, before, (line) => {
      const [figure, value] = line.split('\t');
      old.set(figure, value);
    });
  }
  await listen(`before ${name}`);
  await run(name, process.cwd(), (line) => {
    const [figure, ...rest] = line.split('\t');
    console.log((before === null ? [figure, ...rest] : [figure, old.get(figure) ?? '–', ...rest]).join('\t'));
  });
}
await listen('at the end');
if (noises.length > 0)
  console.log(`The machine was not quiet, so take no figures from this run: ${noises.join(', ')}.`);
