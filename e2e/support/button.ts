import type { Locator, Page } from '@playwright/test';

/**
 * A visible button by its words: for a role Playwright computes the names of all buttons, which takes longer than the click. The
 * tests in Node find buttons by their roles.
 */
export function buttonIn(scope: Page | Locator, name: string | RegExp): Locator {
  if (typeof name !== 'string') return scope.getByRole('button', { name });
  const words = JSON.stringify(name);
  return scope.locator(
    `button:not([role]):is([aria-label=${words}], :not([aria-label]):text-is(${words})):visible`,
  );
}
