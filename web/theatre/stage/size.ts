import { TALLEST } from './plan.ts';

/** The width (device px), device pixels per CSS pixel, and the maximum height (CSS px). */
export interface DeviceSize {
  readonly width: number;
  readonly density: number;
  readonly tallest: number;
}

/** Height (CSS px) of the buttons below the stage: in one line, in two, and in two close ones on a phone. */
const BELOW = [
  ['(min-width: 85rem)', 76],
  ['(min-width: 30.01rem)', 116],
  ['all', 101],
] as const;
/** Minimum height (CSS px) of the stage. */
const SHORTEST = 280;

/** Reports the element's size now and on each change of it or of the screen's density, until the returned function is called. */
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

/** The height (CSS px) between what is above the stage and the buttons below it, with the page scrolled to its top. */
function tallestOf(element: HTMLElement): number {
  const [, below] = BELOW.find(([query]) => matchMedia(query).matches) ?? BELOW[2];
  const above = element.getBoundingClientRect().top + scrollY;
  // clientHeight does not depend on a phone's bars, so that the stage keeps its height while the page scrolls.
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
