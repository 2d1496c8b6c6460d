import { TALLEST } from './plan.ts';

/** A width in device pixels, how many of them make a CSS pixel, and how many CSS pixels high the stage should be at most. */
export interface DeviceSize {
  readonly width: number;
  readonly density: number;
  readonly tallest: number;
}

/** CSS pixels that the buttons need below the stage: in one line, in two, and in two close ones on a phone. */
const BELOW = [
  ['(min-width: 85rem)', 76],
  ['(min-width: 30.01rem)', 116],
  ['all', 101],
] as const;
/** What the stage has in any case. */
const SHORTEST = 280;

/** Tells the element's size now and whenever it or the density of the screen changes, until the function returned is called. */
export function watchSize(element: HTMLElement, tell: (size: DeviceSize) => void): () => void {
  const now = () => {
    const density = devicePixelRatio;
    const width = Math.floor(element.getBoundingClientRect().width * density);
    tell({ width, density, tallest: tallestOf(element) });
  };
  const observer = new ResizeObserver(now);
  observer.observe(element);
  const forget = watchDensity(now);
  addEventListener('resize', now);
  now();
  return () => {
    observer.disconnect();
    removeEventListener('resize', now);
    forget();
  };
}

/** As tall as there is room between what is above the stage and the buttons, when the page is not scrolled. */
function tallestOf(element: HTMLElement): number {
  const [, below] = BELOW.find(([query]) => matchMedia(query).matches) ?? BELOW[2];
  const above = element.getBoundingClientRect().top + scrollY;
  // Of the window's height, not of what a phone's bars leave of it: the stage is not to jump while one scrolls.
  const room = document.documentElement.clientHeight - above - below;
  return Math.min(TALLEST, Math.max(SHORTEST, Math.floor(room)));
}

function watchDensity(tell: () => void): () => void {
  let query: MediaQueryList;
  const ask = () => {
    query = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    query.addEventListener('change', changed, { once: true });
  };
  const changed = () => {
    ask();
    tell();
  };
  ask();
  return () => query.removeEventListener('change', changed);
}
