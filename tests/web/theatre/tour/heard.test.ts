import { describe, expect, it } from 'vitest';
import type { Says } from '../../../../web/theatre/tour/model/facts.ts';
import { soundOf, soundOfRace } from '../../../../web/theatre/tour/model/heard.ts';
import { DECIDES, sampleBoards, tourOf } from './tours.ts';

/** Of positions that are in the queue, how many a sentence is about: what was taken, and what joins. */
const QUEUED = { take: 1, front: 1, joins: 2, turned: 1, loop: 1 } as const;

describe('the sound of the tour', () => {
  it('is a win or a loss for the side to move where one is decided, a hum where ties begin, and ticks as the queue goes on', () => {
    for (const board of sampleBoards()) {
      const { beats, found } = tourOf(board);
      const ticks: Partial<Record<Says['name'], number>> = { ...QUEUED, fill: found.finished.queue.length };
      for (const beat of beats) {
        const { scene, says, chapter, nth } = beat;
        const heard = soundOf(beat);
        if (chapter === 'tie') expect(heard).toBe(nth === 0 ? 'hum' : null);
        else if (DECIDES.includes(says.name) && scene.value?.winner !== 'tie') {
          const isWin = scene.value?.winner === scene.position.side;
          expect(heard, says.name).toEqual({ queued: 1, wins: isWin ? 1 : 0, losses: isWin ? 0 : 1 });
        } else {
          const queued = ticks[says.name];
          expect(heard, says.name).toEqual(queued === undefined ? null : { queued, wins: 0, losses: 0 });
        }
      }
      const races = beats.filter(({ race }) => race.length > 0);
      for (const beat of races) expect(soundOfRace(beat).queued).toBe(beat.race.length);
    }
  });
});
