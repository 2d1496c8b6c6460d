import { expect, it } from 'vitest';
import {
  CRASHES,
  crashAt,
  crashNumber,
  crashOf,
  lacksMemory,
} from '../../../../web/bench/stress/model/crash.ts';

it.each([
  ['unreachable', 'unreachable', 'unreachable executed', 'Unreachable code should not be executed'],
  ['bounds', 'memory access out of bounds', 'index out of bounds', 'Out of bounds memory access'],
  ['stack', 'Maximum call stack size exceeded', 'too much recursion', 'Maximum call stack size exceeded.'],
  ['zero', 'divide by zero', 'integer divide by zero', 'Division by zero'],
  ['number', 'divide result unrepresentable', 'integer overflow', 'Out of bounds Trunc operation'],
  ['call', 'table index is out of bounds', 'indirect call to null', 'Out of bounds call_indirect'],
  [
    'call',
    'null function or function signature mismatch',
    'indirect call signature mismatch',
    'call_indirect to a null',
  ],
  ['other', 'what', 'is', 'this'],
] as const)('%s: Chromium, Firefox and WebKit each have their own words', (crash, ...sentences) => {
  expect(sentences.map(crashOf)).toEqual(sentences.map(() => crash));
});

it('a crash is not taken for memory that an engine has not', () => {
  const lacking = [
    'WebAssembly.Instance(): Out of memory: Cannot allocate Wasm memory for new instance',
    'out of memory',
    'Out of memory',
  ];
  expect(lacking.map(lacksMemory)).toEqual([true, true, true]);
  const crashes = ['memory access out of bounds', 'Out of bounds memory access', 'unreachable'];
  expect(crashes.map(lacksMemory)).toEqual([false, false, false]);
});

it('each has a number, from 1, by which it is found again', () => {
  expect(CRASHES.map(crashNumber)).toEqual(CRASHES.map((_, index) => index + 1));
  expect(CRASHES.map((crash) => crashAt(crashNumber(crash)))).toEqual([...CRASHES]);
  expect(crashAt(0)).toBe('other');
});
