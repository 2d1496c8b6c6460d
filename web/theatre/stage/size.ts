import { TALLEST } from './plan.ts';

/** A width in device pixels, how many of them make a CSS pixel, and how many CSS pixels high the stage should be at most. */
export interface DeviceSize {
  readonly width: number;
  readonly density: number;
  readonly tallest: number;
}

/** CSS pixels that the page's head, the sentence and the buttons need beside the stage, and what it has in any case. */
const AROUND = 332;
const SHORTEST = 300;

/** Tells the element's size now and whenever it or the density of the screen changes, until the function returned is called. */
export function watchSize(element: HTMLElement, tell: (size: DeviceSize) => void): () => void {
  const now = () => {
    const density = devicePixelRatio;
    const width = Math.floor(element.getBoundingClientRect().width * density);
    tell({ width, density, tallest: tallestNow() });
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

/** Beside its panel the stage leaves room for its sentence and buttons; on a narrow screen one scrolls anyway. */
function tallestNow(): number {
  if (!matchMedia('(min-width: 48rem)').matches) return TALLEST;
  return Math.min(TALLEST, Math.max(SHORTEST, innerHeight - AROUND));
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
