import { describe, expect, it } from 'vitest';
import { soundOf, soundOfRace } from '../../../../web/theatre/tour/model/heard.ts';
import { sampleBoards, tourOf } from './tours.ts';

describe('the sound of the tour', () => {
  it('is a win or a loss for the side to move where one is decided, a hum where ties begin, and ticks as the queue goes on', () => {
    for (const board of sampleBoards()) {
      const { beats } = tourOf(board);
      for (const beat of beats) {
        const { scene, says, chapter, nth } = beat;
        const heard = soundOf(beat);
        if (chapter === 'tie') expect(heard).toBe(nth === 0 ? 'hum' : null);
        else if (scene.isNews && scene.value?.winner === scene.position.side)
          expect(heard).toEqual({ queued: 1, wins: 1, losses: 0 });
        else if (scene.isNews && scene.value?.winner !== 'tie')
          expect(heard).toEqual({ queued: 1, wins: 0, losses: 1 });
        else if (['fill', 'take', 'front', 'joins', 'turned', 'loop'].includes(says.name))
          expect(heard).toMatchObject({ wins: 0, losses: 0 });
        else expect(heard).toBeNull();
      }
      const races = beats.filter(({ race }) => race.length > 0);
      for (const beat of races) expect(soundOfRace(beat).queued).toBe(beat.race.length);
    }
  });
});
