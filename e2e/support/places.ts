import type { Page } from '@playwright/test';

/**
 * Records in every frame where the elements of each selector are; each selector must match some. Returns a
 * function that gives the selectors whose elements have moved, appeared or gone.
 */
export async function watchPlaces(
  page: Page,
  selectors: readonly string[],
): Promise<() => Promise<readonly string[]>> {
  const seen = await page.evaluateHandle((selectors) => {
    const places = new Map(selectors.map((selector) => [selector, new Set<string>()]));
    const look = () => {
      for (const [selector, each] of places) {
        const boxes = Array.from(document.querySelectorAll(selector), (element) => {
          const { left, top, width } = element.getBoundingClientRect();
          return `${left} ${top} ${width}`;
        });
        each.add(boxes.join(', '));
      }
    };
    look();
    for (const [selector, each] of places) if (each.has('')) throw new Error(`nothing is ${selector}`);
    requestAnimationFrame(function again() {
      look();
      requestAnimationFrame(again);
    });
    return places;
  }, selectors);
  return async () => {
    await painted(page);
    return seen.evaluate((places) =>
      [...places].flatMap(([selector, each]) =>
        each.size === 1 ? [] : [`${selector}: ${[...each].join(' → ')}`],
      ),
    );
  };
}

/** Gives the window another size, and waits until what scripts fit into it, such as the theatre's stage, is painted. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await painted(page);
}

/** Uses the page in a window of another size, then gives the window its own size back. */
export async function atSize(
  page: Page,
  size: { width: number; height: number },
  use: () => Promise<void>,
): Promise<void> {
  const own = page.viewportSize();
  await resize(page, size);
  await use();
  if (own !== null) await resize(page, own);
}

/** Waits until what has changed is painted. */
export async function painted(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}
