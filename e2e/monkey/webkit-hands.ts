import { Origin } from 'selenium-webdriver';
import { isWhole } from '../support/whole.ts';
import { Key, Rubicon } from '../webkit/support/page.ts';
import { address, driver, inPage } from '../webkit/support/session.ts';
import { takeProblems, watchPage } from '../webkit/support/watch.ts';
import type { Hands, Point, Visit } from './hands.ts';
import { inTime } from './patience.ts';

const KEYS: Readonly<Record<string, string>> = {
  ArrowLeft: Key.ARROW_LEFT,
  ArrowRight: Key.ARROW_RIGHT,
  ArrowUp: Key.ARROW_UP,
  ArrowDown: Key.ARROW_DOWN,
  Control: Key.CONTROL,
  Delete: Key.DELETE,
  End: Key.END,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Home: Key.HOME,
  Shift: Key.SHIFT,
  Tab: Key.TAB,
};

/** WebKit with the features of its driver: no touch, no right button that can be released, and the system's language. */
export class WebKitHands implements Hands {
  readonly browser = 'webkit';
  readonly #rubicon = new Rubicon();

  async visit({ language, theme }: Visit): Promise<void> {
    await inTime(this.#rubicon.visit(), 'loading it');
    await inPage(
      (language, theme) => {
        localStorage.setItem('rubicon.language', language);
        localStorage.setItem('rubicon.theme', theme);
      },
      language.slice(0, 2),
      theme,
    );
    await this.resize(1280, 1000);
    await this.reload();
  }

  async load(hash: string): Promise<void> {
    await inTime(driver.get(new URL('icon.svg', address).href), 'leaving it');
    await inTime(this.#rubicon.open(hash), 'loading it');
  }

  async reload(): Promise<void> {
    await inTime(this.#rubicon.reload(), 'loading it anew');
    await inTime(
      driver.wait(() => inPage(isWhole), 30_000, 'the page is not whole', 50),
      'it is not whole',
    );
  }

  async resize(width: number, height: number): Promise<void> {
    await inTime(this.#rubicon.resize(width, height), 'the size of its window');
    // WebKitGTK lays an idle page out for its new window with the next frame, and an idle page has none.
    await this.inPage(() => {
      document.documentElement.animate([{ opacity: 0.999 }, { opacity: 1 }], 2_000);
    });
  }

  async stroke(path: readonly Point[], button: 'left' | 'right'): Promise<void> {
    if (button === 'right') return;
    const actions = driver.actions();
    for (const [index, { x, y }] of path.entries()) {
      actions.move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 });
      if (index === 0) actions.press();
    }
    await inTime(actions.release().perform(), 'the mouse');
  }

  async touch(): Promise<void> {}

  async press(keys: readonly string[]): Promise<void> {
    await inTime(this.#rubicon.press(keys.map((key) => KEYS[key] ?? key)), 'the keyboard');
  }

  async inPage<A extends readonly unknown[], R>(act: (...args: A) => R, ...args: A): Promise<Awaited<R>> {
    return inTime(inPage(act, ...args), 'a question');
  }

  async problems(): Promise<string[]> {
    const problems = await inTime(takeProblems(), 'what it complains of');
    // Back may have left the page, even while its problems were taken: they are then another page's.
    if (!(await this.inPage(() => document.getElementById('page') !== null))) return [];
    await inTime(watchPage(), 'what it complains of');
    return problems;
  }
}
