import { observeSize } from '../../page/observe-size.ts';

/** The width (device px), device pixels per CSS pixel, and the height (CSS px) that the window has for the stage. */
export interface DeviceSize {
  readonly width: number;
  readonly density: number;
  readonly room: number;
}

/** Reports the element's size now and on each change of it or of the screen's density, until the returned function is called. */
export function watchSize(element: HTMLElement, tell: (size: DeviceSize) => void): () => void {
  const now = () => {
    const density = devicePixelRatio;
    const width = Math.floor(element.getBoundingClientRect().width * density);
    tell({ width, density, room: roomOf(element) });
  };
  const unobserve = observeSize(element, now);
  const forget = watchDensity(now);
  addEventListener('resize', now);
  return () => {
    unobserve();
    removeEventListener('resize', now);
    forget();
  };
}

/**
 * The height (CSS px) between what is above the stage and what is below it (--below of the style sheet), with the page scrolled
 * to its top.
 */
function roomOf(element: HTMLElement): number {
  const below = Number.parseFloat(getComputedStyle(element).getPropertyValue('--below'));
  const above = element.getBoundingClientRect().top + scrollY;
  // clientHeight does not depend on a phone's bars, so that the stage keeps its height while the page scrolls.
  return Math.floor(document.documentElement.clientHeight - above - below);
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
