import { expect, it } from 'vitest';
import { failed } from '../../../web/solver/thread.ts';
import { keepLoaded } from '../../../web/solver/worker/failure.ts';

it('what is loaded is loaded once for all, and again after a failure', async () => {
  let loads = 0;
  const load = keepLoaded(async () => {
    loads += 1;
    if (loads === 1) throw new TypeError('offline');
    return loads;
  });
  const twice = await Promise.all([load(), load()]);
  expect(twice).toEqual([failed('load_failed'), failed('load_failed')]);
  expect(await load()).toEqual({ ok: true, value: 2 });
  expect(await load()).toEqual({ ok: true, value: 2 });
});
