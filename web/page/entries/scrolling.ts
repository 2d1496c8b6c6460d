/** For so many milliseconds the page waits for what was above the places to which it is scrolled back. */
const PATIENCE = 4_000;

/** A visitor who does one of these goes somewhere else. */
const OWN_WAYS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** What scrolls: the page, the panels beside the board, as one or each column by itself, and what is opened over them. */
const SCROLLING = [':root', '.panels', '.column:first-child', '.column:last-child', '.dialog'] as const;

let target: { readonly tops: readonly number[]; readonly end: () => void } | null = null;

/** How far the page and what scrolls inside it are scrolled, or are going to be as soon as there is enough of them. */
export function scrolledTo(): readonly number[] {
  return target?.tops ?? SCROLLING.map((each) => Math.round(document.querySelector(each)?.scrollTop ?? 0));
}

/** Scrolls back to where all of it was, as soon as what it showed there has come. */
export function scrollBackTo(tops: readonly number[]): void {
  target?.end();
  const timer = setTimeout(end, PATIENCE);
  target = { tops, end };
  for (const way of OWN_WAYS) addEventListener(way, end);
  requestAnimationFrame(go);

  function go(): void {
    if (target?.end !== end) return;
    const lacking = SCROLLING.filter((each, index) => !isScrolled(each, tops[index] ?? 0));
    if (lacking.length === 0) end();
    else requestAnimationFrame(go);
  }
  function end(): void {
    clearTimeout(timer);
    for (const way of OWN_WAYS) removeEventListener(way, end);
    if (target?.end === end) target = null;
  }
}

/** Scrolls what the selector finds, and tells whether there was enough of it. */
function isScrolled(selector: string, top: number): boolean {
  const element = document.querySelector(selector);
  if (element === null) return top === 0;
  element.scrollTop = top;
  return Math.abs(element.scrollTop - top) < 2;
}

/** Scrolls no further than it takes to see both the board and the verdict; where there is no room for both, to their beginning. */
export function showBoard(): void {
  target?.end();
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
  target?.end();
  scrollTo(0, 0);
}
