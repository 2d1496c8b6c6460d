import { describe, expect, it } from 'vitest';
import type { Analysis } from '../../../../wasm/rubicon.ts';
import { positionKey } from '../../../../web/model/line.ts';
import { goBack, goDown, type Level, NESTED, placeAt } from '../../../../web/study/why/model/place.ts';
import {
  type Claim,
  claimOf,
  movesToShow,
  type ProofStep,
  positionsToAnswer,
  stepsFrom,
} from '../../../../web/study/why/model/proof.ts';
import { load, readData, withSolved } from '../../../wasm/module.ts';

const rubicon = await load();
const [, , , , LONG] = rubicon.parseContest(readData('sample1.in'));

function stepsOf(analysis: Analysis, claim: Claim): readonly ProofStep[] {
  const moves = movesToShow(claim, analysis.moves(claim.position));
  const replies = positionsToAnswer(claim, moves).map((position) => analysis.moves(position));
  return stepsFrom(claim, moves, replies);
}

/** The levels down from a list, always by the last step. */
function levelsFrom(analysis: Analysis, claim: Claim, steps: readonly ProofStep[]): Level[] {
  const levels: Level[] = [];
  for (let level = { claim, steps }; levels.length < NESTED; ) {
    const taken = level.steps.at(-1) as ProofStep;
    levels.push({ ...level, taken });
    level = { claim: taken.next, steps: stepsOf(analysis, taken.next) };
  }
  return levels;
}

describe('the place in a proof', () => {
  it('goes down by whole levels, and returns to each at the step that was taken there', () => {
    if (LONG === undefined) throw new Error('the sample has no fifth board');
    withSolved(rubicon, LONG, (analysis) => {
      const position = rubicon.position(LONG);
      const claim = claimOf(position, analysis.value(position));
      const top = placeAt(claim, stepsOf(analysis, claim));
      expect(top.first).toBe(0);
      let place = top;
      const lists = [top.claim];
      for (let times = 0; times < 3; times++) {
        const levels = levelsFrom(analysis, place.claim, place.steps);
        const next = levels.at(-1)?.taken.next as Claim;
        const steps = stepsOf(analysis, next);
        place = goDown(place, levels, steps);
        expect(place).toMatchObject({ claim: next, steps, first: 0 });
        lists.push(...levels.map(({ taken }) => taken.next));
      }
      expect(place.above).toHaveLength(9);
      expect(place.claim).toBe(lists.at(-1));
      expect(place.claim.path.length).toBeGreaterThan(place.above.length);
      for (const [index, { taken }] of place.above.entries()) {
        const back = goBack(place, index);
        expect(positionKey(back.claim.position)).toBe(positionKey((lists[index] as Claim).position));
        expect(back.above).toEqual(place.above.slice(0, index));
        expect(back.steps[back.first]).toBe(taken);
      }
      expect(goBack(place, 9)).toBe(place);
      expect(goBack(place, 0)).toMatchObject({ above: [], claim: top.claim, steps: top.steps });
    });
  });
});
