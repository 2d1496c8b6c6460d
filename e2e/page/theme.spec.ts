import type { BrowserType, Page } from '@playwright/test';
import { complaints } from '../support/axe.ts';
import { linkOf, sample } from '../support/boards.ts';
import { expect, test } from '../support/fixtures.ts';
import { Rubicon } from '../support/page.ts';
import { contextPreferring, type Preferences } from '../support/preferences.ts';

const WHITE = 'rgb(255, 255, 255)';
const BLACK = 'rgb(0, 0, 0)';
const LIGHT_PAPER = 'rgb(236, 230, 216)';
const DARK_PAPER = 'rgb(20, 23, 30)';

const paperOf = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const themes = ({ page }: Rubicon) => page.getByRole('combobox', { name: /^(Colours|配色)$/ });

/** Does something with the page on a system with these preferences. */
async function onSystem(
  browserType: BrowserType,
  preferences: Preferences,
  use: (rubicon: Rubicon) => Promise<void>,
): Promise<void> {
  const context = await contextPreferring(browserType, preferences);
  const rubicon = new Rubicon(await context.newPage());
  await rubicon.open(linkOf(sample(2).rows));
  await use(rubicon);
  await context.browser()?.close();
}

test('a theme is chosen by name, is there at once and after a reload, and told to the browser', async ({
  rubicon,
}) => {
  const { page } = rubicon;
  await rubicon.openBoard(sample(2).rows);
  expect(await themes(rubicon).locator('option').allTextContents()).toEqual([
    'Automatic',
    'Light',
    'Dark',
    'High contrast',
  ]);
  await expect(themes(rubicon)).toHaveValue('auto');
  const scheme = page.locator('meta[name=color-scheme]');
  for (const [name, paper, told] of [
    ['Dark', DARK_PAPER, 'dark'],
    ['Light', LIGHT_PAPER, 'light'],
    ['High contrast', WHITE, 'light dark'],
    ['Automatic', LIGHT_PAPER, 'light dark'],
    ['Dark', DARK_PAPER, 'dark'],
  ] as const) {
    await themes(rubicon).selectOption(name);
    await expect.poll(() => paperOf(page)).toBe(paper);
    await expect(scheme).toHaveAttribute('content', told);
  }
  await page.reload();
  await expect(themes(rubicon)).toHaveValue('dark');
  expect(await paperOf(page)).toBe(DARK_PAPER);
  await rubicon.open(`${linkOf(sample(2).rows)}&embed=1`);
  await rubicon.expectAnswer(sample(2).answer);
  expect(await paperOf(page)).toBe(DARK_PAPER);
});

test('high contrast is there before anything is painted on the next visit', async ({ rubicon }) => {
  await rubicon.open();
  await themes(rubicon).selectOption('High contrast');
  await expect.poll(() => paperOf(rubicon.page)).toBe(WHITE);
  await rubicon.page.route(/contrast-[^/]*\.css$/, async (route) => {
    await rubicon.page.waitForEvent('requestfinished', (request) => /\/en-[^/]*\.js$/.test(request.url()));
    await route.continue();
  });
  await rubicon.page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (document.querySelector('[role=grid]') === null) return;
      observer.disconnect();
      document.documentElement.dataset.first = getComputedStyle(document.body).backgroundColor;
    }).observe(document, { childList: true, subtree: true });
  });
  await rubicon.page.reload();
  await expect(rubicon.page.locator('html')).toHaveAttribute('data-first', WHITE);
});

test('the automatic theme follows the system, and a choice overrules it', async ({
  playwright,
  browserName,
}) => {
  const type = playwright[browserName];
  await onSystem(type, { colorScheme: 'dark' }, async (rubicon) => {
    expect(await paperOf(rubicon.page)).toBe(DARK_PAPER);
    await themes(rubicon).selectOption('High contrast');
    await expect.poll(() => paperOf(rubicon.page)).toBe(BLACK);
    await themes(rubicon).selectOption('Light');
    await expect.poll(() => paperOf(rubicon.page)).toBe(LIGHT_PAPER);
  });
  await onSystem(type, { colorScheme: 'light' }, async (rubicon) => {
    expect(await paperOf(rubicon.page)).toBe(LIGHT_PAPER);
  });
  if (browserName !== 'chromium') return;
  await onSystem(type, { contrast: 'more' }, async (rubicon) => {
    expect(await paperOf(rubicon.page)).toBe(WHITE);
    await rubicon.page.emulateMedia({ contrast: 'no-preference' });
    await expect.poll(() => paperOf(rubicon.page)).toBe(LIGHT_PAPER);
  });
});

test('where the system has few colours, obstacles, pieces and marks are still seen', async ({
  playwright,
  browserName,
}) => {
  await onSystem(playwright[browserName], { forcedColors: 'active' }, async (rubicon) => {
    await rubicon.expectAnswer(sample(2).answer);
    await rubicon.button('Next').click();
    await rubicon.expectMove(1, 2);
    const forced = await rubicon.page.evaluate(() => matchMedia('(forced-colors: active)').matches);
    expect(forced).toBe(true);
    const style = (selector: string, property: string) =>
      rubicon.page
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
});

const DEMANDS = ['color-contrast-enhanced'];

for (const colorScheme of ['light', 'dark'] as const) {
  for (const theme of ['light', 'dark', 'contrast'] as const) {
    if (theme !== 'contrast' && theme === colorScheme) continue;
    test(`axe finds nothing in the theme ${theme} on a ${colorScheme} system`, async ({
      playwright,
      browserName,
    }) => {
      const more = theme === 'contrast' ? DEMANDS : [];
      const languages = browserName === 'chromium' ? ['en-US', 'zh-CN'] : ['en-US'];
      for (const locale of languages) {
        const preferences = { colorScheme, reducedMotion: 'reduce', locale } as const;
        await onSystem(playwright[browserName], preferences, async (rubicon) => {
          const { page } = rubicon;
          await themes(rubicon).selectOption(theme);
          await page.getByRole('slider').press('ArrowRight');
          await expect(page.getByRole('slider')).toHaveValue('1');
          const paper = {
            light: LIGHT_PAPER,
            dark: DARK_PAPER,
            contrast: colorScheme === 'dark' ? BLACK : WHITE,
          };
          await expect.poll(() => paperOf(page)).toBe(paper[theme]);
          expect(await complaints(rubicon, 'html', ...more)).toEqual([]);
          await page.locator('body').press('?');
          await expect(page.getByRole('dialog').getByRole('status')).toHaveCount(7);
          expect(await complaints(rubicon, 'dialog[open]', ...more)).toEqual([]);
          await rubicon.closeDialog();
          await rubicon.open(`${linkOf(sample(2).rows)}&embed=1`);
          await expect(page.getByRole('banner')).toHaveCount(0);
          await expect(page.getByRole('slider')).toHaveAttribute('max', '2');
          expect(await complaints(rubicon, 'html', ...more)).toEqual([]);
        });
      }
    });
  }
}
