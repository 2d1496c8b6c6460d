/** For so many milliseconds the page waits for what was above the place to which it is scrolled back. */
const PATIENCE = 4_000;

/** A visitor who does one of these goes somewhere else. */
const OWN_WAYS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

let target: { readonly top: number; readonly end: () => void } | null = null;

/** How far the page is scrolled, or is going to be as soon as there is enough of it. */
export function scrolledTo(): number {
  return target?.top ?? Math.round(scrollY);
}

/** Scrolls back to where the page was, as soon as what it showed there has come. */
export function scrollBackTo(top: number): void {
  target?.end();
  const observer = new ResizeObserver(go);
  const timer = setTimeout(end, PATIENCE);
  target = { top, end };
  for (const way of OWN_WAYS) addEventListener(way, end);
  observer.observe(document.body);
  requestAnimationFrame(go);

  function go(): void {
    if (target?.end !== end) return;
    scrollTo(0, top);
    if (Math.abs(scrollY - top) < 2) end();
  }
  function end(): void {
    clearTimeout(timer);
    observer.disconnect();
    for (const way of OWN_WAYS) removeEventListener(way, end);
    if (target?.end === end) target = null;
  }
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
