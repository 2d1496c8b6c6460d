import { useEffect, useRef } from 'preact/hooks';

/** Autoplay: while `playing`, calls `step` after `first` ms, then each time after the delay (ms) that it returned. */
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
