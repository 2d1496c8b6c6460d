import type { Page, Route } from '@playwright/test';
import { Exchange } from '../share/exchange.ts';
import { linkOf, sample, textOf } from '../support/boards.ts';
import { chain } from '../support/chain.ts';
import { expect, test as plain, unwatched as test } from '../support/fixtures.ts';
import { Rubicon } from '../support/page.ts';

const { rows, answer } = sample(2);
const DRAWN = ['#.#', 'O.O', '...'];

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

const NEW_VERSION = /^There is a new version of this page/;

/** The lazily loaded parts, and how to open each: by a press only, because hovering over a tab prefetches its panel. */
const parts: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'the reasons': (page) => page.getByRole('tab', { name: 'Why' }).dispatchEvent('click'),
  'the maps': (page) => page.getByRole('tab', { name: 'Maps' }).dispatchEvent('click'),
  'the game': (page) => page.getByRole('tab', { name: 'Play' }).dispatchEvent('click'),
  'the theatre': (page) => page.getByRole('button', { name: 'Theatre' }).click(),
  'the bench': (page) => page.getByRole('button', { name: 'Judge bench' }).click(),
};

/** Opens every part in turn and expects the message of each, once. */
async function askForAll({ page }: Rubicon, words: RegExp): Promise<void> {
  for (const [name, ask] of Object.entries(parts)) {
    await plain.step(name, async () => {
      await ask(page);
      await expect(page.locator('#page').getByRole('alert')).toHaveText(words);
    });
  }
  await page.getByRole('button', { name: 'Analysis' }).click();
  await page.getByRole('tab', { name: 'Moves' }).click();
}

test('a part that cannot be loaded is reported in its place, and nothing drawn is lost', async ({
  rubicon,
  context,
}) => {
  const { page } = rubicon;
  const dialog = page.getByRole('dialog');
  const alert = dialog.getByRole('alert');
  await rubicon.openBoard(rows);
  await rubicon.expectAnswer(answer);
  await expect(rubicon.line).toBeVisible();
  await rubicon.choose('Erase');
  await rubicon.cell([3, 2]).click();
  await rubicon.expectBoard(DRAWN);
  await test.step('without a connection', async () => {
    await context.route(PARTS, offline);
    await askForAll(rubicon, /could not be loaded\. Check the connection and try again\.$/);
  });
  await test.step('a dialog that is missing is closed as any other', async () => {
    await rubicon.button('Import or export').click();
    await expect(alert).toHaveText(/try again\.$/);
    await rubicon.closeDialog();
    await rubicon.button('Import or export').click();
    await expect(alert).toHaveText(/again\. Check the connection and reload the page; the board is kept\.$/);
    await expect(dialog.getByRole('button', { name: 'Reload the page' })).toBeVisible();
    await rubicon.closeDialog();
    await expect(rubicon.button('Import or export')).toBeFocused();
  });
  await test.step('the other language is there', async () => {
    await rubicon.button('中文').click();
    await expect(rubicon.button('撤销')).toBeVisible();
    await rubicon.button('English').click();
  });
  await test.step('with a connection again, a part comes as it should look', async () => {
    await rubicon.button('Help').click();
    await expect(alert).toBeVisible();
    await context.unroute(PARTS);
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(dialog.locator('.rules')).toHaveCSS('display', 'grid');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(rubicon.button('Help')).toBeFocused();
    await rubicon.expectBoard(DRAWN);
  });
  await test.step('of a server with another version the connection is not blamed', async () => {
    await page.reload();
    await rubicon.expectBoard(DRAWN);
    await expect(rubicon.line).toBeVisible();
    await context.route(PARTS, renewed);
    await askForAll(rubicon, NEW_VERSION);
    await page.getByRole('tab', { name: 'Why' }).click();
    const reload = page.getByRole('button', { name: 'Reload the page' });
    await expect(reload).toBeVisible();
    await context.unroute(PARTS);
    await reload.click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await rubicon.expectBoard(DRAWN);
  });
});

test('a solver that is gone after a new release is reported wherever it is needed', async ({
  rubicon,
  context,
}) => {
  const { page } = rubicon;
  // Two workers may ask for the module, one after the other: it is back when the page is loaded for the second time.
  let visits = 0;
  await context.route(/\.wasm$/, (route) => (visits < 2 ? renewed(route) : route.continue()));
  await context.route(/\/some\/where\/$/, (route) => {
    if (route.request().resourceType() === 'fetch') return renewed(route);
    visits += 1;
    return route.continue();
  });
  await rubicon.openBoard(rows);
  await expect(rubicon.result).toContainText('There is a new version of this page');
  await expect(rubicon.result.getByRole('button')).toHaveText(['Reload the page']);

  await page.getByRole('button', { name: 'Theatre' }).click();
  const theatre = page.getByRole('main', { name: 'Theatre' });
  await expect(theatre.getByRole('alert')).toContainText('There is a new version of this page');
  await expect(theatre.getByRole('button', { name: 'Try again' })).toBeHidden();

  await page.getByRole('button', { name: 'Judge bench' }).click();
  await page.getByRole('textbox', { name: 'Contest text' }).fill('0 1\n2 3\nO.O\n.X.\n');
  await rubicon.button('Solve all boards').click();
  const answers = page.getByRole('region', { name: 'Answers' });
  await expect(answers.getByRole('alert')).toContainText('There is a new version of this page');
  await answers.getByRole('button', { name: 'Reload the page' }).click();
  await rubicon.button('Analysis').click();
  await rubicon.expectBoard(rows);
  await rubicon.expectAnswer(answer);
});

plain('without WebAssembly the page says so, and draws', async ({ rubicon }) => {
  await rubicon.page.addInitScript('delete window.WebAssembly');
  await rubicon.openBoard(rows);
  await expect(rubicon.result).toContainText('This browser has no WebAssembly or no web workers');
  await expect(rubicon.result.getByRole('button')).toHaveCount(0);
  await rubicon.choose('Erase');
  await rubicon.cell([3, 2]).click();
  await rubicon.expectBoard(DRAWN);
  await rubicon.button('Theatre').click();
  await expect(rubicon.page.getByRole('main').getByRole('alert')).toContainText('has no WebAssembly');
});

plain(
  'on a processor without SIMD the page says so, in both languages and wherever something is solved',
  async ({ playwright, baseURL }, { project }) => {
    const { launchOptions = {} } = project.use;
    const flags = [...(launchOptions.args ?? []), '--js-flags=--no-enable-sse4-1'];
    const browser = await playwright.chromium.launch({ ...launchOptions, args: flags });
    const context = await browser.newContext({ baseURL: baseURL ?? '' });
    const rubicon = new Rubicon(await context.newPage());
    const { page } = rubicon;
    const sentence = 'This browser or processor lacks WebAssembly SIMD, which the solver needs.';
    await rubicon.openBoard(rows);
    await expect(rubicon.result).toContainText(sentence);
    await expect(rubicon.result.getByRole('button')).toHaveCount(0);
    await rubicon.choose('Erase');
    await rubicon.cell([3, 2]).click();
    await rubicon.expectBoard(DRAWN);
    await rubicon.button('Theatre').click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText(sentence);
    await rubicon.button('Judge bench').click();
    await page.getByRole('textbox', { name: 'Contest text' }).fill(textOf(rows));
    await rubicon.button('Solve all boards').click();
    await expect(page.getByRole('region', { name: 'Answers' }).getByRole('alert')).toContainText(sentence);
    await rubicon.button('Analysis').click();
    await rubicon.button('Undo').click();
    await rubicon.button('中文').click();
    await expect(page.getByText('此浏览器或处理器不支持 WebAssembly SIMD')).toBeVisible();
    await browser.close();
  },
);

test('on a first visit the verdict needs the page and the module, whatever the language, and nothing else', async ({
  browser,
  baseURL,
}) => {
  for (const locale of ['en-US', 'zh-CN']) {
    const context = await browser.newContext({ baseURL: baseURL ?? '', locale });
    const page = await context.newPage();
    await context.route(/\/assets\/(?!page-[^/]*\.wasm$)/, offline);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('./');
    await expect(page.getByTestId('verdict')).toContainText('75');
    expect(asked[1], 'the head names the module: it is asked for before any script').toMatch(/\.wasm$/);
    await expect(page.getByRole('alert').first()).toContainText(/could not be loaded|未能载入/);
    await context.close();
  }
});

test('a page that cannot run its script says what it needs', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('./');
  // Visible only if the page has not started for seconds.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  await expect(page.getByText('Rubicon needs JavaScript, WebAssembly and a current browser.')).toBeVisible();
  await context.close();
});

const KEYS = ['link', 'language', 'theme', 'generate', 'mine', 'finds', 'puzzles'];
const KEYS_HERE = [
  'entry',
  'collection',
  'place in collection',
  'puzzle',
  'boards',
  'lines',
  'stress',
  'program',
];

/** The page works with rubbish under every key. */
async function openOnRubbish(rubicon: Rubicon): Promise<void> {
  const { page } = rubicon;
  const keep = ([keys, keysHere]: readonly (readonly string[])[]) => {
    const rubbish = '{"form":{"goal":5},"finds":[null,{"board":{}},{"goal":"red","board":"1r"}]}';
    for (const key of keys ?? []) localStorage.setItem(`rubicon.${key}`, rubbish);
    for (const key of keysHere ?? []) sessionStorage.setItem(`rubicon.${key}`, '{');
    sessionStorage.setItem('rubicon.link', rubbish);
  };
  await page.addInitScript(keep, [KEYS, KEYS_HERE]);
  await page.goto('./');
  await rubicon.expectAnswer(sample(5).answer);
  await page.reload();
  await rubicon.expectAnswer(sample(5).answer);
  await rubicon.button('Judge bench').click();
  await page.getByRole('tab', { name: 'Generate' }).click();
  await expect(rubicon.button('Generate')).toBeEnabled();
  await page.getByRole('tab', { name: 'Mine' }).click();
  await expect(rubicon.button('Start searching')).toBeEnabled();
}

/** The board of each tab comes back to it, and the newest is there on the next visit. */
async function drawInTwoTabs(rubicon: Rubicon): Promise<void> {
  const { page } = rubicon;
  await rubicon.openBoard(sample(2).rows);
  const second = await page.context().newPage();
  await second.goto(`./${linkOf(sample(3).rows)}`);
  await expect(second).toHaveURL(new RegExp(`${linkOf(sample(3).rows)}$`));
  await rubicon.choose('Erase');
  await rubicon.cell([3, 2]).click();
  await rubicon.expectBoard(DRAWN);
  await second.reload();
  await expect(second).toHaveURL(new RegExp(`${linkOf(sample(3).rows)}$`));
  await page.goto('about:blank');
  await rubicon.open();
  await rubicon.expectBoard(DRAWN);
}

plain('tabs, rubbish in the storage and a link with too much in it do no harm', async ({ rubicon }) => {
  await plain.step('two tabs', () => drawInTwoTabs(rubicon));
  await plain.step('too much', () => openTooMuch(rubicon));
  await plain.step('rubbish', () => openOnRubbish(rubicon));
});

/** A link with too many variations is reported, and the page answers. */
async function openTooMuch(rubicon: Rubicon): Promise<void> {
  await rubicon.open(`#b=r2/2r/1b1&m=1.1r&v=${Array(5_000).fill('0:1.1d').join()}`);
  await expect(rubicon.notices).toContainText('The link is too long: 4976 moves were dropped.');
  await expect(rubicon.line.getByText(/^Move 1 of /)).toBeVisible();
}

/** The selected text of the field for copying by hand. */
function selected(page: Page): Promise<string> {
  return page
    .getByRole('textbox', { name: 'Copy this by hand:' })
    .evaluate((field: HTMLTextAreaElement) => field.value.slice(field.selectionStart, field.selectionEnd));
}

/** Drops something that the editor rejects. */
function drop(page: Page, files: 'several' | 'large' | 'folder'): Promise<boolean> {
  return page.evaluate((files) => {
    const transfer = new DataTransfer();
    if (files === 'several') for (const name of ['a.in', 'b.in']) transfer.items.add(new File(['O.O'], name));
    if (files === 'large') transfer.items.add(new File(Array(5).fill('.'.repeat(2 ** 20)), 'large.in'));
    if (files === 'folder') {
      File.prototype.text = () => Promise.reject(new DOMException('a folder', 'NotFoundError'));
      transfer.items.add(new File([], 'folder'));
    }
    const event = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: transfer });
    return document.body.dispatchEvent(event);
  }, files);
}

chain(
  'what the browser does not let the page do is reported, and what was typed stays',
  {},
  {
    'without locks the page solves': async (rubicon) => {
      await rubicon.page.addInitScript(() => {
        Object.defineProperty(navigator, 'locks', { value: undefined });
        Object.defineProperty(navigator, 'clipboard', { value: undefined });
        document.execCommand = () => false;
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      });
      await rubicon.openBoard(rows);
      await rubicon.expectAnswer(answer);
    },
    'what cannot be copied is shown, selected': async (rubicon) => {
      for (const [button, text] of [
        ['Copy SVG', /^<svg /],
        ['Copy text', /Black/],
        ['Copy embed code', /^<iframe /],
      ] as const) {
        await rubicon.button(button).click();
        await expect.poll(() => selected(rubicon.page)).toMatch(text);
      }
    },
    'so it is in the dialog': async (rubicon) => {
      const exchange = new Exchange(rubicon);
      await exchange.open();
      await exchange.text.fill('my text');
      await rubicon.button('Copy the text').click();
      await expect(exchange.dialog.getByLabel('Copy this by hand:')).toHaveValue(textOf(rows));
      await rubicon.closeDialog();
    },
    'of several files none is taken': async (rubicon) => {
      const exchange = new Exchange(rubicon);
      await drop(rubicon.page, 'several');
      await expect(exchange.problem).toHaveText(
        'These are 2 files. The editor takes only one; the board stays as it is.',
      );
      await expect(exchange.text).toHaveValue('my text');
      await rubicon.closeDialog();
    },
    'a large file is not taken': async (rubicon) => {
      const exchange = new Exchange(rubicon);
      await drop(rubicon.page, 'large');
      await expect(exchange.problem).toContainText(
        '“large.in” is too large for the editor: 5 MB, at most 4 MB.',
      );
      await expect(exchange.text).toHaveValue('my text');
      await rubicon.closeDialog();
    },
    'a folder cannot be read': async (rubicon) => {
      await drop(rubicon.page, 'folder');
      await expect(rubicon.notices).toContainText('The file “folder” could not be read.');
      await rubicon.expectBoard(rows);
    },
    'answers that cannot be copied are shown, selected': async (rubicon) => {
      await rubicon.button('Judge bench').click();
      await rubicon.page.getByRole('textbox', { name: 'Contest text' }).fill(textOf(rows));
      await rubicon.button('Solve all boards').click();
      await rubicon.button('Copy the answers').click();
      await expect.poll(() => selected(rubicon.page)).toBe(`${answer}\n`);
    },
    'a miner whose finds are not kept says so': async ({ page }) => {
      await page.getByRole('tab', { name: 'Mine' }).click();
      await expect(page.getByText('does not keep the finds for your next visit')).toBeVisible();
    },
  },
);
