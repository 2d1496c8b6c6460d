import { describe, expect, it } from 'vitest';
import type { Says } from '../../../../web/theatre/tour/model/facts.ts';
import type { Example } from '../../../../web/theatre/tour/model/found.ts';
import type { TourScene } from '../../../../web/theatre/tour/model/scene.ts';
import { sampleBoards, tourOf } from './tours.ts';

/* What the picture of a sentence shows beside its large board. */

/**
 * The small boards of a sentence, one letter for each: `o`; in brackets if the sentence is about it, struck
 * out with a minus if it no longer matters.
 */
function written({ small }: TourScene): string {
  return small.map(({ turn }) => ({ now: '[o]', aside: '-o', plain: 'o' })[turn]).join(' ');
}

/** As many marks as an example has moves: those that are listed, and one for every other move. */
function marks({ node }: Example, first: readonly string[] = []): string {
  return node.successors.map((_, nth) => first[nth] ?? 'o').join(' ');
}

/** The winning move alone is marked differently from the others. */
function marksOfWin({ node }: Example, winning: string, other: string): string {
  const { side } = node.position;
  return node.successors.map(({ value }) => (value.winner === side ? winning : other)).join(' ');
}

describe('the small boards beside a sentence', () => {
  it('are framed where it is about them, and dim where they no longer matter', () => {
    for (const board of sampleBoards()) {
      const { found, beats } = tourOf(board);
      const { win, shortest, yours } = found;
      const expected: Partial<Record<Says['name'], string>> = {
        take: '',
        earlier: marksOfWin(win, '[o]', 'o'),
        enough: marksOfWin(win, 'o', '-o'),
        counter: 'o o o',
        oneLess: '[o] o o',
        lastChance: 'o [o] o',
        allLose: 'o o [o]',
        needsAll: 'o o o',
        inTime: marks(shortest, ['[o]']),
        later: marks(shortest, ['o', '[o]']),
        shortestFirst: marks(shortest, ['o', '-o']),
        soon: '[o] o',
        late: 'o [o]',
        longest: 'o o',
        longestLast: 'o o',
        notReached: marks(yours),
        nobodyForces: marks(yours),
        begin: 'o o o',
        loop: '',
        writeWin: marksOfWin(win, 'o', '-o'),
        writeCount: '[o] o o',
        writeLoss: 'o o [o]',
        writeAnswer: '',
      };
      for (const { says, scene } of beats) {
        const small = expected[says.name];
        if (small !== undefined) expect(written(scene), says.name).toBe(small);
        if (says.name === 'oneWins' || says.name === 'mustLose')
          expect(scene.small.map(({ turn }) => turn)).toEqual(
            scene.small.map((_, nth) => (nth === 0 ? 'now' : 'plain')),
          );
      }
    }
  });

  it('are, with the large one, finished games of known value where the queue is filled', () => {
    for (const board of sampleBoards()) {
      const { found, beats } = tourOf(board);
      const scene = beats.find(({ says }) => says.name === 'fill')?.scene;
      if (scene === undefined) throw new Error('the queue is not filled');
      const shown = [scene, ...scene.small].map(({ position, value }) => ({ position, value }));
      expect(shown).toEqual(found.finished.queue.map(({ position, value }) => ({ position, value })));
    }
  });
});
