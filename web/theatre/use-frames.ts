import { useEffect, useRef } from 'preact/hooks';
import { now } from '../solver/worker/clock.ts';

/** While `playing`, calls `play` in each frame with the time (ms) since the one before. */
export function useFrames(playing: boolean, play: (elapsed: number) => unknown): void {
  const newest = useRef(play);
  newest.current = play;
  useEffect(() => {
    if (!playing) return;
    let last = now();
    let frame = requestAnimationFrame(function next(time) {
      newest.current(Math.max(0, time - last));
      last = time;
      frame = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(frame);
  }, [playing]);
}
