import type { Page } from '@playwright/test';

/** Notes in every frame where each element of a selector is, and returns what gives the places of those that have moved. */
export async function watchPlaces(page: Page, selector: string): Promise<() => Promise<readonly string[]>> {
  await page.evaluate((watched) => {
    const places = new Map<Element, Set<string>>();
    Object.assign(window, { places });
    requestAnimationFrame(function look() {
      for (const element of document.querySelectorAll(watched)) {
        const { left, top } = element.getBoundingClientRect();
        const seen = places.get(element) ?? new Set();
        places.set(element, seen.add(`${left} ${top}`));
      }
      requestAnimationFrame(look);
    });
  }, selector);
  return () =>
    page.evaluate(() => {
      const { places } = window as unknown as { places: Map<Element, Set<string>> };
      if (places.size === 0) return ['nothing was watched'];
      return [...places].flatMap(([element, seen]) =>
        seen.size === 1 ? [] : [`${element.getAttribute('aria-label')}: ${[...seen].join(', ')}`],
      );
    });
}

/** Waits until what has changed is painted. */
export async function painted(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}
