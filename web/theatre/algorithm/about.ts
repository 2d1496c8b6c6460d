import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import type { Line } from '../model/frame.ts';

/** Handlers of something that tells of a sentence of the algorithm while it is pointed at or has the focus. */
export function tellsOf(line: Line, tell: (line: Line | null) => void) {
  return {
    onPointerEnter: () => tell(line),
    onPointerLeave: () => tell(null),
    onFocus: () => tell(line),
    onBlur: () => tell(null),
  };
}

/** Names the sentence that is pointed at on the view of the run around a place: its style shows what the sentence is about. */
export function useAbout(place: RefObject<HTMLElement | null>): (line: Line | null) => void {
  const [line, tell] = useState<Line | null>(null);
  useLayoutEffect(() => {
    const run = place.current?.closest<HTMLElement>('.run');
    if (!run || line === null) return;
    run.dataset.about = line;
    return () => {
      delete run.dataset.about;
    };
  }, [line, place]);
  return tell;
}
