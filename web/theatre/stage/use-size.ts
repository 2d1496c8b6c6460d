import { useLayoutEffect, useState } from 'preact/hooks';
import { type DeviceSize, watchSize } from './size.ts';

/** The size that the stage has, null before it has any. */
export function useSize(frame: { readonly current: HTMLElement | null }): DeviceSize | null {
  const [size, setSize] = useState<DeviceSize | null>(null);
  useLayoutEffect(() => {
    if (frame.current === null) return;
    return watchSize(frame.current, (now) =>
      setSize((before) => (before !== null && sameSize(before, now) ? before : now)),
    );
  }, [frame]);
  return size;
}

function sameSize(a: DeviceSize, b: DeviceSize): boolean {
  return a.width === b.width && a.density === b.density && a.room === b.room;
}
