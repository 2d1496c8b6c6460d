import { describe, expect, it } from 'vitest';
import type { Says } from '../../../../web/theatre/tour/model/facts.ts';
import type { FoundTour } from '../../../../web/theatre/tour/model/found.ts';
import type { TourScene } from '../../../../web/theatre/tour/model/scene.ts';
import { sampleBoards, tourOf } from './tours.ts';

/* What the picture of a sentence shows beside its large board. */

/**
 * The small boards of a sentence, one letter for each: `?` if its value is not known yet, else `=`; in brackets if the sentence is
 * about it, struck out with a minus if it no longer matters.
 */
function written({ small }: TourScene): string {
  const each = small.map(({ value, turn }) => {
    const mark = value === null ? '?' : '=';
    return { now: `[${mark}]`, aside: `-${mark}`, plain: mark }[turn];
  });
  return each.join(' ');
}

/** As many marks as an example has moves: those that are listed, and one for every other move. */
function marks({ node }: FoundTour['win'], first: readonly string[], other: string): string {
  return node.successors.map((_, nth) => first[nth] ?? other).join(' ');
}

/** The winning move alone is marked differently from the others. */
function marksOfWin({ node }: FoundTour['win'], winning: string, other: string): string {
  const { side } = node.position;
  return node.successors.map(({ value }) => (value.winner === side ? winning : other)).join(' ');
}

describe('the small boards beside a sentence', () => {
  it('are framed where it is about them, dim where they no longer matter, and have the values that it has told', () => {
    for (const board of sampleBoards()) {
      const { found, beats } = tourOf(board);
      const { win, shortest, yours } = found;
      const expected: Partial<Record<Says['name'], string>> = {
        take: '',
        earlier: marksOfWin(win, '[=]', '?'),
        enough: marksOfWin(win, '=', '-?'),
        counter: '? ? ?',
        oneLess: '[=] ? ?',
        lastChance: '= [=] ?',
        allLose: '= = [=]',
        needsAll: '= = =',
        inTime: marks(shortest, ['[=]'], '?'),
        later: marks(shortest, ['=', '[=]'], '?'),
        shortestFirst: marks(shortest, ['=', '-='], '?'),
        soon: '[=] ?',
        late: '= [=]',
        longest: '= =',
        longestLast: '= =',
        notReached: marks(yours, [], '?'),
        nobodyForces: marks(yours, [], '='),
        begin: '? ? ?',
        loop: '',
        writeWin: marksOfWin(win, '=', '-?'),
        writeCount: '[=] ? ?',
        writeLoss: '= = [=]',
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
