import { expect, it, onTestFinished, vi } from 'vitest';
import { emptyBoard, marked, type Rows, sample } from '../../../../e2e/support/boards.ts';
import { killWorkers } from '../../support/worker-script.ts';
import { Wave } from './wave-page.ts';

/** Solved in a moment, but its 34 million positions take longer to be counted. */
const WIDE: Rows = marked(marked(emptyBoard(18, 18), 'O', [1, 1], [1, 18]), 'X', [18, 8]);

const charts = () => document.querySelectorAll('.wave-chart').length;

it('a board is gone through while its positions are counted; the count is cancelled, begun again and left', async () => {
  const wave = await Wave.of(WIDE);
  await expect.poll(() => wave.counting).not.toBeNull();
  expect(wave.counting).toHaveAccessibleName('Positions counted');
  await wave.keys('j');
  expect(wave.slider).toHaveValue('1');
  await wave.press('Cancel');
  expect(wave.counting).toBeNull();
  await wave.expectSaid('Not counted, so there is no chart.');
  await wave.press('Next');
  expect(wave.slider).toHaveValue('2');
  expect(wave.cell([2, 9]).getAttribute('aria-label')).toMatch(/decided in this layer$/);
  expect(wave.panel).toHaveTextContent('With the pawn on (2,2), (2,3), (2,4), (2,5) or 12 more, Black wins.');
  expect(wave.slider.getAttribute('aria-valuetext')).toBe(`Layer 2 of ${wave.slider.max}`);
  expect(wave.panel).not.toHaveTextContent('The pawn can be caught');
  await wave.press('Last');
  expect(wave.panel).toHaveTextContent('The pawn can be caught up to row 2: there on (2,1) or (2,18).');
  expect(charts()).toBe(0);
  await wave.press('Count all positions');
  expect(wave.counting).not.toBeNull();
  await wave.rubicon.user.hover(wave.cell([1, 10]));
  await wave.expectSaid('Row 1, column 10: Black has won');
  await wave.openBoard(sample(2).rows);
  await wave.expectLayer(0, 4);
  await expect.poll(charts).toBe(1);
  expect(wave.barWidth()).toBeLessThan(1);
  // This board does not have that cell.
  await wave.expectSaid('Point at or press a cell');
});

it('the count begins again where the solver has died after a cancel', async () => {
  const wave = await Wave.of(WIDE);
  await expect.poll(() => wave.counting).not.toBeNull();
  await wave.press('Cancel');
  await killWorkers();
  await wave.press('Count all positions');
  await expect
    .poll(() => charts() > 0 || /^[1-9]/.test(wave.counting?.getAttribute('value') ?? ''))
    .toBe(true);
});

/** Holds back what workers report, until it is let go. */
function holdReports(): { readonly letGo: () => void } {
  const held: (() => void)[] = [];
  const { addEventListener } = MessagePort.prototype;
  const spy = vi.spyOn(MessagePort.prototype, 'addEventListener').mockImplementation(function (
    this: MessagePort,
    type: string,
    listener: EventListenerOrEventListenerObject,
    options?: unknown,
  ) {
    const hold = (event: Event) => {
      held.push(() => Reflect.apply(listener as (event: Event) => void, this, [event]));
    };
    // Node's own listeners, which have options, take the workers' answers.
    Reflect.apply(addEventListener, this, options === undefined ? [type, hold] : [type, listener, options]);
  });
  onTestFinished(() => spy.mockRestore());
  return {
    letGo: () => {
      expect(held).not.toHaveLength(0);
      for (const report of held) report();
    },
  };
}

it('the count stays done where reports of its progress come late', async () => {
  const reports = holdReports();
  const wave = await Wave.counted(marked(marked(emptyBoard(14, 14), 'O', [1, 1], [1, 14]), 'X', [14, 8]));
  expect(wave.scale()).not.toContain('1');
  const seen: boolean[] = [];
  const look = new MutationObserver(() => seen.push(wave.counting !== null));
  look.observe(wave.panel, { childList: true, subtree: true });
  reports.letGo();
  await wave.keys('j');
  await wave.expectLayer(1, Number(wave.slider.max));
  expect(seen).toContain(false);
  expect(seen).not.toContain(true);
});
