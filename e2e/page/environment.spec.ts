import type { Route } from '@playwright/test';
import { sample } from '../support/boards.ts';
import { expect, unwatched as test } from '../support/fixtures.ts';
import type { Rubicon } from '../support/page.ts';

const { rows, answer } = sample(2);
const DRAWN = ['#.#', 'O.O', '...'];

/** All but the page and the solver. */
const REST = /\/assets\/(?!rubicon-|worker-)/;

const PARTS = /\/some\/where\//;

const offline = (route: Route) => route.abort('internetdisconnected');

/** A server with another version: its page names other scripts, and the old ones are gone. */
const renewed = (route: Route) =>
  new URL(route.request().url()).pathname.includes('/assets/')
    ? route.fulfill({ status: 404, contentType: 'text/html', body: 'not here' })
    : route.fulfill({
        contentType: 'text/html',
        body: '<script data-version="assets/base-other.js"></script>',
      });

/** A server whose disk is full, or that is being written to. */
const empty = (route: Route) => route.fulfill({ contentType: 'text/javascript', body: '' });

const NEW_VERSION = /^There is a new version of this page/;

/** The lazily loaded parts, and how to open each: by a press only, because hovering over a tab prefetches its panel. */
const parts: Readonly<Record<string, (rubicon: Rubicon) => Promise<void>>> = {
  'the reasons': ({ page }) => page.getByRole('tab', { name: 'Why' }).dispatchEvent('click'),
  'the maps': ({ page }) => page.getByRole('tab', { name: 'Maps' }).dispatchEvent('click'),
  'the game': ({ page }) => page.getByRole('tab', { name: 'Play' }).dispatchEvent('click'),
  'the theatre': (rubicon) => rubicon.button('Theatre').click(),
  'the bench': (rubicon) => rubicon.button('Judge bench').click(),
};

const OFFLINE = /could not be loaded\. Check the connection and try again; the board is kept\.$/;

/** Opens every part in turn and expects the message of each, once. */
async function askForAll(rubicon: Rubicon): Promise<void> {
  const { page } = rubicon;
  for (const [name, ask] of Object.entries(parts)) {
    await test.step(name, async () => {
      await ask(rubicon);
      await expect(page.locator('#page').getByRole('alert')).toHaveText(OFFLINE);
    });
  }
  await rubicon.button('Analysis').click();
  await page.getByRole('tab', { name: 'Moves' }).click();
}

test('a part that cannot be loaded is reported in its place, and nothing drawn is lost', async ({
  rubicon,
  context,
}) => {
  const { page } = rubicon;
  await rubicon.openBoard(rows);
  await rubicon.expectAnswer(answer);
  await expect(rubicon.line).toBeVisible();
  await rubicon.choose('Erase');
  await rubicon.cell([3, 2]).click();
  await rubicon.expectBoard(DRAWN);
  await test.step('without a connection', async () => {
    await context.route(PARTS, offline);
    await askForAll(rubicon);
    await rubicon.button('中文').click();
    await rubicon.button('English').click();
  });
  await test.step('a dialog', () => openDialogs(rubicon));
  await test.step('from a server that sends empty scripts', async () => {
    const scripts = /\/assets\/.*\.js$/;
    await context.route(scripts, empty);
    await page.getByRole('tab', { name: 'Maps' }).click();
    await expect(page.locator('#page').getByRole('alert')).toHaveText(OFFLINE);
    await rubicon.button('Judge bench').click();
    await expect(page.locator('#page').getByRole('alert')).toHaveText(OFFLINE);
    await context.unroute(scripts);
    await rubicon.button('Analysis').click();
  });
  await test.step('of a server with another version the connection is not blamed', async () => {
    await context.route(PARTS, renewed);
    await page.getByRole('tab', { name: 'Why' }).click();
    await expect(page.locator('#page').getByRole('alert')).toHaveText(NEW_VERSION);
    const reload = rubicon.button('Reload the page');
    await expect(reload).toBeVisible();
    await context.unroute(PARTS);
    await reload.click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await rubicon.expectBoard(DRAWN);
  });
});

/** A dialog that is missing is closed as any other; with a connection again, one comes as it should look. */
async function openDialogs(rubicon: Rubicon): Promise<void> {
  const { page } = rubicon;
  const dialog = page.getByRole('dialog');
  const alert = dialog.getByRole('alert');
  await rubicon.button('Import or export').click();
  await expect(alert).toHaveText(OFFLINE);
  await rubicon.closeDialog();
  await rubicon.button('Import or export').click();
  await expect(dialog.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  await rubicon.closeDialog();
  await expect(rubicon.button('Import or export')).toBeFocused();
  await rubicon.button('Help').click();
  await expect(alert).toBeVisible();
  await page.context().unroute(PARTS);
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.locator('.rules')).toHaveCSS('display', 'grid');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(rubicon.button('Help')).toBeFocused();
}

test('on a first visit the verdict needs the page and the solver, in Chinese, too, and nothing else; a retry brings all the rest', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', locale: 'zh-CN' });
  const page = await context.newPage();
  await context.route(REST, offline);
  await page.goto('./');
  await expect(page.getByTestId('verdict')).toContainText('红方 75 步胜');
  await expect(page.getByRole('alert').first()).toContainText('未能载入');
  await context.unroute(REST);
  await page.getByRole('button', { name: '重试' }).first().click();
  await expect(page).toHaveTitle(/^红方 75 /);
  await page.getByRole('button', { name: '下一步', exact: true }).click();
  await expect(page).toHaveURL(/&m=/);
  await context.close();
});

test('a page without an origin names the file that it needs', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '' });
  const page = await context.newPage();
  const body = '<iframe sandbox="allow-scripts" src="./"></iframe>';
  await page.route('**/host.html', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto('./host.html');
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('alert').first()).toHaveText(/in a sandboxed frame, use rubicon\.html\.$/);
  await context.close();
});

test('of a link with far too many rows the page answers at once, and says what is wrong', async ({
  rubicon,
}) => {
  const { page } = rubicon;
  await rubicon.go(`#b=${'1/'.repeat(50_000)}1`);
  await expect(rubicon.notices).toContainText('expected at most 32 rows');
  expect(page.url().length).toBeLessThan(3_000);
  await rubicon.expectAnswer(sample(5).answer);
});

test('a page that cannot run its script says what it needs', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('./');
  const requirements = page.getByText('Rubicon needs JavaScript, WebAssembly, a current browser');
  // Visible only if the page has not started for seconds.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      animation.pause();
      animation.currentTime = 0;
    }
  });
  await expect(requirements).toBeHidden();
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  await expect(requirements).toBeVisible();
  await context.close();
});
