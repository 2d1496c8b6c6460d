import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchPart } from '../../../web/solver/worker/fetch-part.ts';
import { loadPart, SILENT_FOR } from '../../../web/solver/worker/load-part.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('a part is what its script exports; an empty script is none', async () => {
  const part = { open: () => {} };
  expect(await loadPart(Promise.resolve(part))).toBe(part);
  expect(await loadPart(Promise.resolve(part.open))).toBe(part.open);
  await expect(loadPart(Promise.resolve({}))).rejects.toThrow();
  await expect(loadPart(Promise.resolve(undefined))).rejects.toThrow();
});

it('a part that does not come is given up after seconds', async () => {
  const loading = loadPart(new Promise(() => {}));
  const outcome = loading.then(
    () => 'loaded',
    () => 'given up',
  );
  await vi.advanceTimersByTimeAsync(SILENT_FOR - 1);
  expect(await Promise.race([outcome, Promise.resolve('awaited')])).toBe('awaited');
  await vi.advanceTimersByTimeAsync(1);
  expect(await outcome).toBe('given up');
});

it('a request that is not answered is cancelled, so that the next one is sent', async () => {
  let signal: AbortSignal | null | undefined;
  vi.spyOn(globalThis, 'fetch').mockImplementation((_, init) => {
    signal = init?.signal;
    return new Promise(() => {});
  });
  const outcome = fetchPart('http://127.0.0.1/page.wasm').then(
    () => 'sent',
    () => 'given up',
  );
  await vi.advanceTimersByTimeAsync(SILENT_FOR);
  expect(await outcome).toBe('given up');
  expect(signal?.aborted).toBe(true);
});
