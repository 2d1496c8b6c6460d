import { useEffect } from 'preact/hooks';
import { now } from '../../solver/worker/clock.ts';
import type { Player } from '../model/player.ts';

/** Advances the run in each frame while it plays; one frame may take many positions. */
export function useFrames(player: Player): void {
  const playing = player.playing.value;
  useEffect(() => {
    if (!playing) return;
    let last = now();
    let frame = requestAnimationFrame(function next(time) {
      void player.play(Math.max(0, time - last));
      last = time;
      frame = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(frame);
  }, [playing, player]);
}
