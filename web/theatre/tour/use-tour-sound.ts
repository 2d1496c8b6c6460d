import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Sound } from '../sound/sound.ts';
import { soundOf, soundOfRace } from './model/heard.ts';
import type { TourPlayer } from './model/player.ts';

/**
 * Plays the sound of each sentence as the tour goes forwards, and of the race before it; steps back and jumps are silent, and a
 * question does not sound like its answer.
 */
export function useTourSound(player: TourPlayer, sound: Sound): void {
  useEffect(() => {
    let before = player.at.peek();
    return effect(() => {
      const at = player.at.value;
      if (player.racing.value) {
        sound.play(soundOfRace(player.beat.peek()));
        return;
      }
      if (player.question.value !== null) return;
      if (at === before + 1) playBeat(player, sound);
      before = at;
    });
  }, [player, sound]);
}

function playBeat(player: TourPlayer, sound: Sound): void {
  const heard = soundOf(player.beat.peek());
  if (heard === 'hum') sound.hum();
  else if (heard !== null) sound.play(heard);
}
