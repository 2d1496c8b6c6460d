import { useEffect } from 'preact/hooks';
import { now } from '../../solver/clock.ts';
import type { Player } from '../model/player.ts';

/** Lets the run go on, frame by frame, for as long as it plays: it may take many positions in one. */
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
