import type { Browser, Page } from '@playwright/test';
import { watch } from '../support/watch.ts';
import { isWhole } from '../support/whole.ts';
import type { Hands, Point, Visit } from './hands.ts';
import { inTime } from './patience.ts';

/** Errors of a page that is just being left: the question is repeated. */
const LEFT = /context was destroyed|navigat|Cannot find context|frame was detached/i;

export class PlaywrightHands implements Hands {
  readonly browser: string;
  #page: Page | null = null;
  #problems: string[] = [];

  constructor(
    readonly opened: Browser,
    readonly isOwn: (url: string) => boolean,
  ) {
    this.browser = opened.browserType().name();
  }

  get page(): Page {
    if (this.#page === null) throw new Error('no visitor has come');
    return this.#page;
  }

  async visit({ language, theme }: Visit): Promise<void> {
    await this.#page?.context().close();
    const context = await this.opened.newContext({
      locale: language,
      colorScheme: theme,
    });
    this.#problems = watch(context, this.isOwn);
    this.#page = await context.newPage();
    this.#page.on('crash', () => this.#problems.push('the page has crashed'));
    await this.load('');
  }

  async load(hash: string): Promise<void> {
    // Needed because a change of the hash alone does not load the page.
    await inTime(this.page.goto('about:blank'), 'leaving it');
    await inTime(this.page.goto(`./${hash}`), 'loading it');
    await inTime(this.#expectWhole(), 'it is not whole');
  }

  async reload(): Promise<void> {
    // A download that starts at the same time ends Playwright's wait, not the reload: it is repeated.
    const isOfDownload = (error: unknown) => String(error).includes('Download is starting');
    await inTime(
      this.page.reload().catch((error) => {
        if (!isOfDownload(error)) throw error;
        return this.page.reload();
      }),
      'loading it anew',
    );
    await inTime(this.#expectWhole(), 'it is not whole');
  }

  async #expectWhole(): Promise<void> {
    while (!(await this.inPage(isWhole))) await new Promise((resolve) => setTimeout(resolve, 50));
  }

  async resize(width: number, height: number): Promise<void> {
    // A full screen has a size of its own.
    await this.inPage(async () => {
      if (document.fullscreenElement !== null) await document.exitFullscreen();
    });
    await inTime(this.page.setViewportSize({ width, height }), 'the size of its window');
  }

  async stroke(path: readonly Point[], button: 'left' | 'right'): Promise<void> {
    const { mouse } = this.page;
    const stroke = async () => {
      for (const [index, { x, y }] of path.entries()) {
        await mouse.move(x, y);
        if (index === 0) await mouse.down({ button });
      }
      await mouse.up({ button });
    };
    await inTime(stroke(), 'the mouse');
  }

  async touch(path: readonly Point[]): Promise<void> {
    if (this.browser !== 'chromium') return;
    const touch = async () => {
      const session = await this.page.context().newCDPSession(this.page);
      for (const [index, point] of path.entries()) {
        const type = index === 0 ? 'touchStart' : 'touchMove';
        await session.send('Input.dispatchTouchEvent', { type, touchPoints: [point] });
      }
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      await session.detach();
    };
    await inTime(touch(), 'the finger');
  }

  async press(keys: readonly string[]): Promise<void> {
    await inTime(this.page.keyboard.press(keys.join('+')), 'the keyboard');
  }

  async inPage<A extends readonly unknown[], R>(act: (...args: A) => R, ...args: A): Promise<Awaited<R>> {
    const run = new Function('args', `return (${act}).apply(null, args)`) as (args: unknown[]) => R;
    while (true) {
      try {
        return (await inTime(this.page.evaluate(run, [...args]), 'a question')) as Awaited<R>;
      } catch (caught) {
        if (!(caught instanceof Error && LEFT.test(caught.message))) throw caught;
        await inTime(this.page.waitForLoadState(), 'loading it');
      }
    }
  }

  async problems(): Promise<string[]> {
    return this.#problems.splice(0);
  }
}
