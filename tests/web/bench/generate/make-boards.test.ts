import { afterAll, expect, it } from 'vitest';
import type { GeneratedBoard, GenerateSettings } from '../../../../wasm/bench/generate.ts';
import { loadGenerator } from '../../../../wasm/bench/load-generate.ts';
import { makeBoards } from '../../../../web/bench/generate/make-boards.ts';
import { compiledBench } from '../../../wasm/module.ts';
import { realPool } from '../../support/threads.ts';

const generator = await loadGenerator(compiledBench);
const pool = await realPool(3);
const SETTINGS: GenerateSettings = { kind: 'short', seed: 7, rows: [4, 6], columns: [4, 6], density: 30 };

afterAll(() => pool.end());

it('boards are delivered in order, each once, whichever worker has made them', async () => {
  const reported: GeneratedBoard[] = [];
  const outcome = await makeBoards(
    pool,
    { settings: SETTINGS, boards: 60 },
    new AbortController().signal,
    (made) => reported.push(...made),
  );
  expect(outcome).toEqual({ ok: true, value: null });
  expect(reported).toEqual(Array.from({ length: 60 }, (_, number) => generator.make(SETTINGS, number)));
});

it('settings that no board has fail', async () => {
  const reported: GeneratedBoard[] = [];
  const outcome = await makeBoards(
    pool,
    { settings: { ...SETTINGS, rows: [1, 1], columns: [1, 1] }, boards: 60 },
    new AbortController().signal,
    (made) => reported.push(...made),
  );
  expect(outcome).toMatchObject({ ok: false, failure: { code: 'no_such_size' } });
  expect(reported).toEqual([]);
});

it('what is left tells nothing more, and the pool works for others', async () => {
  const leaving = new AbortController();
  const reported: GeneratedBoard[] = [];
  const order = { settings: { ...SETTINGS, rows: [12, 12], columns: [12, 12] }, boards: 10_000 } as const;
  const making = makeBoards(pool, order, leaving.signal, (made) => reported.push(...made));
  await expect.poll(() => reported.length).toBeGreaterThan(0);
  leaving.abort();
  const before = reported.length;
  expect(await making).toBeNull();
  const next: GeneratedBoard[] = [];
  await makeBoards(pool, { settings: SETTINGS, boards: 5 }, new AbortController().signal, (made) =>
    next.push(...made),
  );
  expect(next).toHaveLength(5);
  expect(reported).toHaveLength(before);
});
