import { expect, it, vi } from 'vitest';
import { Hunt, type HuntStatus, type Scripts } from '../../../../web/bench/stress/hunt.ts';
import { crashAt } from '../../../../web/bench/stress/model/crash.ts';
import { FIRST_FORM, type Settings, settingsOf } from '../../../../web/bench/stress/model/stress.ts';
import { contestant } from '../../support/contestant.ts';
import { bundled, scriptOf } from '../../support/threads.ts';

const SETTINGS = settingsOf(FIRST_FORM) as Settings;
const worker = async (name: string) => scriptOf(await bundled(`web/bench/${name}.ts`));
const scripts: Scripts = {
  runner: await worker('stress/worker/runner'),
  search: await worker('worker/worker'),
};

const begin = (fault: string, settings: Partial<Settings> = {}) =>
  new Hunt(contestant(fault).buffer, { ...SETTINGS, ...settings }, scripts);

type Going = Extract<HuntStatus, { readonly progress: unknown }>;

/** How the hunt stands once it is over. */
async function overOf(hunt: Hunt): Promise<Going & { readonly found: NonNullable<Going['found']> }> {
  await vi.waitFor(() => expect(hunt.isGoing()).toBe(false), { timeout: 30_000, interval: 5 });
  const now = hunt.now.value;
  if (now.status !== 'over' || now.found === null) throw new Error(`It is ${now.status}.`);
  return { ...now, found: now.found };
}

const found = async (fault: string, settings: Partial<Settings> = {}) =>
  (await overOf(begin(fault, settings))).found;

it('a wrong rule is found, made small and named', async () => {
  const { found, progress } = await overOf(begin('down'));
  expect(found).toMatchObject({ fault: 'wrong', mistakes: ['down'], isSmallest: true, isRepeated: true });
  expect(found.boards).toHaveLength(1);
  expect(progress?.phase).toBe('done');
});

it('what is kept from one board to the next is found as two boards', async () => {
  const { boards, board } = await found('keep');
  expect([boards.length, board]).toEqual([2, 1]);
});

it('a crash is told with its kind and with what the program says', async () => {
  const crash = await found('crash');
  expect([crash.fault, crashAt(crash.number), crash.said]).toEqual(['crash', 'bounds', 'row 7 of 3']);
  const greedy = await found('greedy', { memory: 100 * 2 ** 20 });
  expect([greedy.fault, crashAt(greedy.number), greedy.said]).toEqual(['crash', 'memory', '']);
  expect(await found('status')).toMatchObject({ fault: 'status', number: 3, said: '' });
});

it('a run that does not end is ended, again and again, until the board is small', async () => {
  const hunt = await found('hang', { seconds: 0.1 });
  expect(hunt).toMatchObject({ fault: 'time', isSmallest: true });
  expect(hunt.boards.map(({ board }) => board.columns)).toEqual([4]);
});

it('a right program is run until it is stopped, which is at once, and nothing is told after that', async () => {
  const hunt = begin('');
  await vi.waitFor(
    () => {
      const now = hunt.now.value;
      expect(now.status === 'running' && (now.progress?.boards ?? 0) > 1000).toBe(true);
    },
    { timeout: 30_000, interval: 5 },
  );
  expect(hunt.now.value).toMatchObject({ status: 'running', found: null });
  hunt.stop();
  expect(hunt.now.value.status).toBe('stopped');
  const stopped = hunt.now.value;
  hunt.stop();
  await vi.waitFor(() => expect(hunt.now.value).toMatchObject({ ...stopped, seconds: expect.any(Number) }));
});

it('boards on which a right program goes deeper than the stack are left out, and nothing is found', async () => {
  const hunt = begin('deep');
  await vi.waitFor(
    () => {
      const now = hunt.now.value;
      expect(now.status === 'running' && (now.progress?.leftOut?.boards ?? 0) > 10).toBe(true);
    },
    { timeout: 30_000, interval: 5 },
  );
  hunt.stop();
  const stopped = hunt.now.value as Going;
  expect(stopped).toMatchObject({ status: 'stopped', found: null });
  expect(stopped.progress).toMatchObject({ phase: 'searching', smallest: null, leftOut: { cells: 12 } });
  expect(stopped.progress?.boards).toBeGreaterThan(0);
});

it('a recursion without end is found on the smallest board', async () => {
  const endless = await found('bottomless');
  expect([endless.fault, crashAt(endless.number)]).toEqual(['crash', 'stack']);
  expect(endless.boards.map(({ board }) => board.cells.length)).toEqual([3]);
});

it('what is stopped in the middle of a run that does not end keeps what was found', async () => {
  const hunt = begin('hang', { seconds: 0.1 });
  await vi.waitFor(
    () => expect(hunt.now.value).toMatchObject({ status: 'running', found: { fault: 'time' } }),
    { timeout: 30_000, interval: 5 },
  );
  hunt.stop();
  expect(hunt.now.value).toMatchObject({ status: 'stopped', found: { fault: 'time' } });
});

it('what is no program is refused', async () => {
  const hunt = new Hunt(new ArrayBuffer(8), SETTINGS, scripts);
  await vi.waitFor(() =>
    expect(hunt.now.value).toEqual({ status: 'refused', refusal: { code: 'not_wasm' } }),
  );
  hunt.stop();
  expect(hunt.now.value.status).toBe('refused');
});
