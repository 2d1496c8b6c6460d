import { linkOf, sample } from '../support/boards.ts';
import { expect, test } from '../support/fixtures.ts';
import type { Rubicon } from '../support/page.ts';
import { barsOf, PAPER, paperOf } from '../support/paper.ts';

const themes = ({ page }: Rubicon) => page.getByRole('combobox', { name: 'Colours' });

/** The colour of the paper, and of the browser's bars around it. */
async function expectPaper({ page }: Rubicon, name: keyof typeof PAPER): Promise<void> {
  await expect.poll(() => paperOf(page), name).toBe(PAPER[name]);
  await expect.poll(() => barsOf(page), name).toBe(PAPER[name]);
}

test('the automatic theme follows the system, a choice overrules it, and one is there from the first paint', async ({
  rubicon,
}) => {
  const { page } = rubicon;
  await page.emulateMedia({ colorScheme: 'dark', contrast: 'more' });
  await rubicon.open(linkOf(sample(2).rows));
  await expectPaper(rubicon, 'dark, more contrast');
  await page.emulateMedia({ contrast: 'more', colorScheme: 'light' });
  await expectPaper(rubicon, 'light, more contrast');
  await page.emulateMedia({ contrast: 'no-preference', colorScheme: 'dark' });
  await expectPaper(rubicon, 'dark');
  for (const [theme, paper] of [
    ['High contrast', 'dark, more contrast'],
    ['Light', 'light'],
    ['Dark', 'dark'],
    ['Automatic', 'dark'],
  ] as const) {
    await themes(rubicon).selectOption(theme);
    await expectPaper(rubicon, paper);
  }
  await test.step('few colours', () => expectFewColours(rubicon));
  await test.step('the first paint', () => expectFirstPaint(rubicon));
});

/** Where the system has few colours, obstacles, pieces and marks are still seen. */
async function expectFewColours(rubicon: Rubicon): Promise<void> {
  const { page } = rubicon;
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' });
  await rubicon.expectAnswer(sample(2).answer);
  await rubicon.button('Next').click();
  await rubicon.expectMove(1, 2);
  const style = (selector: string, property: string) =>
    page.evaluate(
      ([selector, property]) => {
        const element = document.querySelector(selector);
        return element === null ? null : getComputedStyle(element).getPropertyValue(property);
      },
      [selector, property] as const,
    );
  expect(await style('.cell.obstacle', 'background-image')).toContain('gradient');
  expect(await style('.cell:not(.obstacle)', 'background-image')).toBe('none');
  expect(await style('.piece.general .pixel-c', 'fill')).toBe('rgb(213, 94, 0)');
  expect(await style('.piece.pawn .pixel-c', 'fill')).toBe('rgb(11, 95, 151)');
  expect(await style('.move.left', 'stroke')).not.toBe('none');
  expect(await style('.card', 'border-top-width')).toBe('2px');
  await page.emulateMedia({ forcedColors: 'none' });
}

/** High contrast applies from the first paint of the next visit. */
async function expectFirstPaint(rubicon: Rubicon): Promise<void> {
  const { page } = rubicon;
  await themes(rubicon).selectOption('High contrast');
  await expectPaper(rubicon, 'light, more contrast');
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (document.querySelector('[role=grid]') === null) return;
      observer.disconnect();
      document.documentElement.dataset.first = getComputedStyle(document.body).backgroundColor;
    }).observe(document, { childList: true, subtree: true });
  });
  const parsed = page.waitForEvent('domcontentloaded');
  await page.route(/contrast-[^/]*\.css$/, async (route) => {
    await parsed;
    await route.continue();
  });
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-first', PAPER['light, more contrast']);
}
