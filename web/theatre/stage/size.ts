import { observeSize } from '../../page/observe-size.ts';
import { LARGEST } from './plan.ts';

export interface DeviceSize {
  /** Device pixels. */
  readonly width: number;
  /** Device pixels per CSS pixel. */
  readonly density: number;
  /** The height (CSS px) that the window has for the stage. */
  readonly room: number;
  /** The side (CSS px) of the largest cells. */
  readonly largest: number;
}

/** Reports the element's size now and on each change of it or of the screen's density, until the returned function is called. */
export function watchSize(element: HTMLElement, tell: (size: DeviceSize) => void): () => void {
  const now = () => {
    const density = devicePixelRatio;
    const width = Math.floor(element.getBoundingClientRect().width * density);
    tell({ width, density, room: roomOf(element), largest: pixelsOf(element, '--largest') || LARGEST });
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
  // The full screen does not scroll with the page.
  const scrolled = document.fullscreenElement?.contains(element) ? 0 : scrollY;
  const above = element.getBoundingClientRect().top + scrolled;
  // clientHeight does not depend on a phone's bars, so that the stage keeps its height while the page scrolls.
  return Math.floor(document.documentElement.clientHeight - above - pixelsOf(element, '--below'));
}

/** A length (CSS px) that the style sheet has for the stage; NaN if it has none. */
function pixelsOf(element: HTMLElement, name: string): number {
  return Number.parseFloat(getComputedStyle(element).getPropertyValue(name));
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
