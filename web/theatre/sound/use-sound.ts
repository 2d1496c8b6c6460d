import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Frame } from '../model/frame.ts';
import type { Player } from '../model/player.ts';
import type { Sound } from './sound.ts';

/** Plays the sound of a run as it goes forwards; steps back and jumps are silent. */
export function useSound(player: Player, sound: Sound): void {
  useEffect(() => {
    let before = player.frame.peek();
    let jumps = player.jumps.peek();
    return effect(() => {
      const frame = player.frame.value;
      if (player.jumps.value === jumps) playBetween(before, frame, player.end, sound);
      before = frame;
      jumps = player.jumps.value;
    });
  }, [player, sound]);
}

function playBetween(before: Frame, frame: Frame, end: number, sound: Sound): void {
  const queued = before.undecided - frame.undecided;
  const [was, is] = [totalsOf(before), totalsOf(frame)];
  const found = { wins: Math.max(0, is.wins - was.wins), losses: Math.max(0, is.losses - was.losses) };
  if (queued > 0) sound.play({ queued, ...found });
  const ends = frame.step === end && before.step < end;
  if (ends && frame.undecided > 0) sound.hum();
}

function totalsOf({ decided: { red, black } }: Frame): { wins: number; losses: number } {
  return { wins: red.won + black.won, losses: red.lost + black.lost };
}
