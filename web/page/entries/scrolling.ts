/** How long (ms) to keep retrying to restore the scroll positions while content loads. */
const RESTORE_TIMEOUT = 4_000;

/** User input after which the page scrolls no further by itself. */
export const USER_INPUT = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** The scrolling elements: the page, the panels beside the board, as one or each column by itself, and dialogs. */
const SCROLLING = [':root', '.panels', '.column', '.column + .column', '.dialog'] as const;

/** The positions to be restored; null once all of them are reached. */
let target: readonly number[] | null = null;

/** Stops restoring. */
let end = () => {};

/** The scroll positions of all scrolling elements; while they are being restored, the target ones. */
export function scrollPositions(): readonly number[] {
  return target ?? SCROLLING.map((each) => Math.round(document.querySelector(each)?.scrollTop ?? 0));
}

/** Restores the scroll positions, retrying while content loads, which moves none that is reached. */
export function restoreScroll(tops: readonly number[]): void {
  end();
  end = stop;
  target = tops;
  const timer = setTimeout(stop, RESTORE_TIMEOUT);
  for (const type of USER_INPUT) addEventListener(type, stop);
  requestAnimationFrame(go);

  function go(): void {
    if (target !== tops) return;
    const lacking = SCROLLING.filter((each, index) => !isScrolled(each, tops[index] ?? 0));
    if (lacking.length === 0) target = null;
    else requestAnimationFrame(go);
  }
  function stop(): void {
    clearTimeout(timer);
    for (const type of USER_INPUT) removeEventListener(type, stop);
    for (const each of SCROLLING) scroller(each)?.style.removeProperty('overflow-anchor');
    target = null;
    end = () => {};
  }
}

const scroller = (selector: string) => document.querySelector<HTMLElement>(selector);

/** Scrolls an element; returns whether it could scroll that far. */
function isScrolled(selector: string, top: number): boolean {
  const element = scroller(selector);
  if (element === null) return top === 0;
  // Else the browser scrolls on by the height of what loads above the position.
  element.style.setProperty('overflow-anchor', 'none');
  element.scrollTop = top;
  return Math.abs(element.scrollTop - top) < 2;
}

/** Scrolls as little as needed to show the board and the verdict; if there is not enough room, to their top. */
export function showBoard(): void {
  end();
  requestAnimationFrame(() => {
    const boxes = Array.from(document.querySelectorAll('.board-frame, .verdict'), (each) =>
      each.getBoundingClientRect(),
    );
    if (boxes.length === 0) return;
    const top = Math.min(...boxes.map((box) => box.top));
    const bottom = Math.max(...boxes.map((box) => box.bottom));
    if (top < 0 || bottom - top > innerHeight) scrollBy(0, top);
    else if (bottom > innerHeight) scrollBy(0, bottom - innerHeight);
  });
}

export function showTop(): void {
  end();
  scrollTo(0, 0);
}
