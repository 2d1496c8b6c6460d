import { afterAll, beforeAll, expect, test } from 'vitest';
import { linkOf, marked, sample, textOf } from '../support/boards.ts';
import { NEWER, Site } from '../support/site.ts';
import { Bench } from './support/bench.ts';
import { Rubicon } from './support/page.ts';
import { driver, inPage } from './support/session.ts';

const rubicon = new Rubicon();
const { page } = rubicon;
const site = new Site();
beforeAll(() => site.start());
afterAll(() => site.end());

const { rows, answer } = sample(2);
const DRAWN = marked(rows, '.', [1, 1]);

/** Number of cached parts of all versions. */
const kept = () =>
  inPage(async () => {
    let parts = 0;
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) if (url.includes('/assets/')) parts += 1;
    return parts;
  });

/** Truncates the solver's module in the browser's cache to its first half. */
const spoilModule = () =>
  inPage(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        if (!/rubicon-[^/]*\.wasm$/.test(request.url)) continue;
        const bytes = (await (await cache.match(request))?.arrayBuffer()) ?? new ArrayBuffer(0);
        await cache.put(request, new Response(bytes.slice(0, bytes.byteLength / 2)));
      }
    }
  });

test('after a visit the whole page works offline; a newer version is announced, and loaded by a reload', async () => {
  const news = page.getByRole('region', { name: 'Notices' }).having(/There is a new version of this page/);
  const tagline = page.locator('.brand').having(new RegExp(NEWER));

  await rubicon.open(linkOf(rows), site.address);
  await rubicon.expectAnswer(answer);
  await expect.poll(kept, { timeout: 30_000 }).toBe(site.parts().length);
  await inPage(() => navigator.serviceWorker.ready.then(() => {}));

  await spoilModule();
  await rubicon.reload();
  await rubicon.expectAnswer(answer);
  await site.stop();
  await rubicon.reload();
  await rubicon.expectAnswer(answer);
  await rubicon.open(linkOf(rows), `${site.address}rubicon.html`);
  await rubicon.expectAnswer(answer);
  await rubicon.open(linkOf(rows), site.address);
  await rubicon.tab('Maps').click();
  await page.locator('.map-overlay').expectSeen();
  await rubicon.button('Theatre').click();
  await page.locator('.stage canvas').expectSeen();
  await rubicon.button('Judge bench').click();
  const bench = new Bench(rubicon);
  await bench.type('Contest text', textOf(rows));
  await bench.expectDone(1);
  await rubicon.button('中文').click();
  await expect.poll(() => page.attribute('lang')).toBe('zh-CN');
  await rubicon.button('English').click();
  await rubicon.button('Analysis').click();
  await rubicon.choose('Erase');
  await rubicon.cell([1, 1]).click();
  await rubicon.expectBoard(DRAWN);

  await site.start();
  site.renew();
  await inPage(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await news.expectSeen();
  await rubicon.button('Judge bench').click();
  await rubicon.tab('Mistakes').click();
  await page.getByRole('tabpanel', { name: 'Mistakes' }).locator('.chip').expectSeen();
  await rubicon.button('Reload the page').click();
  await tagline.expectSeen();
  await rubicon.expectWhole();
  await rubicon.button('Analysis').click();
  await rubicon.expectBoard(DRAWN);
  await site.stop();
  await rubicon.reload();
  await tagline.expectSeen();
  await rubicon.expectBoard(DRAWN);
  await driver.get('about:blank');
});
