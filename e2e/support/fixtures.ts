import { type BrowserContext, type BrowserContextOptions, test as base, expect } from '@playwright/test';
import { Rubicon } from './page.ts';
import { singleFile } from './single-file.ts';
import { watch } from './watch.ts';

export { expect } from '@playwright/test';

interface Fixtures {
  /** Whether a page may request this address. */
  readonly isOwn: (url: string) => boolean;
  readonly rubicon: Rubicon;
  /** Another visitor: the page in a new context with empty storage. */
  readonly visit: (options?: BrowserContextOptions) => Promise<Rubicon>;
}

/** Every test fails if one of its pages logs a problem, throws, or requests anything but the page's files. */
export const test = base.extend<Fixtures>({
  isOwn: async ({ baseURL }, use) => {
    const ownFile =
      /^(|index\.html|icon\.svg|licenses\.txt|manifest\.webmanifest|assets\/[\w.-]+(\?\d+)?|compiler\/[\w.-]+\.bin)(#.*)?$/;
    await use((url) => {
      const isServed =
        baseURL !== undefined && url.startsWith(baseURL) && ownFile.test(url.slice(baseURL.length));
      return isServed || url.replace(/#.*/, '') === singleFile;
    });
  },

  context: async ({ context, isOwn }, use) => {
    const problems = watch(context, isOwn);
    await use(context);
    expect(problems).toEqual([]);
  },

  rubicon: async ({ page }, use) => {
    await use(new Rubicon(page));
  },

  visit: async ({ browser, isOwn }, use) => {
    const problems: string[][] = [];
    const opened: BrowserContext[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext(options);
      opened.push(context);
      problems.push(watch(context, isOwn));
      return new Rubicon(await context.newPage());
    });
    // Problems while closing are Playwright's: it takes a screenshot with a style that the policy forbids.
    const reported = problems.flat();
    for (const each of opened) await each.close();
    expect(reported).toEqual([]);
  },
});

/** For tests that let requests fail, which the browser logs: they check what the page says about them. */
export const unwatched = test.extend({
  context: async ({ browser, baseURL }, use) => {
    const context = await browser.newContext({ baseURL: baseURL ?? '' });
    await use(context);
    await context.close();
  },
});
