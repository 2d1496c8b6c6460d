import { USER_INPUT } from '../../page/entries/scrolling.ts';
import { observeSize } from '../../page/observe-size.ts';

/**
 * After a press: keeps the beginning of its outcome in the upper third of the window while the page grows, until the user does
 * something.
 */
export function showOutcome(selector: string): void {
  const stop = observeSize(document.body, () => {
    const outcome = document.querySelector(selector);
    const top = outcome?.getBoundingClientRect().top ?? 0;
    if (top < 0 || top > innerHeight / 3) outcome?.scrollIntoView();
  });
  for (const type of [...USER_INPUT, 'popstate']) addEventListener(type, stop, { once: true });
}
