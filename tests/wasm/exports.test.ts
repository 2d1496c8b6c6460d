import { describe, expect, it } from 'vitest';
import {
  compiled,
  compiledPage,
  compiledPool,
  compiledTextbook,
  compiledVerdict,
  readText,
} from './module.ts';

/** Exports added by the linker to a standalone module. */
const ADDED = [
  'memory',
  '_initialize',
  '__indirect_function_table',
  'stackAlloc',
  'stackRestore',
  'stackSave',
];

describe.each([
  ['the module', compiled, ['exports', 'certificate']],
  ["the page's module", compiledPage, ['exports', 'halves']],
  ["the verdict's module", compiledVerdict, ['verdict']],
  ["the pool's module", compiledPool, ['pool']],
  ["the textbook's module", compiledTextbook, ['textbook']],
])('%s', (_, module, lists) => {
  it('exports what its lists say and nothing else', () => {
    const listed = lists.flatMap((list) => readText(`wasm/${list}.txt`).trim().split('\n'));
    const exported = WebAssembly.Module.exports(module).map(({ name }) => name);
    expect(listed.length).toBeGreaterThan(0);
    expect(exported.sort()).toEqual([...listed, ...ADDED].sort());
  });

  it('imports only the notice of memory growth', () => {
    expect(WebAssembly.Module.imports(module)).toEqual([
      { module: 'env', name: 'emscripten_notify_memory_growth', kind: 'function' },
    ]);
  });
});

describe('the module', () => {
  it('exports functions under the names of the list', () => {
    const listed = new Set(readText('wasm/exports.txt').trim().split('\n'));
    const exported = WebAssembly.Module.exports(compiled).filter(({ name }) => listed.has(name));
    expect(new Set(exported.map(({ kind }) => kind))).toEqual(new Set(['function']));
    expect(listed.has('solve') && listed.has('step')).toBe(true);
  });
});
