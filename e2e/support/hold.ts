import { expect, type Page, type Route } from '@playwright/test';

/** Holds back the request for a script: `requested` waits for it, `release` lets it go on. */
export async function hold(page: Page, script: RegExp) {
  const held: Route[] = [];
  await page.route(script, (route) => {
    held.push(route);
  });
  return {
    requested: () => expect.poll(() => held.length).toBe(1),
    release: async () => held[0]?.continue(),
  };
}
