import { useLayoutEffect, useState } from 'preact/hooks';
import { useApp } from '../../page/app-context.ts';
import { type DeviceSize, watchSize } from './size.ts';

/** The size that the stage has, null before it has any. */
export function useSize(frame: { readonly current: HTMLElement | null }): DeviceSize | null {
  const [size, setSize] = useState<DeviceSize | null>(null);
  // What is above the stage has another height in the other language.
  const language = useApp().language.value;
  useLayoutEffect(() => {
    if (frame.current === null) return;
    return watchSize(frame.current, (now) =>
      setSize((before) => (before !== null && sameSize(before, now) ? before : now)),
    );
  }, [frame, language]);
  return size;
}

function sameSize(a: DeviceSize, b: DeviceSize): boolean {
  return a.width === b.width && a.density === b.density && a.room === b.room && a.largest === b.largest;
}
