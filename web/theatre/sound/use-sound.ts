import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Frame } from '../model/frame.ts';
import type { Player } from '../model/player.ts';
import type { Sound } from './sound.ts';

/** Plays what the run finds as it goes forwards; what it has passed is not heard again. */
export function useSound(player: Player, sound: Sound): void {
  useEffect(() => {
    let before = player.frame.peek();
    return effect(() => {
      const frame = player.frame.value;
      const queued = before.undecided - frame.undecided;
      if (queued > 0) sound.play({ queued, wins: Math.max(0, winsOf(frame) - winsOf(before)) });
      const ends = frame.step === player.end && before.step < player.end;
      if (ends && frame.undecided > 0) sound.hum();
      before = frame;
    });
  }, [player, sound]);
}

function winsOf({ decided: { red, black } }: Frame): number {
  return red.won + black.won;
}
