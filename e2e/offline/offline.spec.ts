import { Bench } from '../bench/bench.ts';
import { linkOf, marked, sample, textOf } from '../support/boards.ts';
import { expect, test as plain } from '../support/fixtures.ts';
import { Rubicon } from '../support/page.ts';
import { NEWER, Site } from '../support/site.ts';
import { Theatre } from '../theatre/theatre.ts';

/** The page on a server of its own that goes down during the test, which the browser logs as errors. */
const test = plain.extend<{ site: Site }>({
  // biome-ignore lint/correctness/noEmptyPattern: the fixture needs no other
  site: async ({}, use) => {
    const site = new Site();
    await site.start();
    await use(site);
    await site.end();
  },
  context: async ({ browser, site }, use) => {
    const context = await browser.newContext({ baseURL: site.address, serviceWorkers: 'allow' });
    await use(context);
    await context.close();
  },
});

const { rows, answer } = sample(2);
const DRAWN = marked(rows, '.', [1, 1]);
const NEWS = /^There is a new version of this page/;

/** Returns to the page, which then checks for a newer version; returns the state of the version found. */
function comeBack({ page }: Rubicon): Promise<string> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const end = new Promise<string>((resolve) => {
      registration?.addEventListener('updatefound', () => {
        const { installing } = registration;
        installing?.addEventListener('statechange', () => {
          if (/redundant|activated/.test(installing.state)) resolve(installing.state);
        });
      });
    });
    document.dispatchEvent(new Event('visibilitychange'));
    return end;
  });
}

/** The names of the cached parts of all versions. */
function kept({ page }: Rubicon): Promise<string[]> {
  return page.evaluate(async () => {
    const parts: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys())
        if (url.includes('/assets/')) parts.push(url.replace(/.*\//, ''));
    return parts.sort();
  });
}

/** The page is there instead of the single file, and from its folder without a slash, with its places in both languages. */
async function seeAllOffline(rubicon: Rubicon, site: Site): Promise<void> {
  const { page } = rubicon;
  // Firefox does not keep where the folder without a slash leads to.
  for (const path of [`${site.address}rubicon.html`, site.address.slice(0, -1)]) {
    await page.goto('about:blank');
    await page.goto(`${path}${linkOf(rows)}`);
    await rubicon.expectAnswer(answer);
  }
  await page.getByRole('tab', { name: 'Maps', exact: true }).click();
  await expect(page.locator('.map-overlay')).toBeVisible();
  const theatre = new Theatre(rubicon);
  await theatre.enter();
  await theatre.button('A loss').click();
  await expect(theatre.button('A loss')).toHaveAttribute('aria-current', 'step');
  await rubicon.button('中文').click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await page.getByRole('button', { name: 'English' }).click();
}

test('after a visit the whole page works offline; a newer version is announced, and loaded by a reload', {
  tag: '@engines',
}, async ({ rubicon, site, browserName }) => {
  const { page } = rubicon;
  const news = rubicon.notices.getByRole('status').filter({ hasText: NEWS });

  await rubicon.open(`${linkOf(rows)}&embed=1`);
  await rubicon.expectAnswer(answer);
  await expect(rubicon.button('Next')).toBeVisible();
  expect(site.asked, 'a frame of another page keeps nothing').not.toContain('service-worker.js');
  await page.goto('about:blank');
  await rubicon.openBoard(rows);
  await rubicon.expectAnswer(answer);
  await expect.poll(() => kept(rubicon)).toEqual(site.parts());
  const pages = () => site.asked.filter((path) => path === 'index.html').length;
  await expect.poll(pages, 'for the frame, for the visitor, to be kept, and whether it is another').toBe(4);
  await page.evaluate(() => fetch('./').then((response) => response.text()));
  await expect(news, 'what is kept first is no news').toHaveCount(0);

  await site.stop();
  await page.reload();
  await rubicon.expectAnswer(answer);
  if (browserName === 'chromium') await seeAllOffline(rubicon, site);
  await rubicon.button('Judge bench').click();
  const bench = new Bench(rubicon);
  await bench.type('Contest text', textOf(rows));
  await bench.expectDone(1);
  await rubicon.button('Analysis').click();
  await rubicon.choose('Erase');
  await rubicon.cell([1, 1]).click();
  await rubicon.expectBoard(DRAWN);

  await site.start();
  site.renew();
  expect(await comeBack(rubicon)).toBe('activated');
  await expect(news).toHaveText(/Reload the page to use it; the board is kept\./);
  await news.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.getByText(NEWER)).toBeVisible();
  await rubicon.button('Analysis').click();
  await rubicon.expectBoard(DRAWN);
  await expect(news).toHaveCount(0);
  expect(site.missed).toEqual([]);
});

test('half a version is not cached, and an open page keeps using its own version beside a newer one', async ({
  rubicon,
  site,
  context,
}) => {
  const { page } = rubicon;
  const tab = (name: string) => page.getByRole('tab', { name, exact: true });
  const news = rubicon.notices.getByRole('status').filter({ hasText: NEWS });
  await rubicon.openBoard(rows);
  await expect.poll(() => kept(rubicon)).toEqual(site.parts());
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));

  for (const unfinished of [{ stale: /^index\.html$/ }, { without: /^assets\/compare-panel-.*js$/ }]) {
    site.renew(unfinished);
    expect(await comeBack(rubicon), 'half a version is not kept').toBe('redundant');
  }
  const beside = new Rubicon(await context.newPage());
  for (const unfinished of [{ without: /\.wasm$/ }, { cut: /^index\.html$/ }]) {
    site.renew({ stale: /^service-worker\.js$/, ...unfinished });
    await beside.openBoard(rows);
    await beside.expectAnswer(answer);
    await expect(beside.page.getByText(NEWER), 'half a version is not opened').toHaveCount(0);
    await beside.page.goto('about:blank');
  }
  site.renew({ stale: /^service-worker\.js$/ });
  await beside.open();
  await expect(beside.page.getByText(NEWER), 'online nobody opens an old version').toBeVisible();
  await beside.page.goto('about:blank');
  site.turn('broken');
  await page.reload();
  await rubicon.expectBoard(rows);
  await expect(news).toHaveCount(0);

  site.turn('well');
  site.renew();
  expect(await comeBack(rubicon)).toBe('activated');
  await rubicon.button('Judge bench').click();
  await tab('Mistakes').click();
  await expect(page.getByRole('tabpanel', { name: 'Mistakes' }).getByRole('button').first()).toBeVisible();
  await beside.open();
  await expect(beside.page.getByText(NEWER)).toBeVisible();
  await tab('Mine').click();
  await expect(rubicon.button('Start searching')).toBeVisible();
  await expect(page.getByText(NEWER)).toHaveCount(0);
  expect(site.missed.filter((path) => !/compare-panel|page-.*wasm/.test(path))).toEqual([]);

  await beside.page.close();
  await page.goto('about:blank');
  await rubicon.open();
  await expect.poll(() => kept(rubicon), 'what no page asks for any more is dropped').toEqual(site.parts());
  site.turn('silent');
  await page.reload();
  await expect(page.getByText(NEWER)).toBeVisible();
});

/**
 * Truncates these parts in the browser's cache to their first half, as if the service worker of an earlier version had cached
 * them during an upload.
 */
function spoilKept({ page }: Rubicon, parts: RegExp): Promise<void> {
  return page.evaluate(async (pattern) => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        if (!new RegExp(pattern).test(request.url)) continue;
        const whole = await cache.match(request);
        const bytes = (await whole?.arrayBuffer()) ?? new ArrayBuffer(0);
        await cache.put(
          request,
          new Response(bytes.slice(0, bytes.byteLength / 2), { headers: whole?.headers ?? {} }),
        );
      }
    }
  }, parts.source);
}

/** The names of the cached parts that differ from the server's. */
async function spoilt({ page }: Rubicon, site: Site): Promise<string[]> {
  const sizes = await page.evaluate(async () => {
    const found: [string, number][] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        found.push([request.url, (await (await cache.match(request))?.arrayBuffer())?.byteLength ?? 0]);
    }
    return found;
  });
  return sizes.flatMap(([url, size]) => {
    const [, part] = /\/assets\/(.*)/.exec(url) ?? [];
    return part === undefined || site.sizeOf(part) === size ? [] : [part];
  });
}

test('half a file is not cached, a retry requests it from the server, and one in the cache is fetched again', async ({
  rubicon,
  site,
}) => {
  const { page } = rubicon;
  site.cut(/^assets\/((page|bench)-.*\.wasm|bench-place-.*\.js)$/);
  await rubicon.openBare(linkOf(rows));
  await expect(rubicon.result.getByText('The solver could not be loaded.')).toBeVisible();
  const asked = () => site.asked.some((path) => path.startsWith('assets/bench-'));
  await expect.poll(asked, 'what is kept offline is being fetched').toBe(true);
  site.cut(/^assets\/bench-place-.*\.js$/);
  await rubicon.button('Try again').click();
  await rubicon.expectAnswer(answer);
  await rubicon.button('Judge bench').click();
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  site.cut();
  await again.click();
  // Chromium never retries a failed script.
  await rubicon.button('Reload the page').click();
  await expect
    .poll(() => kept(rubicon), 'the HTTP cache has half of the module of the bench')
    .toEqual(site.parts());
  const bench = new Bench(rubicon);
  await bench.type('Contest text', textOf(rows));
  await bench.expectDone(1);
  await test.step('in the cache', () => spoilAndFetch(rubicon, site));
});

/** A truncated file in the cache is fetched again when it is read, and with the next version. */
async function spoilAndFetch(rubicon: Rubicon, site: Site): Promise<void> {
  const { page } = rubicon;
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  const halves = /\/(page|pool|bench|textbook|bench-place|theatre-place|help)-[\w-]{8}\.(wasm|js)$/;
  await spoilKept(rubicon, halves);
  expect((await spoilt(rubicon, site)).length).toBeGreaterThan(5);
  await page.goto('about:blank');
  await rubicon.openBoard(rows);
  await rubicon.expectAnswer(answer);
  await rubicon.button('Judge bench').click();
  const bench = new Bench(rubicon);
  await bench.type('Contest text', textOf(rows));
  await bench.expectDone(1);
  expect((await spoilt(rubicon, site)).map((part) => part.replace(/-.*/, ''))).not.toContain('page');

  await page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.unregister();
  });
  await rubicon.reload();
  await expect
    .poll(() => spoilt(rubicon, site), 'a worker that is installed keeps what is whole')
    .toEqual([]);
}
