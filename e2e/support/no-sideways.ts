import { expect, type Page } from '@playwright/test';

/**
 * Expects that nothing extends beyond the right edge, where it would need sideways scrolling, and that no
 * button is cut off, there or at its own edge.
 */
export async function expectNoSideways(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(beyondTheEdge)).toEqual({ pixels: 0, buttons: [] });
}

/** Fixed buttons do not make the page wider; those of a list that scrolls sideways can be reached. */
function beyondTheEdge(): { readonly pixels: number; readonly buttons: readonly string[] } {
  const { scrollWidth, clientWidth } = document.documentElement;
  const scrolls = (element: Element | null): boolean => {
    if (element === null) return false;
    const { overflowX, position } = getComputedStyle(element);
    return /auto|scroll/.test(overflowX) || (position !== 'fixed' && scrolls(element.parentElement));
  };
  const isCut = (button: Element) =>
    button.scrollWidth > button.clientWidth && getComputedStyle(button).overflowX !== 'visible';
  const cut = [...document.querySelectorAll('button')].filter(
    (button) =>
      button.checkVisibility() &&
      (isCut(button) || (button.getBoundingClientRect().right > clientWidth && !scrolls(button))),
  );
  return {
    pixels: scrollWidth - clientWidth,
    buttons: cut.map(({ ariaLabel, textContent }) => ariaLabel ?? textContent ?? ''),
  };
}
