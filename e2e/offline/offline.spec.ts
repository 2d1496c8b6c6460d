import { Bench } from '../bench/bench.ts';
import { linkOf, marked, sample, textOf } from '../support/boards.ts';
import { expect, test as plain } from '../support/fixtures.ts';
import { Rubicon } from '../support/page.ts';
import { NEWER, Site } from '../support/site.ts';

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

/**
 * Puts another version on the server and comes back to the page, which then checks for it, until it is found;
 * returns the state in which that version ends.
 */
async function meetNewer({ page }: Rubicon, renew: () => void): Promise<string> {
  // Watches from before, because the browser may find it by itself.
  const newer = await page.evaluateHandle(async () => {
    const newer = { isFound: false, end: '' };
    const registration = await navigator.serviceWorker.getRegistration();
    const watch = () => {
      const installing = registration?.installing;
      newer.isFound = true;
      installing?.addEventListener('statechange', () => {
        if (/redundant|activated/.test(installing.state)) newer.end = installing.state;
      });
    };
    registration?.addEventListener('updatefound', watch, { once: true });
    return newer;
  });
  renew();
  const comeBack = () =>
    newer.evaluate((newer) => {
      if (!newer.isFound) document.dispatchEvent(new Event('visibilitychange'));
      return newer.end;
    });
  await expect.poll(comeBack).not.toBe('');
  return comeBack();
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

/** A frame of another page keeps nothing. */
async function visitFrame(rubicon: Rubicon, site: Site): Promise<void> {
  await rubicon.open(`${linkOf(rows)}&embed=1`);
  await rubicon.expectAnswer(answer);
  await expect(rubicon.button('Next')).toBeVisible();
  expect(site.asked).not.toContain('service-worker.js');
  await rubicon.page.goto('about:blank');
}

/** Without a server the page opens, also in place of the single file and from its folder without a slash, and all of it works. */
async function useOffline(rubicon: Rubicon, site: Site, browserName: string): Promise<void> {
  const { page } = rubicon;
  await page.reload();
  await rubicon.expectAnswer(answer);
  // Firefox does not keep where the folder without a slash leads to.
  const others = browserName === 'chromium' ? [`${site.address}rubicon.html`, site.address.slice(0, -1)] : [];
  for (const path of others) {
    await page.goto('about:blank');
    await page.goto(`${path}${linkOf(rows)}`);
    await rubicon.expectAnswer(answer);
  }
  await rubicon.button('Judge bench').click();
  const bench = new Bench(rubicon);
  await bench.type('Contest text', textOf(rows));
  await bench.expectDone(1);
  const worker = site.parts().find((part) => part.startsWith('worker-'));
  const again = page.evaluate(async (part) => (await fetch(`assets/${part}?1`)).status, worker);
  expect(await again, 'the script of a worker that is started again').toBe(200);
  await rubicon.button('Analysis').click();
  await rubicon.choose('Erase');
  await rubicon.cell([1, 1]).click();
  await rubicon.expectBoard(DRAWN);
}

/** Half a version is neither kept nor opened; the server's page, if it is whole, is opened before the kept one. */
async function meetHalves(rubicon: Rubicon, beside: Rubicon, site: Site): Promise<void> {
  const newer = beside.page.getByText(NEWER);
  for (const unfinished of [{ stale: /^index\.html$/ }, { without: /^assets\/compare-panel-.*js$/ }]) {
    const end = await meetNewer(rubicon, () => site.renew(unfinished));
    expect(end, 'half a version is not kept').toBe('redundant');
  }
  for (const unfinished of [{ without: /\.wasm$/ }, { cut: /^index\.html$/ }]) {
    site.renew({ stale: /^service-worker\.js$/, ...unfinished });
    await beside.openBare(linkOf(rows));
    await beside.expectAnswer(answer);
    await expect(newer, 'half a version is not opened').toHaveCount(0);
    await beside.page.goto('about:blank');
  }
  site.renew({ stale: /^service-worker\.js$/ });
  await beside.openBare();
  await expect(newer, 'online nobody opens an old version').toBeVisible();
  await beside.page.goto('about:blank');
  site.turn('broken');
  await rubicon.page.reload();
  await rubicon.expectBoard(DRAWN);
  site.turn('well');
}

/** An open page keeps using its own version beside a newer one. */
async function useOlder(rubicon: Rubicon, beside: Rubicon, older: string[]): Promise<void> {
  const { page } = rubicon;
  await rubicon.button('Judge bench').click();
  await page.getByRole('tab', { name: 'Mistakes', exact: true }).click();
  await expect(page.getByRole('tabpanel', { name: 'Mistakes' }).getByRole('button').first()).toBeVisible();
  await beside.openBare();
  await expect(beside.page.getByText(NEWER)).toBeVisible();
  await page.getByRole('tab', { name: 'Mine', exact: true }).click();
  await expect(rubicon.button('Start searching')).toBeVisible();
  await expect(page.getByText(NEWER)).toHaveCount(0);
  expect(await kept(rubicon)).toEqual(expect.arrayContaining(older));
  await rubicon.button('Analysis').click();
  await beside.page.close();
}

test('after a visit the whole page works offline; half a version is not kept, a newer one is announced, and loaded by a reload', {
  tag: '@engines',
}, async ({ rubicon, site, browserName, context }) => {
  const { page } = rubicon;
  const news = rubicon.notices.getByRole('status').filter({ hasText: NEWS });
  const isChromium = browserName === 'chromium';
  if (isChromium) await visitFrame(rubicon, site);
  const pages = () => site.asked.filter((path) => path === 'index.html').length;
  const before = pages();
  await rubicon.openBoard(rows);
  await rubicon.expectAnswer(answer);
  await expect.poll(() => kept(rubicon)).toEqual(site.parts());
  await expect.poll(pages, 'for the visitor, to be kept, and whether it is another').toBe(before + 3);
  await page.evaluate(() => fetch('./').then((response) => response.text()));
  await expect(news, 'what is kept first is no news').toHaveCount(0);

  await site.stop();
  await test.step('offline', () => useOffline(rubicon, site, browserName));
  await site.start();
  const beside = new Rubicon(await context.newPage());
  if (isChromium) await test.step('half a version', () => meetHalves(rubicon, beside, site));
  await expect(news).toHaveCount(0);
  const older = await kept(rubicon);
  expect(await meetNewer(rubicon, () => site.renew())).toBe('activated');
  await test.step('the older version', () => useOlder(rubicon, beside, older));
  await expect(news).toHaveText(/Reload the page to use it; the board is kept\./);
  await news.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.getByText(NEWER)).toBeVisible();
  await rubicon.expectBoard(DRAWN);
  await expect(news).toHaveCount(0);
  expect(site.missed.filter((path) => !/compare-panel|rubicon-.*wasm/.test(path))).toEqual([]);
  await page.goto('about:blank');
  await rubicon.openBare();
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
  site.cut(/^assets\/((rubicon|bench)-.*\.wasm|bench-place-.*\.js)$/);
  await rubicon.openBare(linkOf(rows));
  await expect(rubicon.result.getByText('The solver could not be loaded.')).toBeVisible();
  const asked = () => site.asked.some((path) => path.startsWith('assets/bench-'));
  await expect.poll(asked, 'what is kept offline is being fetched').toBe(true);
  site.cut(/^assets\/bench-place-.*\.js$/);
  await rubicon.button('Try again').click();
  await rubicon.expectAnswer(answer);
  await rubicon.button('Judge bench').click();
  const again = rubicon.button('Try again');
  await expect(again).toBeVisible();
  site.cut();
  await again.click();
  // Chromium never retries a failed script.
  await rubicon.button('Reload the page').click();
  await expect
    .poll(() => kept(rubicon), 'the HTTP cache has half of the module of the bench')
    .toEqual(site.parts());
  await test.step('in the cache', () => spoilAndFetch(rubicon, site));
});

/** A truncated file in the cache is fetched again when it is read, and with the next version. */
async function spoilAndFetch(rubicon: Rubicon, site: Site): Promise<void> {
  const { page } = rubicon;
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  const halves = /\/(rubicon|bench|textbook|bench-place|theatre-place|help)-[\w-]{8}\.(wasm|js)$/;
  await spoilKept(rubicon, halves);
  expect((await spoilt(rubicon, site)).length).toBeGreaterThan(5);
  await page.goto('about:blank');
  await rubicon.openBoard(rows);
  await rubicon.expectAnswer(answer);
  await rubicon.button('Judge bench').click();
  const bench = new Bench(rubicon);
  await bench.type('Contest text', textOf(rows));
  await bench.expectDone(1);
  expect((await spoilt(rubicon, site)).map((part) => part.replace(/-.*/, ''))).not.toContain('rubicon');

  await page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.unregister();
  });
  await rubicon.reload();
  await expect
    .poll(() => spoilt(rubicon, site), 'a worker that is installed keeps what is whole')
    .toEqual([]);
}
