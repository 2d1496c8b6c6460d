import { useEffect } from 'preact/hooks';
import type { Player } from '../model/player.ts';

/** Lets the run go on, frame by frame, for as long as it plays. */
export function usePlaying(player: Player): void {
  const playing = player.playing.value;
  useEffect(() => {
    if (!playing) return;
    let last = performance.now();
    let frame = requestAnimationFrame(function next(now) {
      void player.play(Math.max(0, now - last));
      last = now;
      frame = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(frame);
  }, [playing, player]);
}
