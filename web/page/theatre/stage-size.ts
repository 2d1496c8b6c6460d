/** A width in device pixels, and how many of them make a CSS pixel. */
export interface DeviceSize {
  readonly width: number;
  readonly density: number;
}

/** Tells the element's size now and whenever it or the density of the screen changes, until the function returned is called. */
export function watchSize(element: HTMLElement, tell: (size: DeviceSize) => void): () => void {
  const now = () => {
    const density = devicePixelRatio;
    tell({ width: Math.floor(element.getBoundingClientRect().width * density), density });
  };
  const observer = new ResizeObserver(now);
  observer.observe(element);
  const forget = watchDensity(now);
  now();
  return () => {
    observer.disconnect();
    forget();
  };
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
