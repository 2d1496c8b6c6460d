import type { BrowserContext, Page, Route } from '@playwright/test';
import { Exchange } from '../share/exchange.ts';
import { linkOf, sample } from '../support/boards.ts';
import { expect, test as plain } from '../support/fixtures.ts';
import type { Rubicon } from '../support/page.ts';

/** Here the browser complains of what it cannot fetch: a test looks at what the page says of it. */
const test = plain.extend({
  context: async ({ browser, baseURL }, use) => {
    const context = await browser.newContext({ baseURL: baseURL ?? '' });
    await use(context);
    await context.close();
  },
});

const { rows, answer } = sample(2);
const DRAWN = ['#.#', 'O.O', '...'];

/** Draws something that no link says yet. */
async function draw(rubicon: Rubicon): Promise<void> {
  await rubicon.openBoard(rows);
  await rubicon.expectAnswer(answer);
  await rubicon.choose('Erase');
  await rubicon.cell([3, 2]).click();
  await rubicon.expectBoard(DRAWN);
}

/** From now on nothing more of the page can be fetched but what `lets` lets through. */
async function cutOff(context: BrowserContext, end: (route: Route) => Promise<void>): Promise<void> {
  await context.route(/\/some\/where\//, end);
}

const offline = (route: Route) => route.abort('internetdisconnected');

/** A server with another version: its page names other scripts, and what this one names is gone. */
const renewed = (route: Route) =>
  new URL(route.request().url()).pathname.includes('/assets/')
    ? route.fulfill({ status: 404, contentType: 'text/html', body: 'not here' })
    : route.fulfill({ contentType: 'text/html', body: '<script src="./assets/base-other.js"></script>' });

interface Part {
  readonly name: string;
  /** By a press alone, as a pointer over a tab fetches its panel before. */
  readonly ask: (page: Page) => Promise<void>;
  readonly leave?: (rubicon: Rubicon) => Promise<void>;
  /** How many dialogs are missing by then: what is said of one stays. */
  readonly dialogs?: number;
}

const toAnalysis = (rubicon: Rubicon) => rubicon.button('Analysis').click();

/** What is fetched when it is first asked for, and the way to it and back. */
const parts: readonly Part[] = [
  { name: 'the reasons', ask: (page) => page.getByRole('tab', { name: 'Why' }).dispatchEvent('click') },
  { name: 'the maps', ask: (page) => page.getByRole('tab', { name: 'Maps' }).dispatchEvent('click') },
  { name: 'the game', ask: (page) => page.getByRole('tab', { name: 'Play' }).dispatchEvent('click') },
  {
    name: 'the theatre',
    ask: (page) => page.getByRole('button', { name: 'Theatre' }).click(),
    leave: toAnalysis,
  },
  {
    name: 'the bench',
    ask: (page) => page.getByRole('button', { name: 'Judge bench' }).click(),
    leave: toAnalysis,
  },
  {
    name: 'the dialog for texts',
    ask: (page) => page.getByRole('button', { name: 'Import or export' }).click(),
    dialogs: 1,
  },
  {
    name: 'the help',
    ask: (page) => page.getByRole('button', { name: 'Help' }).click(),
    dialogs: 2,
  },
];

/** Asks for every part in turn while `end` is what becomes of requests; at last the page is reloaded with its board. */
async function askForAll(
  rubicon: Rubicon,
  context: BrowserContext,
  end: (route: Route) => Promise<void>,
  expectWords: (page: Page) => Promise<void>,
): Promise<void> {
  await draw(rubicon);
  await cutOff(context, end);
  for (const { name, ask, leave, dialogs } of parts) {
    await plain.step(name, async () => {
      await ask(rubicon.page);
      if (dialogs !== undefined)
        await expect(rubicon.page.locator('#page > .not-loaded')).toHaveCount(dialogs);
      await expectWords(rubicon.page);
      await leave?.(rubicon);
    });
  }
  await context.unroute(/\/some\/where\//);
  await rubicon.button('Reload the page').last().click();
  // What was asked for last is in the address.
  await expect(rubicon.page.getByRole('dialog', { name: 'Help' })).toBeVisible();
  await rubicon.closeDialog();
  await rubicon.button('Analysis').click();
  await rubicon.expectBoard(DRAWN);
}

test('without a connection every part can be asked for again, and a reload keeps the board', async ({
  rubicon,
  context,
}) => {
  await askForAll(rubicon, context, offline, async (page) => {
    const alert = page.getByRole('alert').filter({ hasText: 'This part' }).last();
    await expect(alert).toHaveText(/could not be loaded\. Check the connection and try again\.$/);
    await rubicon.button('Try again').last().click();
    await expect(alert).toHaveText(/again\. Check the connection and reload the page; the board is kept\.$/);
  });
});

test('where the server has another version, no part is blamed on the connection', async ({
  rubicon,
  context,
}) => {
  await askForAll(rubicon, context, renewed, async (page) => {
    await expect(page.getByRole('alert').last()).toHaveText(/^There is a new version of this page/);
  });
});

test('the other language and a dropped file are told in the notices, without a connection and of another version', async ({
  rubicon,
  context,
}) => {
  await draw(rubicon);
  await cutOff(context, offline);
  await rubicon.button('中文').click();
  await expect(rubicon.notices.getByRole('alert')).toContainText('Check the connection');
  await context.unroute(/\/some\/where\//);
  await cutOff(context, renewed);
  await rubicon.button('中文').click();
  await expect(rubicon.notices.getByRole('alert')).toContainText('There is a new version of this page');
  await rubicon.expectBoard(DRAWN);
  await context.unroute(/\/some\/where\//);
  await rubicon.notices.getByRole('button', { name: 'Reload the page' }).click();
  await rubicon.expectBoard(DRAWN);
});

test('a solver that is gone with an old version says so, wherever it is missed', async ({
  rubicon,
  context,
}) => {
  const { page } = rubicon;
  await context.route(/\.wasm$/, renewed);
  await context.route(/\/some\/where\/$/, (route) =>
    route.request().resourceType() === 'fetch' ? renewed(route) : route.continue(),
  );
  await rubicon.openBoard(rows);
  await expect(rubicon.result).toContainText('There is a new version of this page');
  await expect(rubicon.result.getByRole('button')).toHaveText(['Reload the page']);

  await page.getByRole('button', { name: 'Theatre' }).click();
  const theatre = page.getByRole('main', { name: 'Theatre' });
  await expect(theatre.getByRole('alert')).toContainText('There is a new version of this page');
  await expect(theatre.getByRole('button', { name: 'Try again' })).toBeHidden();

  await page.getByRole('button', { name: 'Judge bench' }).click();
  await page.getByRole('textbox', { name: 'Contest text' }).fill('0 1\n2 3\nO.O\n.X.\n');
  await rubicon.button('Answer all boards').click();
  await expect(page.getByRole('region', { name: 'Answers' }).getByRole('alert')).toContainText(
    'There is a new version of this page',
  );
  await context.unrouteAll();
  await page
    .getByRole('region', { name: 'Answers' })
    .getByRole('button', { name: 'Reload the page' })
    .click();
  await rubicon.button('Analysis').click();
  await rubicon.expectBoard(rows);
  await rubicon.expectAnswer(answer);
});

for (const [what, take] of [
  ['web workers', 'delete window.Worker'],
  ['WebAssembly', 'delete window.WebAssembly'],
] as const) {
  plain(`without ${what} the page says so, and draws`, async ({ rubicon }) => {
    await rubicon.page.addInitScript(take);
    await rubicon.openBoard(rows);
    await expect(rubicon.result).toContainText('This browser has no WebAssembly or no web workers');
    await expect(rubicon.result.getByRole('button')).toHaveCount(0);
    await rubicon.choose('Erase');
    await rubicon.cell([3, 2]).click();
    await rubicon.expectBoard(DRAWN);
    await rubicon.button('Theatre').click();
    await expect(rubicon.page.getByRole('main').getByRole('alert')).toContainText('has no WebAssembly');
  });
}

plain('without locks the page solves', async ({ rubicon }) => {
  await rubicon.page.addInitScript(() => Object.defineProperty(navigator, 'locks', { value: undefined }));
  await rubicon.openBoard(rows);
  await rubicon.expectAnswer(answer);
});

test('on a first visit the verdict needs what the head of the page names, and nothing else', async ({
  rubicon,
  page,
  context,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const held: Route[] = [];
  await context.route(/\/base-[^/]*\.js$/, (route) => {
    held.push(route);
  });
  await page.goto('./', { waitUntil: 'commit' });
  for (const file of [/\/base-.*\.js$/, /\/index-.*\.css$/, /\/en-.*\.js$/, /\/rubicon-.*\.wasm$/]) {
    await expect.poll(() => asked.filter((url) => file.test(url))).toHaveLength(1);
  }
  await cutOff(context, offline);
  for (const script of held) await script.continue();
  await rubicon.expectAnswer(sample(5).answer);
  await expect(page.getByRole('alert').first()).toContainText('could not be loaded');
});

test('a page whose script is missing says what it needs', async ({ page, context }) => {
  await context.route(/\/assets\/.*\.js$/, offline);
  await page.goto('./');
  await expect(page.getByText('Rubicon needs JavaScript, WebAssembly and a current browser.')).toBeVisible();
});

const KEYS = ['link', 'language', 'theme', 'generate', 'mine', 'finds'];

const RUBBISH = [
  '',
  'null',
  '[1,2',
  '{"form":{"goal":5},"finds":[null,{"board":{}},{"goal":"red","board":"1r"}]}',
];

plain('the page works with rubbish under every key', async ({ rubicon }) => {
  const { page } = rubicon;
  await page.goto('./');
  for (const rubbish of RUBBISH) {
    await page.evaluate(
      ([keys, text]) => {
        for (const key of keys) localStorage.setItem(`rubicon.${key}`, text);
        sessionStorage.setItem('rubicon.link', text);
      },
      [KEYS, rubbish] as const,
    );
    await page.goto('about:blank');
    await page.goto('./');
    await rubicon.expectAnswer(sample(5).answer);
    await rubicon.button('Judge bench').click();
    await page.getByRole('tab', { name: 'Generate' }).click();
    await expect(rubicon.button('Generate')).toBeEnabled();
    await page.getByRole('tab', { name: 'Mine' }).click();
    await expect(rubicon.button('Start searching')).toBeEnabled();
  }
});

plain(
  'the board of each tab comes back to it, and the newest is there on the next visit',
  async ({ rubicon, page }) => {
    await rubicon.openBoard(sample(2).rows);
    const second = await page.context().newPage();
    await second.goto(`./${linkOf(sample(3).rows)}`);
    await expect(second).toHaveURL(new RegExp(`${linkOf(sample(3).rows)}$`));
    await rubicon.choose('Erase');
    await rubicon.cell([3, 2]).click();
    await rubicon.expectBoard(DRAWN);
    await page.reload();
    await rubicon.expectBoard(DRAWN);
    await second.reload();
    await expect(second).toHaveURL(new RegExp(`${linkOf(sample(3).rows)}$`));
    await page.goto('about:blank');
    await rubicon.open();
    await rubicon.expectBoard(DRAWN);
  },
);

plain('a link with too many moves is told, and the page answers', async ({ rubicon }) => {
  const cycle = '1.1r3.2l1.2l3.1r';
  await rubicon.open(`#b=r2/2r/1b1&m=${cycle.repeat(6250)}`);
  await expect(rubicon.notices).toContainText('The link is too long: 23000 moves were dropped.');
  await expect(rubicon.line.getByText(/^Move 2000 of /)).toBeVisible();
  await rubicon.button('Previous').click();
  await expect(rubicon.line.getByText(/^Move 1999 of /)).toBeVisible();
});

plain('files that the editor does not take are told, and what was typed stays', async ({ rubicon }) => {
  const { page } = rubicon;
  const exchange = new Exchange(rubicon);
  await rubicon.openBoard(rows);
  await exchange.open();
  await exchange.text.fill('my text');
  await rubicon.closeDialog();
  const drop = (files: 'several' | 'large' | 'folder') =>
    page.evaluate((files) => {
      const transfer = new DataTransfer();
      if (files === 'several')
        for (const name of ['a.in', 'b.in']) transfer.items.add(new File(['O.O'], name));
      if (files === 'large') transfer.items.add(new File(Array(100).fill('.'.repeat(2 ** 20)), 'large.in'));
      if (files === 'folder') {
        File.prototype.text = () => Promise.reject(new DOMException('a folder', 'NotFoundError'));
        transfer.items.add(new File([], 'folder'));
      }
      document.body.dispatchEvent(
        new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: transfer }),
      );
    }, files);
  await drop('several');
  await expect(exchange.problem).toHaveText(
    'These are 2 files. The editor takes one; the board stays as it is.',
  );
  await expect(exchange.text).toHaveValue('my text');
  await rubicon.closeDialog();
  await drop('large');
  await expect(exchange.problem).toContainText(
    '“large.in” is too large for the editor: 100 MB, and 4 MB is the most.',
  );
  await expect(exchange.text).toHaveValue('my text');
  await rubicon.closeDialog();
  await drop('folder');
  await expect(rubicon.notices).toContainText('The file “folder” could not be read.');
  await rubicon.expectBoard(rows);
});

plain('what cannot be copied is shown, selected', async ({ rubicon }) => {
  const { page } = rubicon;
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
    document.execCommand = () => false;
  });
  const selected = () =>
    page.getByRole('textbox', { name: 'Copy this by hand:' }).evaluate((field: HTMLTextAreaElement) => {
      return field.value.slice(field.selectionStart, field.selectionEnd);
    });
  await rubicon.openBoard(rows);
  await rubicon.expectAnswer(answer);
  for (const [button, text] of [
    ['Copy SVG', /^<svg /],
    ['Copy text', /Black/],
    ['Copy embed code', /^<iframe /],
  ] as const) {
    await rubicon.button(button).click();
    await expect.poll(selected).toMatch(text);
  }
  await new Exchange(rubicon).open();
  await rubicon.button('Copy the text').click();
  await expect
    .poll(async () => page.getByRole('dialog').getByLabel('Copy this by hand:').inputValue())
    .toBe('0 1\n3 3\n#.#\nO.O\n.X.\n');
  await rubicon.closeDialog();
  await rubicon.button('Judge bench').click();
  await page.getByRole('textbox', { name: 'Contest text' }).fill('0 1\n3 3\n#.#\nO.O\n.X.\n');
  await rubicon.button('Answer all boards').click();
  await rubicon.button('Copy the answers').click();
  await expect.poll(selected).toBe(`${answer}\n`);
});

plain('a miner whose finds are not kept says so', async ({ rubicon }) => {
  await rubicon.page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await rubicon.page.goto('./#view=bench');
  await rubicon.page.getByRole('tab', { name: 'Mine' }).click();
  await expect(rubicon.page.getByText('does not keep the finds for your next visit')).toBeVisible();
});
