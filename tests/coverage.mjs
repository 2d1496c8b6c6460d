// Measures which branches of core/ its tests take: a table of the rooms, then the lines with a branch that is not taken of the
// rooms named. Usage: coverage.mjs [ROOM]...   (game, layered, process, …)
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

const named = process.argv.slice(2);
const folder = resolve('build/coverage');

/** Counts branches of the source alone: optimizing removes some, and the sanitizers add their own. */
const COMPILER = `#!/bin/bash
for argument; do shift; [[ $argument == -f*sanitize* ]] || set -- "$@" "$argument"; done
exec gcc "$@" -O0 --coverage -fprofile-update=atomic -include ${folder}/exit.h
`;
/** A child process that ends by _exit writes its counts first. */
const EXIT = `void __gcov_dump(void);
_Noreturn void _Exit(int);
static inline _Noreturn void dump_and_exit(int status) { __gcov_dump(); _Exit(status); }
#define _exit dump_and_exit
`;

function copySources() {
  rmSync(folder, { recursive: true, force: true });
  for (const part of ['core', 'tests', 'wasm', 'web/study/puzzles', '.ci', 'Makefile', 'package.json'])
    cpSync(part, `${folder}/${part}`, { recursive: true });
  symlinkSync(resolve('node_modules'), `${folder}/node_modules`);
  mkdirSync(`${folder}/build`);
  writeFileSync(`${folder}/cc`, COMPILER, { mode: 0o755 });
  writeFileSync(`${folder}/exit.h`, EXIT);
}

/** Tests that limit the size of files, or refuse allocations, fail here, because writing the counts needs both. */
function runTests() {
  const env = { ...process.env, CC: `${folder}/cc`, GCOV_ERROR_FILE: '/dev/null', MAKEFLAGS: '' };
  spawnSync('node', ['tests/run.mjs', 'core'], { cwd: folder, env, stdio: 'inherit' });
}

/** The sources that an object file is compiled from, with the branches of each line. */
function sourcesOf(object) {
  const printed = execFileSync('gcov', ['--json-format', '--branch-probabilities', '--stdout', object], {
    cwd: folder,
    maxBuffer: 2 ** 28,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return JSON.parse(printed).files.filter(({ file }) => /^core\/\w+\//.test(file));
}

/** How often each branch was taken, as entries of its place, over all objects that its source is compiled to. */
function countBranches() {
  const counts = new Map();
  const objects = readdirSync(`${folder}/build`, { recursive: true }).filter((name) =>
    name.endsWith('.gcda'),
  );
  for (const object of objects)
    for (const { file, lines } of sourcesOf(`build/${object}`))
      for (const { line_number: line, branches } of lines)
        branches.forEach(({ count }, index) => {
          const place = `${file}:${line}#${index}`;
          counts.set(place, (counts.get(place) ?? 0) + count);
        });
  return [...counts];
}

copySources();
runTests();
const branches = countBranches();
const roomOf = (place) => place.split('/')[1];
for (const room of [...new Set(branches.map(([place]) => roomOf(place)))].sort()) {
  const counts = branches.filter(([place]) => roomOf(place) === room).map(([, count]) => count);
  const taken = counts.filter((count) => count > 0).length;
  console.log(
    `${room.padEnd(12)}${((100 * taken) / counts.length).toFixed(1).padStart(6)} % of ${counts.length} branches`,
  );
}
const missed = branches.filter(([place, count]) => count === 0 && named.includes(roomOf(place)));
for (const line of new Set(missed.map(([place]) => place.replace(/#.*/, '')))) console.log(line);
