import { type Actions, error, type WebElement } from 'selenium-webdriver';
import { expect } from 'vitest';
import { find, type Step, type Words } from './find.ts';
import { driver } from './session.ts';

const asWords = (words: string | RegExp): Words =>
  typeof words === 'string' ? words : { pattern: words.source };

/** A rectangle in the window, in CSS pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A part of the page, by its path: it is looked up for every query. */
export class Part {
  constructor(readonly steps: readonly Step[] = []) {}

  #next(step: Step): Part {
    return new Part([...this.steps, step]);
  }

  getByRole(role: string, { name }: { readonly name?: string | RegExp } = {}): Part {
    return this.#next(name === undefined ? { role } : { role, name: asWords(name) });
  }

  locator(css: string): Part {
    return this.#next({ css });
  }

  having(words: string | RegExp): Part {
    return this.#next({ having: asWords(words) });
  }

  nth(nth: number): Part {
    return this.#next({ nth });
  }

  /** The result of `look` on the current elements; it runs in the page and can use only its arguments. */
  read<A extends readonly unknown[], R>(
    look: (found: HTMLElement[], ...args: A) => R,
    ...args: A
  ): Promise<Awaited<R>> {
    const script = `const [steps, ...rest] = arguments; return (${look})((${find})(steps), ...rest)`;
    return driver.executeScript(script, this.steps, ...args);
  }

  /** The texts of all elements in document order, with single spaces. */
  texts(): Promise<string[]> {
    return this.read((found) => found.map((each) => (each.textContent ?? '').replace(/\s+/g, ' ').trim()));
  }

  /** The text of the first element; null if none is visible. */
  text(): Promise<string | null> {
    return this.read(([first]) =>
      first?.checkVisibility({ visibilityProperty: true })
        ? (first.textContent ?? '').replace(/\s+/g, ' ').trim()
        : null,
    );
  }

  attribute(name: string): Promise<string | null> {
    return this.read(([first], name) => first?.getAttribute(name) ?? null, name);
  }

  style(name: string): Promise<string> {
    return this.read(
      ([first], name) => (first === undefined ? '' : getComputedStyle(first).getPropertyValue(name)),
      name,
    );
  }

  isChecked(): Promise<boolean> {
    return this.read(([first]) => (first as HTMLInputElement | undefined)?.checked ?? false);
  }

  isFocused(): Promise<boolean> {
    return this.read(([first]) => first?.contains(document.activeElement) ?? false);
  }

  boxes(): Promise<Box[]> {
    return this.read((found) =>
      found.map((each) => {
        const { left, top, right, bottom } = each.getBoundingClientRect();
        return { left, top, right, bottom };
      }),
    );
  }

  /** Waits until the first element is visible in the window and has stopped moving. */
  async element(): Promise<WebElement> {
    await this.expectSeen();
    return this.read(async ([first]) => {
      const frame = () => new Promise(requestAnimationFrame);
      const place = () => JSON.stringify(first?.getBoundingClientRect());
      let before = '';
      while (before !== place()) {
        before = place();
        first?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
        await frame();
      }
      return first as unknown as WebElement;
    });
  }

  async expectSeen(): Promise<void> {
    const seen = () => this.read((found) => found.some((each) => each.checkVisibility()));
    await expect.poll(seen, { message: this.#description() }).toBe(true);
  }

  async expectText(text: string | RegExp, timeout = 30_000): Promise<void> {
    const poll = expect.poll(() => this.text(), { message: this.#description(), timeout });
    await (typeof text === 'string' ? poll.toBe(text) : poll.toMatch(text));
  }

  #description(): string {
    return JSON.stringify(this.steps);
  }

  /** Clicks the centre, as soon as the first element exists and is enabled. */
  async click(): Promise<void> {
    await expect
      .poll(() => this.read(([first]) => first?.matches(':enabled, :not(:disabled)') ?? false), {
        message: this.#description(),
      })
      .toBe(true);
    await this.#point((there) => there.click());
  }

  async hover(): Promise<void> {
    await this.#point((there) => there);
  }

  /** A bar of the browser itself may appear or disappear meanwhile and move the page: then looks the element up again. */
  async #point(then: (there: Actions) => Actions): Promise<void> {
    const point = async () => {
      const origin = await this.element();
      await then(driver.actions().move({ origin, duration: 0 })).perform();
    };
    try {
      await point();
    } catch (caught) {
      if (!(caught instanceof error.MoveTargetOutOfBoundsError)) throw caught;
      await point();
    }
  }

  async focus(): Promise<void> {
    await this.expectSeen();
    await this.read(([first]) => first?.focus());
  }

  /** Replaces the field's text at once, like a paste, because the driver's keys support neither capitals nor line feeds. */
  async fill(text: string): Promise<void> {
    await this.focus();
    await this.read(([field], text) => {
      if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select();
      document.execCommand('insertText', false, text);
    }, text);
  }

  /** Selects an option of a menu by its name. */
  async select(name: string): Promise<void> {
    await this.expectSeen();
    await this.read(([menu], name) => {
      if (!(menu instanceof HTMLSelectElement)) return;
      menu.value = [...menu.options].find(({ label }) => label === name)?.value ?? menu.value;
      menu.dispatchEvent(new Event('change', { bubbles: true }));
    }, name);
  }

  /** Puts a file's path into a file field. */
  async choose(path: string): Promise<void> {
    await (await this.element()).sendKeys(path);
  }
}
