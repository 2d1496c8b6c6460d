import type { Page } from '@playwright/test';

/** What was seen on the way through the tour. */
interface Walked {
  /** Sentences and questions. */
  readonly count: number;
  readonly problems: readonly string[];
}

/**
 * Plays and pauses the tour, then goes through all its sentences and questions: each must be in view with the buttons, the stage
 * above these, and no button may move. Measured in the page without painting, because a frame costs more than all the rest.
 */
export function walkThrough(page: Page): Promise<Walked> {
  return page.evaluate(async () => {
    const find = (selector: string) => document.querySelector(selector) as HTMLElement;
    const boxOf = (selector: string) => find(selector).getBoundingClientRect();
    const press = async (key: string) => {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
      await new Promise((rendered) => setTimeout(rendered));
    };
    const places = () =>
      Array.from(document.querySelectorAll('.tour-buttons button'), (button) => {
        const { left, top } = button.getBoundingClientRect();
        return `${left} ${top}`;
      }).join();
    const problemsOf = () => {
      const [words, buttons] = [boxOf('.tour-words:not(.unseen) .tour-sentence'), boxOf('.tour-buttons')];
      return [
        ...(words.top >= 0 && words.bottom <= innerHeight ? [] : ['the sentence is out of view']),
        ...(buttons.top >= 0 && buttons.bottom <= innerHeight ? [] : ['the buttons are out of view']),
        ...(boxOf('.stage canvas').bottom <= buttons.top ? [] : ['the stage covers the buttons']),
        ...(places() === first ? [] : ['a button has moved']),
      ];
    };
    const problems: string[] = [];
    const look = () => {
      const sentence = find('.tour-words:not(.unseen) .tour-sentence').textContent;
      problems.push(...problemsOf().map((problem) => `${problem}: ${sentence}`));
    };
    await press('Home');
    const first = places();
    for (const key of [' ', ' ']) {
      await press(key);
      look();
    }
    let count = 1;
    for (; find('.tour-buttons button:last-of-type:disabled') === null; count++) {
      await press('ArrowRight');
      look();
    }
    return { count, problems };
  });
}
