import { type BrowserContextOptions, test as base, expect } from '@playwright/test';
import { Rubicon } from './page.ts';
import { singleFile } from './single-file.ts';
import { watch } from './watch.ts';

export { expect } from '@playwright/test';

interface Fixtures {
  /** Whether a page may ask for this address. */
  readonly isOwn: (url: string) => boolean;
  readonly rubicon: Rubicon;
  /** Someone else: the page in a context of its own, with nothing kept from before. */
  readonly visit: (options?: BrowserContextOptions) => Promise<Rubicon>;
}

/** Every test fails when one of its pages complains, throws, or asks for more than the files of the page. */
export const test = base.extend<Fixtures>({
  isOwn: async ({ baseURL }, use) => {
    const ownFile = /^(|index\.html|assets\/[\w.-]+)(#.*)?$/;
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
    const contexts: { close(): Promise<void> }[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext(options);
      contexts.push(context);
      problems.push(watch(context, isOwn));
      return new Rubicon(await context.newPage());
    });
    expect(problems.flat()).toEqual([]);
    await Promise.all(contexts.map((context) => context.close()));
  },
});
