import { describe, expect, it } from 'vitest';
import { layerNotes } from '../../../../web/theatre/sound/model/layer-notes.ts';
import { SILENCE } from '../../../../web/theatre/sound/model/score.ts';

/** The notes of all layers up to the last, `rate` layers per second. */
function notesOf(last: number, rate: number) {
  let score = SILENCE;
  return Array.from({ length: last + 1 }, (_, layer) => {
    const played = layerNotes(score, layer, last, layer / rate);
    score = played.score;
    return played.notes;
  });
}

describe('the notes of layers', () => {
  it.each([1, 4, 129, 359])(
    'climb from the first layer to the last of %i, and stay where one hears well',
    (last) => {
      const pitches = notesOf(last, 15).flatMap((notes) => notes.map(({ from }) => from));
      expect(pitches).toHaveLength(last + 1);
      expect(pitches).toEqual([...pitches].sort((a, b) => a - b));
      expect(new Set(pitches).size).toBe(last + 1);
      expect(pitches[0]).toBeGreaterThan(100);
      expect(pitches.at(-1)).toBeLessThan(2000);
    },
  );

  it('are left out where layers rush past, as when a slider is dragged', () => {
    const heard = notesOf(600, 60).filter((notes) => notes.length > 0).length;
    expect(heard).toBeGreaterThan(100);
    expect(heard).toBeLessThanOrEqual(161);
  });
});
