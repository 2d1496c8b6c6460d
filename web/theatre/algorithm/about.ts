import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';
import type { Line } from '../model/frame.ts';

/** Handlers that highlight what a sentence of the algorithm is about while it is hovered or focused. */
export function tellsOf(line: Line, tell: (line: Line | null) => void) {
  return {
    onPointerEnter: () => tell(line),
    onPointerLeave: () => tell(null),
    onFocus: () => tell(line),
    onBlur: () => tell(null),
  };
}

/** Sets the hovered sentence on the run's view around an element; the style sheet highlights what the sentence is about. */
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
