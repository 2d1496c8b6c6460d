import { useEffect, useRef } from 'preact/hooks';

/**
 * Plays step by step: while `playing` holds, `step` is called after `first` milliseconds, and again after as many as it
 * returns each time.
 */
export function usePlaying(playing: boolean, first: number, step: () => number): void {
  const newest = useRef(step);
  newest.current = step;
  useEffect(() => {
    if (!playing) return;
    const next = () => {
      timer = setTimeout(next, newest.current());
    };
    let timer = setTimeout(next, first);
    return () => clearTimeout(timer);
  }, [playing, first]);
}
