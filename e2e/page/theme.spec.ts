import { complaintsOfColours } from '../support/axe.ts';
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

test('a theme is chosen by name, is there at once and after a reload, and told to the browser', async ({
  rubicon,
}) => {
  const { page } = rubicon;
  await rubicon.openBoard(sample(2).rows);
  await expect(themes(rubicon).locator('option')).toHaveText(['Automatic', 'Light', 'Dark', 'High contrast']);
  await expect(themes(rubicon)).toHaveValue('auto');
  const scheme = page.locator('meta[name=color-scheme]');
  for (const [name, paper, told] of [
    ['Dark', PAPER.dark, 'dark'],
    ['Light', PAPER.light, 'light'],
    ['High contrast', PAPER['light, more contrast'], 'light dark'],
    ['Automatic', PAPER.light, 'light dark'],
    ['Dark', PAPER.dark, 'dark'],
  ] as const) {
    await themes(rubicon).selectOption(name);
    await expect.poll(() => paperOf(page)).toBe(paper);
    await expect(scheme).toHaveAttribute('content', told);
    await expect.poll(() => barsOf(page)).toBe(paper);
  }
  await page.reload();
  await expect(themes(rubicon)).toHaveValue('dark');
  expect(await paperOf(page)).toBe(PAPER.dark);
  await rubicon.open(`${linkOf(sample(2).rows)}&embed=1`);
  await rubicon.expectAnswer(sample(2).answer);
  expect(await paperOf(page)).toBe(PAPER.dark);
});

test('axe finds nothing in the colours of a theme that is chosen against the system', async ({ visit }) => {
  for (const [colorScheme, theme, paper] of [
    ['light', 'dark', PAPER.dark],
    ['dark', 'light', PAPER.light],
  ] as const) {
    const rubicon = await onSystem(visit, { colorScheme, reducedMotion: 'reduce' });
    const { page } = rubicon;
    await themes(rubicon).selectOption(theme);
    await page.getByRole('slider').press('ArrowRight');
    await expect(page.getByRole('slider')).toHaveValue('1');
    await expect.poll(() => paperOf(page)).toBe(paper);
    expect(await complaintsOfColours(rubicon, 'html')).toEqual([]);
    await page.locator('body').press('?');
    await expect(page.getByRole('dialog').getByRole('status')).toHaveCount(7);
    expect(await complaintsOfColours(rubicon, 'dialog[open]')).toEqual([]);
    await rubicon.closeDialog();
    await rubicon.open(`${linkOf(sample(2).rows)}&embed=1`);
    await expect(page.getByRole('banner')).toHaveCount(0);
    await expect(page.getByRole('slider')).toHaveAttribute('max', '2');
    expect(await complaintsOfColours(rubicon, 'html')).toEqual([]);
  }
});

test('high contrast is there before anything is painted on the next visit', async ({ rubicon }) => {
  await rubicon.open();
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
});

test('the automatic theme follows the system, and a choice overrules it', async ({ rubicon, visit }) => {
  await rubicon.open();
  expect(await paperOf(rubicon.page)).toBe(PAPER.light);
  const dark = await onSystem(visit, { colorScheme: 'dark' });
  expect(await paperOf(dark.page)).toBe(PAPER.dark);
  await themes(dark).selectOption('High contrast');
  await expect.poll(() => paperOf(dark.page)).toBe(PAPER['dark, more contrast']);
  await themes(dark).selectOption('Light');
  await expect.poll(() => paperOf(dark.page)).toBe(PAPER.light);
  const plain = await onSystem(visit, { contrast: 'more' });
  expect(await paperOf(plain.page)).toBe(PAPER['light, more contrast']);
  await expect.poll(() => barsOf(plain.page)).toBe(PAPER['light, more contrast']);
  await plain.page.emulateMedia({ contrast: 'no-preference', colorScheme: 'dark' });
  await expect.poll(() => paperOf(plain.page)).toBe(PAPER.dark);
  await expect.poll(() => barsOf(plain.page)).toBe(PAPER.dark);
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
