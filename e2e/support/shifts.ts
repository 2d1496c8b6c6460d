import type { Rubicon } from './page.ts';

/** The most that the layout may shift, as the browser counts it. */
export const MOST_SHIFT = 0.01;

/**
 * Adds up the layout shifts from now on, also those right after a press, which the browser excuses. A sum has those of the
 * frame in which it is asked for.
 */
export async function watchShifts({ page }: Rubicon): Promise<() => Promise<number>> {
  const seen = await page.evaluateHandle(() => {
    let total = 0;
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries) total += (entry as PerformanceEntry & { value: number }).value;
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift' });
    const painted = () =>
      new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
    return {
      async sum(): Promise<number> {
        await painted();
        add(observer.takeRecords());
        return total;
      },
    };
  });
  return () => seen.evaluate((shifts) => shifts.sum());
}
