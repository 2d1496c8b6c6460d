import { expect, vi } from 'vitest';
import { linkOf, type Rows } from '../../../../e2e/support/boards.ts';
import type { Rubicon } from '../../support/rubicon.ts';
import { textOf } from '../../support/text-of.ts';
import { visit } from '../../support/visit.ts';

/** Page object of the theatre's run, position by position. */
export class Run {
  constructor(readonly rubicon: Rubicon) {}

  /** Opens the run of a board. */
  static async of(rows: Rows, rest = ''): Promise<Run> {
    const run = new Run(await visit(`${linkOf(rows)}&view=theatre&act=steps${rest}`));
    await run.expectOpen();
    return run;
  }

  /** From another place, to the run of the board. */
  async enter(): Promise<void> {
    await this.rubicon.press('Theatre');
    await this.rubicon.click('tab', 'Position by position');
    await this.expectOpen();
  }

  expectOpen(): Promise<void> {
    return expect.poll(() => document.querySelector('.run')).not.toBeNull();
  }

  get sentence(): string {
    return textOf('.caption .sentence');
  }

  get notice(): string {
    return textOf('.caption .notice-line');
  }

  get heard(): string {
    return textOf('[data-testid=heard]');
  }

  get progress(): string {
    return textOf('.timeline output');
  }

  get queue(): string {
    return textOf('.queue');
  }

  get place(): string {
    return textOf('.caption .place').trim();
  }

  /** Both ends of the queue, and between them how many more there are. */
  get queueItems(): Element[] {
    return [...document.querySelectorAll('.queue-list li')];
  }

  /** The number of positions on the stage. */
  get pins(): number {
    return document.querySelectorAll('.stage-pin').length;
  }

  get slider(): HTMLInputElement {
    return this.rubicon.page.getByLabelText('Positions taken from the queue');
  }

  /** The distance of the layer that is taken. */
  get distance(): string {
    return textOf('.found .marks div:first-child dd');
  }

  /** What is known of the position taken. */
  get taken(): string {
    return textOf('.found .marks div:nth-child(3) dd');
  }

  /** The current line of the algorithm. */
  get line(): string {
    return textOf('.algorithm li[aria-current=step]');
  }

  /** What is known of the position drawn. */
  get drawn(): string {
    return textOf('.found .marks div:last-child dd');
  }

  /** A button by its name: a run has too many elements to compute the roles of all. */
  button(name: string): HTMLButtonElement {
    const found = Array.from(document.querySelectorAll<HTMLButtonElement>('.run button')).find(
      (button) => (button.getAttribute('aria-label') ?? button.textContent) === name,
    );
    if (found === undefined) throw new Error(`There is no button “${name}”.`);
    return found;
  }

  press(name: string): Promise<void> {
    return this.rubicon.user.click(this.button(name));
  }

  keys(keys: string): Promise<void> {
    return this.rubicon.user.keyboard(keys);
  }

  expect(
    part: 'sentence' | 'notice' | 'heard' | 'progress' | 'queue' | 'line' | 'drawn',
    words: string | RegExp,
  ) {
    return expect.poll(() => this[part]).toMatch(words);
  }

  /** Expects the step after so many positions were taken. */
  expectStep(step: number): Promise<void> {
    return this.expect('progress', new RegExp(`^Taken: ${step} of `));
  }

  /** Sets the speed to the nth choice, from 0. */
  async choose(speed: number): Promise<void> {
    await this.rubicon.slide(document.querySelector('.speed input') as HTMLInputElement, speed);
  }
}

/** From now on frames come only by `playUntil`. */
export function stopFrames(): void {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
}

/** Plays frame by frame, with time for the worker between two, until the condition is met. */
export async function playUntil(isMet: () => boolean): Promise<void> {
  await expect
    .poll(() => {
      vi.advanceTimersByTime(20);
      return isMet();
    })
    .toBe(true);
}
