import type { Page } from '@playwright/test';
import { linkOf, sample } from '../support/boards.ts';
import { expect, test } from '../support/fixtures.ts';
import type { Rubicon } from '../support/page.ts';
import { barsOf, PAPER, paperOf } from '../support/paper.ts';
import type { Preferences } from '../support/preferences.ts';

const themes = ({ page }: Rubicon) => page.getByRole('combobox', { name: /^(Colours|配色)$/ });

/** The page on a system with these preferences. */
async function onSystem(
  visit: (preferences: Preferences) => Promise<Rubicon>,
  preferences: Preferences,
): Promise<Rubicon> {
  const rubicon = await visit(preferences);
  await rubicon.open(linkOf(sample(2).rows));
  return rubicon;
}

test('a theme chosen by name applies at once and after a reload, also to the bars of the browser', async ({
  rubicon,
}) => {
  const { page } = rubicon;
  await rubicon.openBoard(sample(2).rows);
  await expect(themes(rubicon).locator('option')).toHaveText(['Automatic', 'Light', 'Dark', 'High contrast']);
  await expect(themes(rubicon)).toHaveValue('auto');
  const scheme = page.locator('meta[name=color-scheme]');
  for (const [name, paper, content] of [
    ['Dark', PAPER.dark, 'dark'],
    ['Light', PAPER.light, 'light'],
    ['High contrast', PAPER['light, more contrast'], 'light dark'],
    ['Automatic', PAPER.light, 'light dark'],
    ['Dark', PAPER.dark, 'dark'],
  ] as const) {
    await themes(rubicon).selectOption(name);
    await expect.poll(() => paperOf(page)).toBe(paper);
    await expect(scheme).toHaveAttribute('content', content);
    await expect.poll(() => barsOf(page)).toBe(paper);
  }
  await page.reload();
  await expect(themes(rubicon)).toHaveValue('dark');
  expect(await paperOf(page)).toBe(PAPER.dark);
  await rubicon.open(`${linkOf(sample(2).rows)}&embed=1`);
  await rubicon.expectAnswer(sample(2).answer);
  expect(await paperOf(page)).toBe(PAPER.dark);
  await rubicon.open(linkOf(sample(2).rows));
  await test.step('high contrast', () => expectFirstPaint(rubicon));
});

/** The colours of all elements of the page. */
const coloursOf = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('body, body *'), (element) => {
      const { color, backgroundColor, backgroundImage, borderColor, boxShadow, fill, stroke } =
        getComputedStyle(element);
      return { color, backgroundColor, backgroundImage, borderColor, boxShadow, fill, stroke };
    }),
  );

/** The colours of the study and of the help over it, for a system preference and a theme. */
async function coloursWith(
  rubicon: Rubicon,
  colorScheme: 'light' | 'dark',
  theme: 'auto' | 'light' | 'dark',
): Promise<object[]> {
  const { page } = rubicon;
  await page.emulateMedia({ colorScheme });
  await themes(rubicon).selectOption(theme);
  await expect.poll(() => paperOf(page)).toBe(PAPER[theme === 'auto' ? colorScheme : theme]);
  await page.locator('body').press('?');
  await expect(page.getByRole('dialog').getByRole('status')).toHaveCount(7);
  const colours = await coloursOf(page);
  await rubicon.closeDialog();
  return colours;
}

test('a chosen theme has the same colours as with the system preference', async ({ visit }) => {
  const rubicon = await onSystem(visit, { reducedMotion: 'reduce' });
  for (const [theme, other] of [
    ['dark', 'light'],
    ['light', 'dark'],
  ] as const) {
    const chosen = await coloursWith(rubicon, other, theme);
    expect(await coloursWith(rubicon, theme, 'auto')).toEqual(chosen);
  }
});

/** High contrast applies from the first paint of the next visit. */
async function expectFirstPaint(rubicon: Rubicon): Promise<void> {
  await themes(rubicon).selectOption('High contrast');
  await expect.poll(() => paperOf(rubicon.page)).toBe(PAPER['light, more contrast']);
  await rubicon.page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (document.querySelector('[role=grid]') === null) return;
      observer.disconnect();
      document.documentElement.dataset.first = getComputedStyle(document.body).backgroundColor;
    }).observe(document, { childList: true, subtree: true });
  });
  const module = rubicon.page.waitForEvent('requestfinished', (request) => /\.wasm$/.test(request.url()));
  await rubicon.page.route(/contrast-[^/]*\.css$/, async (route) => {
    await module;
    await route.continue();
  });
  await rubicon.page.reload();
  await expect(rubicon.page.locator('html')).toHaveAttribute('data-first', PAPER['light, more contrast']);
}

test('the automatic theme follows the system, and a choice overrules it', async ({ rubicon, visit }) => {
  await rubicon.open();
  expect(await paperOf(rubicon.page)).toBe(PAPER.light);
  await test.step('a choice holds in the other tabs', async () => {
    const other = await rubicon.page.context().newPage();
    await other.goto('./');
    await expect(other.getByRole('combobox', { name: 'Colours' })).toBeVisible();
    await themes(rubicon).selectOption('Dark');
    await expect.poll(() => paperOf(other)).toBe(PAPER.dark);
    await themes(rubicon).selectOption('Automatic');
    await expect.poll(() => paperOf(other)).toBe(PAPER.light);
    await other.close();
  });
  const plain = await onSystem(visit, { colorScheme: 'dark', contrast: 'more' });
  expect(await paperOf(plain.page)).toBe(PAPER['dark, more contrast']);
  await expect.poll(() => barsOf(plain.page)).toBe(PAPER['dark, more contrast']);
  await plain.page.emulateMedia({ contrast: 'more', colorScheme: 'light' });
  await expect.poll(() => paperOf(plain.page)).toBe(PAPER['light, more contrast']);
  await expect.poll(() => barsOf(plain.page)).toBe(PAPER['light, more contrast']);
  await plain.page.emulateMedia({ contrast: 'no-preference', colorScheme: 'dark' });
  await expect.poll(() => paperOf(plain.page)).toBe(PAPER.dark);
  await expect.poll(() => barsOf(plain.page)).toBe(PAPER.dark);
  await themes(plain).selectOption('High contrast');
  await expect.poll(() => paperOf(plain.page)).toBe(PAPER['dark, more contrast']);
  await themes(plain).selectOption('Light');
  await expect.poll(() => paperOf(plain.page)).toBe(PAPER.light);
});

test('where the system has few colours, obstacles, pieces and marks are still seen', async ({ visit }) => {
  const rubicon = await onSystem(visit, { forcedColors: 'active' });
  const { page } = rubicon;
  await rubicon.expectAnswer(sample(2).answer);
  await rubicon.button('Next').click();
  await rubicon.expectMove(1, 2);
  const forced = await page.evaluate(() => matchMedia('(forced-colors: active)').matches);
  expect(forced).toBe(true);
  const style = (selector: string, property: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
  expect(await style('.cell.obstacle', 'background-image')).toContain('gradient');
  expect(await style('.cell:not(.obstacle)', 'background-image')).toBe('none');
  expect(await style('.piece.general .pixel-c', 'fill')).toBe('rgb(213, 94, 0)');
  expect(await style('.piece.pawn .pixel-c', 'fill')).toBe('rgb(11, 95, 151)');
  expect(await style('.move.left', 'stroke')).not.toBe('none');
  expect(await style('.card', 'border-top-width')).toBe('2px');
});
