import { describe, expect, it } from 'vitest';
import { loadBatches } from '../../wasm/bench/load-batch.ts';
import { loadCompare } from '../../wasm/bench/load-compare.ts';
import { loadGenerator } from '../../wasm/bench/load-generate.ts';
import { loadMining } from '../../wasm/bench/load-mine.ts';
import { loadMistakes } from '../../wasm/bench/load-mistakes.ts';
import { loadRubicon, type Rubicon } from '../../wasm/rubicon.ts';
import { loadTextbook } from '../../wasm/textbook.ts';
import { bytes, compiled, compiledBench, compiledTextbook, draw, readText } from './module.ts';

const works = (rubicon: Rubicon) => rubicon.position(draw('O.O/.X.')).pawn === 4;
/** WebAssembly without anything in it. */
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

  it('does not mind the type a server gives', async () => {
    const response = new Response(new Uint8Array(bytes), { headers: { 'content-type': 'text/plain' } });
    expect(works(await loadRubicon(response))).toBe(true);
  });

  it('loads instances that know nothing of each other', async () => {
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

  it('rejects a response that says there is no such file, naming its status', async () => {
    const missing = new Response('not here', { status: 404, statusText: 'Not Found' });
    await expect(loadRubicon(missing)).rejects.toThrow(/404 Not Found/);
  });

  it('rejects what is not WebAssembly, and WebAssembly that is not the module', async () => {
    const page = new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } });
    await expect(loadRubicon(page)).rejects.toThrow();
    await expect(loadRubicon(new Response(new Uint8Array(0), wasm))).rejects.toThrow();
    await expect(loadRubicon(new Uint8Array(bytes.subarray(0, 1000)))).rejects.toThrow();
    await expect(loadRubicon(empty)).rejects.toThrow();
  });

  it('passes on that a response never came', async () => {
    await expect(loadRubicon(Promise.reject(new TypeError('offline')))).rejects.toThrow('offline');
  });
});

/** The loaders, with their module and the list of what they need of it. */
const loaders = [
  ['loadRubicon', loadRubicon, compiled, 'wasm/exports.txt'],
  ['loadTextbook', loadTextbook, compiledTextbook, 'wasm/textbook.txt'],
  ['loadBatches', loadBatches, compiledBench, 'wasm/bench/batch.txt'],
  ['loadCompare', loadCompare, compiledBench, 'wasm/bench/compare.txt'],
  ['loadGenerator', loadGenerator, compiledBench, 'wasm/bench/generate.txt'],
  ['loadMining', loadMining, compiledBench, 'wasm/bench/mine.txt'],
  ['loadMistakes', loadMistakes, compiledBench, 'wasm/bench/mistakes.txt'],
] as const;

const modules = [
  ['rubicon.wasm', compiled],
  ['textbook.wasm', compiledTextbook],
  ['bench.wasm', compiledBench],
  ['an empty module', empty],
] as const;

describe.each(loaders)('%s', (_, load, own, list) => {
  const others = modules.filter(([, module]) => module !== own);

  it('takes its own module', async () => {
    await expect(load(own)).resolves.toBeDefined();
  });

  it.each(others)('rejects %s, naming all that is missing', async (_, other) => {
    const exported = new Set(WebAssembly.Module.exports(other).map(({ name }) => name));
    const missing = readText(list)
      .trim()
      .split('\n')
      .filter((name) => !exported.has(name));
    const error: unknown = await load(other).catch((reason: unknown) => reason);
    const { message } = error as Error;
    expect(message).toMatch(/^This is not the module that the loader needs: .* missing\.$/);
    expect(missing.length).toBeGreaterThan(0);
    for (const name of missing) expect(message.split(/[ ,:]+/)).toContain(name);
  });
});
