import { describe, expect, it } from 'vitest';
import { compiled, compiledTextbook, readText } from './module.ts';

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
  ['exports', compiled],
  ['textbook', compiledTextbook],
])('the module of %s.txt', (list, module) => {
  it('exports what its list says and nothing else', () => {
    const listed = readText(`wasm/${list}.txt`).trim().split('\n');
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
