// Times the module in Node and the command, in one run: `name<TAB>value<TAB>unit`, medians.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { loadRubicon } from '../../build/module/rubicon.js';
import { median, print, scatteredBoard } from './boards.mjs';

const rubicon = await loadRubicon(readFileSync('build/module/rubicon.wasm'));

function timeSolve(board) {
  const begun = performance.now();
  const analysis = rubicon.open(board, { memoryLimit: 3 * 2 ** 30 });
  analysis.solve();
  const { bytes } = analysis;
  analysis.close();
  return { took: performance.now() - begun, bytes };
}

function timeBoard(name, board, runs) {
  for (let run = 0; run < runs / 5; run++) timeSolve(board); // warm up the JIT compiler
  const times = Array.from({ length: runs }, () => timeSolve(board).took);
  print(`${name} module`, median(times).toFixed(4), 'ms');
  return median(times);
}

const figures = execFileSync('build/rubicon', ['bench', '--large'], { encoding: 'utf8' });
process.stdout.write(figures);
const native = Object.fromEntries(figures.split('\n').map((line) => line.split('\t')));
for (const [name, board, runs] of [
  ['10x10 open', scatteredBoard(10, 0), 200],
  ['10x10 25% obstacles', scatteredBoard(10, 25), 200],
  ['16x16 open', scatteredBoard(16, 0), 30],
  ['20x20 open', scatteredBoard(20, 0), 7],
]) {
  const took = timeBoard(name, board, runs);
  print(`${name} module/native`, (took / native[`${name} layered`]).toFixed(2), 'times');
}
const { took, bytes } = timeSolve(scatteredBoard(32, 25));
print('32x32 25% obstacles module', took.toFixed(0), 'ms');
print('32x32 25% obstacles module table', (bytes / 1e6).toFixed(0), 'MB');
