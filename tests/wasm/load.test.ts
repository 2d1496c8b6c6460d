import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { loadBatches } from '../../wasm/bench/load-batch.ts';
import { loadCompare } from '../../wasm/bench/load-compare.ts';
import { loadGenerator } from '../../wasm/bench/load-generate.ts';
import { loadMining } from '../../wasm/bench/load-mine.ts';
import { loadMistakes } from '../../wasm/bench/load-mistakes.ts';
import { loadStress } from '../../wasm/bench/load-stress.ts';
import { loadValuer } from '../../wasm/pool.ts';
import { loadRubicon, type Rubicon } from '../../wasm/rubicon.ts';
import { loadTextbook } from '../../wasm/textbook.ts';
import { bytes, compiled, compiledBench, compiledTextbook, draw } from './module.ts';

const works = (rubicon: Rubicon) => rubicon.position(draw('O.O/.X.')).pawn === 4;
/** An empty WebAssembly module. */
const empty = new WebAssembly.Module(new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]));
const wasm = { headers: { 'content-type': 'application/wasm' } };

describe('loading', () => {
  it('takes bytes, an array buffer, a compiled module, a response and a promised response', async () => {
    const buffer = new Uint8Array(bytes).buffer;
    const sources = [
      bytes,
      buffer,
      compiled,
      new Response(new Uint8Array(bytes), wasm),
      Promise.resolve(new Response(new Uint8Array(bytes), wasm)),
    ];
    for (const source of sources) expect(works(await loadRubicon(source))).toBe(true);
  });

  it('accepts any content type', async () => {
    const response = new Response(new Uint8Array(bytes), { headers: { 'content-type': 'text/plain' } });
    expect(works(await loadRubicon(response))).toBe(true);
  });

  it('loads independent instances', async () => {
    const [one, other] = await Promise.all([loadRubicon(compiled), loadRubicon(compiled)]);
    const analysis = one.open(draw('.../...'));
    expect(works(other)).toBe(true);
    analysis.solve();
    expect(analysis.value({ generals: [0, 1], pawn: 2, side: 'red' })).toEqual({
      winner: 'black',
      distance: 0,
    });
    analysis.close();
  });

  it('rejects a response for a missing file, naming its status', async () => {
    const missing = new Response('not here', { status: 404, statusText: 'Not Found' });
    await expect(loadRubicon(missing)).rejects.toThrow(/404 Not Found/);
  });

  it('rejects what is not WebAssembly, and WebAssembly that is not the module', async () => {
    const page = new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } });
    await expect(loadRubicon(page)).rejects.toThrow();
    await expect(loadRubicon(new Response(new Uint8Array(0), wasm))).rejects.toThrow();
    const half = new Uint8Array(bytes.subarray(0, 1000));
    await expect(loadRubicon(half)).rejects.toThrow(WebAssembly.CompileError);
    await expect(loadRubicon(empty)).rejects.toThrow();
  });

  it('passes on the rejection of a promised response', async () => {
    await expect(loadRubicon(Promise.reject(new TypeError('offline')))).rejects.toThrow('offline');
  });
});

describe('without SIMD', () => {
  it.each([
    ['rubicon.js', 'loadRubicon', 'rubicon.wasm'],
    ['rubicon.js', 'compileRubicon', 'rubicon.wasm'],
    ['textbook.js', 'loadTextbook', 'textbook.wasm'],
    ['bench/load-batch.js', 'loadBatches', 'bench.wasm'],
  ])('%s: %s names what %s lacks', (script, load, module) => {
    const attempt = `
      import { readFileSync } from 'node:fs';
      import { ${load} } from './build/module/${script}';
      const reject = (wasm) => ${load}(wasm).catch(({ name, code, message }) => ({ name, code, message }));
      const own = await reject(readFileSync('build/module/${module}'));
      const none = await reject(new Uint8Array(9));
      console.log(JSON.stringify({ own, none: none.code ?? none.name }));`;
    // V8 implements vectors with SSE 4.1: without it the module must be refused.
    const printed = execFileSync(process.execPath, [
      '--no-enable-sse4-1',
      '--input-type=module',
      '-e',
      attempt,
    ]);
    expect(JSON.parse(printed.toString())).toEqual({
      own: {
        name: 'RubiconError',
        code: 'no_simd',
        message: 'this engine or processor lacks WebAssembly SIMD',
      },
      none: 'no_simd',
    });
  });
});

/** The loaders, each with its module and an export that only this module has. */
const loaders = [
  ['loadRubicon', loadRubicon, compiled, ['read_begin', 'read_rows', 'read_position', 'open_board']],
  ['loadValuer', loadValuer, compiled, ['open_glance']],
  ['loadTextbook', loadTextbook, compiledTextbook, ['open_run']],
  ['loadBatches', loadBatches, compiledBench, ['batch_begin']],
  ['loadCompare', loadCompare, compiledBench, ['judge_begin']],
  ['loadGenerator', loadGenerator, compiledBench, ['check_settings', 'make_board']],
  ['loadMining', loadMining, compiledBench, ['open_mine']],
  ['loadStress', loadStress, compiledBench, ['open_stress']],
  ['loadMistakes', loadMistakes, compiledBench, ['open_mistaken', 'open_smallest', 'open_diagnosis']],
] as const;

it.each(loaders)('%s rejects another module, naming what is missing', async (_, load, own, names) => {
  const other = own === compiled ? compiledTextbook : compiled;
  for (const module of [other, empty]) {
    const { message } = await load(module).then(
      () => new Error('It is taken.'),
      (reason: Error) => reason,
    );
    expect(message).toMatch(/^This is not the module that the loader needs: .* missing\.$/);
    const named: readonly string[] = message.match(/\w+/g) ?? [];
    expect(named).toEqual(expect.arrayContaining([...names]));
    expect(named.includes('memory')).toBe(module === empty);
  }
});
