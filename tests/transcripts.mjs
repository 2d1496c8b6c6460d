// Runs transcripts: lines typed in a shell, with what they print and their exit status. tests/README.md describes the format.
// Prints TAP, one test for each line typed. Usage: transcripts.mjs FILE...   (UPDATE=1 writes what was printed into the files)
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const SANITIZED = 'build/sanitized/rubicon';
/**
 * The command without sanitizers, with which a start takes a twentieth of the time and a search half of it, for transcripts
 * with many starts or long searches; sanitized.transcript is for them.
 */
const PLAIN = 'build/rubicon';
const TAKES_LONG = /\b(compare|help|mine|options|package|puzzle|stress|survey|validate)\.transcript$/;

/** The programs that a transcript can run by name. */
const programsOf = (file) => ({
  rubicon: TAKES_LONG.test(file) ? PLAIN : SANITIZED,
  contestant: 'build/tests/core/command/contestant',
});
const TIMEOUT = 120_000; // ms
const INDENT = '    ';

/** The steps of a transcript: the line typed, what must be printed, and the lines of the file [from, to) that say it. */
function stepsOf(lines) {
  const steps = [];
  let step = null;
  for (const [index, line] of lines.entries()) {
    const text = line.startsWith(INDENT) ? line.slice(INDENT.length) : line;
    if (line.startsWith(`${INDENT}$ `)) {
      step = { typed: text.slice(2), from: index + 1, to: index + 1 };
      steps.push(step);
    } else if (line.startsWith(`${INDENT}> `) && step?.from === index && step.to === index) {
      step.typed += `\n${text.slice(2)}`;
      step.from = step.to = index + 1;
    } else if (line.startsWith(INDENT) && step) {
      step.to = index + 1;
    } else if (line !== '') {
      step = null;
    }
  }
  return steps.map((step) => ({
    ...step,
    expected: lines.slice(step.from, step.to).map((line) => line.slice(INDENT.length)),
  }));
}

const linesOf = (text) =>
  (text.endsWith('\n') || text === '' ? text : `${text}[no newline]\n`).split('\n').slice(0, -1);

/** What a shell prints for a line: standard output, standard error with a `!` before each line, and the status. */
function run(typed, folder, env) {
  const { stdout, stderr, status } = spawnSync('sh', ['-c', typed], {
    cwd: folder,
    env,
    encoding: 'latin1',
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: TIMEOUT,
  });
  const printed = [...linesOf(stdout), ...linesOf(stderr).map((line) => `! ${line}`)];
  while (printed.at(-1) === '') printed.pop();
  return status === 0 ? printed : [...printed, `[${status ?? 'timeout'}]`];
}

/** `[..]` stands for any part of a line, `[...]` alone for any lines. */
function matches(expected, printed) {
  const pattern = expected.map((line) =>
    line === '[...]'
      ? '(?:[^\n]*\n)*'
      : `${line
          .split('[..]')
          .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
          .join('[^\n]*')}\n`,
  );
  return new RegExp(`^${pattern.join('')}$`).test(printed.map((line) => `${line}\n`).join(''));
}

/** The lines that differ, between those that both lists begin and end with. */
function difference(expected, printed) {
  const is = (a, b) => a !== undefined && b !== undefined && matches([a], [b]);
  let [begin, end] = [0, 0];
  while (is(expected[begin], printed[begin])) begin++;
  const rest = Math.min(expected.length, printed.length) - begin;
  while (end < rest && is(expected.at(-1 - end), printed.at(-1 - end))) end++;
  const marked = (lines, mark) => lines.slice(begin, lines.length - end).map((line) => `# ${mark}${line}`);
  return [...marked(expected, '-'), ...marked(printed, '+')];
}

/** Runs the steps in a new directory, and returns what each has printed. */
function runAll(steps, named) {
  const root = mkdtempSync(join(tmpdir(), 'rubicon-transcript-'));
  const [programs, folder] = [join(root, 'programs'), join(root, 'folder')];
  try {
    for (const path of [programs, folder]) mkdirSync(path);
    for (const [name, path] of Object.entries(named)) symlinkSync(resolve(path), join(programs, name));
    const env = { PATH: `${programs}:${process.env.PATH}`, DATA: resolve('tests/data'), LC_ALL: 'C' };
    return steps.map(({ typed }) => run(typed, folder, env));
  } finally {
    rmSync(root, { recursive: true });
  }
}

/** Runs a transcript; whether it says what was printed. */
function check(file) {
  const lines = readFileSync(file, 'latin1').split('\n');
  const steps = stepsOf(lines);
  const missing = Object.values(programsOf(file)).filter((path) => !existsSync(path));
  if (missing.length > 0) {
    console.log(`Bail out! Not built: ${missing.join(', ')}. Run make transcripts first.`);
    return false;
  }
  const printed = runAll(steps, programsOf(file));
  const wrong = steps.map(({ expected }, index) => !matches(expected, printed[index]));
  console.log(`1..${steps.length}`);
  for (const [index, { typed, expected, from }] of steps.entries()) {
    console.log(`${wrong[index] ? 'not ok' : 'ok'} ${index + 1} - ${file}:${from} ${typed.split('\n')[0]}`);
    if (wrong[index]) for (const line of difference(expected, printed[index])) console.log(line);
  }
  if (process.env.UPDATE && wrong.includes(true)) {
    for (const [index, { from, to }] of [...steps.entries()].reverse()) {
      const indented = printed[index].map((line) => (line === '' ? '' : INDENT + line));
      if (wrong[index]) lines.splice(from, to - from, ...indented);
    }
    writeFileSync(file, lines.join('\n'), 'latin1');
  }
  return !wrong.includes(true);
}

const results = process.argv.slice(2).map(check);
process.exitCode = results.length > 0 && results.every(Boolean) ? 0 : 1;
