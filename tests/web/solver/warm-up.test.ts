import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Board } from '../../../wasm/rubicon.ts';
import type { Question } from '../../../web/model/state.ts';
import { Analyst } from '../../../web/solver/worker/analyst.ts';
import { yieldToMessages } from '../../../web/solver/worker/slices.ts';
import { warmUp } from '../../../web/solver/worker/warm-up.ts';
import { load } from '../../wasm/module.ts';
import { THREE } from '../support/samples.ts';

const rubicon = await load();
const opened = vi.spyOn(rubicon, 'open');
const question: Question = { board: THREE, side: 'red', played: [], variations: [] };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  opened.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
});

const isOpenTen = ({ rows, columns, cells }: Board) =>
  rows === 10 && columns === 10 && cells === '.'.repeat(100);

/** How often the board that engines are warmed up with has been solved. */
const warmed = () => opened.mock.calls.filter(([board]) => isOpenTen(board)).length;

/** Waits until a thread that has begun nothing else than warming up is at rest. */
async function untilRest(): Promise<void> {
  for (let before = -1; before !== warmed(); ) {
    before = warmed();
    for (let turn = 0; turn < 5; turn++) await yieldToMessages();
  }
}

/** Asks, looks at a map where that is said, and lets nothing more be asked. */
async function answerAndIdle(analyst: Analyst, { withMap }: { withMap: boolean }): Promise<void> {
  await analyst.answer(
    question,
    () => true,
    () => {},
  );
  if (withMap) await analyst.solved(THREE);
  await vi.advanceTimersByTimeAsync(1000);
  await untilRest();
}

describe('a warm-up', () => {
  it('solves the same board again and again for a moment, and leaves none of its tables', async () => {
    const begun = performance.now();
    await warmUp(rubicon);
    expect(performance.now() - begun).toBeGreaterThanOrEqual(60);
    expect(warmed()).toBeGreaterThan(1);
    for (const { value } of opened.mock.results) expect(() => value.bytes).toThrow('closed');
  });

  it('is done by an idle thread once, where maps are looked at', async () => {
    const analyst = new Analyst(rubicon);
    await answerAndIdle(analyst, { withMap: false });
    expect(warmed()).toBe(0);
    await answerAndIdle(analyst, { withMap: true });
    const once = warmed();
    expect(once).toBeGreaterThan(1);
    await answerAndIdle(analyst, { withMap: true });
    expect(warmed()).toBe(once);
  });
});
