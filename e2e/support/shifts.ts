import type { Rubicon } from './page.ts';

/** The most that the layout may shift, as the browser counts it. */
export const MOST_SHIFT = 0.01;

/** Adds up the layout shifts from now on, also those right after a press, which the browser excuses. */
export async function watchShifts({ page }: Rubicon): Promise<() => Promise<number>> {
  const seen = await page.evaluateHandle(() => {
    const shifts = { sum: 0 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.sum += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift' });
    return shifts;
  });
  return () => seen.evaluate((shifts) => shifts.sum);
}
