import { describe, expect, it } from 'vitest';
import type { Board, Position, Value } from '../../../../wasm/rubicon.ts';
import type { Example, FoundTour } from '../../../../web/theatre/tour/model/found.ts';
import { draw, load, positionsOf, withSolved } from '../../../wasm/module.ts';
import { afterByRules, movesByRules } from '../../support/rules.ts';
import { distanceOf, NO_WAY_OUT, randomBoards, sampleBoards, tourOf } from './tours.ts';

/*
 * Of all positions that could be a chapter's example, it has one that is easy to follow: of the smallest distance, with few moves.
 * Compared with all positions of boards on which no distance has more of them than are looked at.
 */

const rubicon = await load();

/** At most this many positions of a distance are looked at. */
const LOOKED_AT = 300;

/** A position with the distances after its moves that win for its side, and after those that lose. */
interface Candidate {
  readonly side: Position['side'];
  readonly distance: number;
  readonly moves: number;
  readonly winning: readonly number[];
  readonly losing: readonly number[];
}

const ascending = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b);

/** All decided positions of a board; null if they are too many for all of them to be looked at. */
function candidatesOf(board: Board): Candidate[] | null {
  return withSolved(rubicon, board, (analysis) => {
    const decided = [...positionsOf(board)].filter((each) => analysis.value(each).winner !== 'tie');
    const sizes = new Map<number, number>();
    for (const each of decided) {
      const distance = distanceOf(analysis.value(each));
      sizes.set(distance, (sizes.get(distance) ?? 0) + 1);
    }
    sizes.delete(0);
    if (Math.max(...sizes.values()) > LOOKED_AT) return null;
    return decided.map((position) => {
      const after = movesByRules(board, position).map((move) => analysis.value(afterByRules(position, move)));
      const distancesFor = (isOwn: boolean) =>
        after
          .filter(({ winner }) => winner !== 'tie' && (winner === position.side) === isOwn)
          .map(distanceOf);
      return {
        side: position.side,
        distance: distanceOf(analysis.value(position)),
        moves: after.length,
        winning: ascending(distancesFor(true)),
        losing: ascending(distancesFor(false)),
      };
    });
  });
}

/** The candidates that could be examples of a chapter, and what makes one of them hard to follow. */
const CHAPTERS = {
  win: {
    fits: ({ moves, winning, distance }) => distance === 1 && winning.length === 1 && moves > 1,
    cost: ({ moves }) => Math.abs(moves - 4),
  },
  loss: {
    fits: ({ moves, losing: [, second, last] }) =>
      moves === 3 && second !== undefined && last !== undefined && second < last,
    cost: ({ side }) => (side === 'black' ? 0 : 1),
  },
  shortest: {
    fits: ({ winning: [quick, slow, ...others] }) =>
      quick !== undefined && slow !== undefined && others.length === 0 && quick < slow,
    cost: ({ moves, winning: [quick = 0, slow = 0] }) => Math.abs(moves - 3) + slow - quick,
  },
  longest: {
    fits: ({ moves, losing: [soon, late] }) =>
      moves === 2 && soon !== undefined && late !== undefined && soon < late,
    cost: () => 0,
  },
} as const satisfies Partial<
  Record<keyof FoundTour, { fits: (each: Candidate) => boolean; cost: (each: Candidate) => number }>
>;

function candidateOf({ node: { position, value, successors } }: Example): Candidate {
  const of = (isOwn: boolean) =>
    successors
      .filter(({ value: { winner } }) => winner !== 'tie' && (winner === position.side) === isOwn)
      .map((each) => distanceOf(each.value));
  const { side } = position;
  const moves = successors.length;
  return {
    side,
    distance: distanceOf(value),
    moves,
    winning: ascending(of(true)),
    losing: ascending(of(false)),
  };
}

describe('the example of a chapter', () => {
  const small = [...sampleBoards(), ...NO_WAY_OUT, ...randomBoards(40)].filter(
    ({ cells }) => cells.length <= 12,
  );
  const boards = small.flatMap((board) => {
    const candidates = candidatesOf(board);
    return candidates === null ? [] : [{ board, candidates }];
  });

  it.each(Object.keys(CHAPTERS) as (keyof typeof CHAPTERS)[])(
    'is the easiest to follow that the board has: %s',
    (name) => {
      const { fits, cost } = CHAPTERS[name];
      for (const { board, candidates } of boards) {
        const example = tourOf(board).found[name];
        const fitting = candidates.filter(fits);
        expect(example.ground.isOwn).toBe(fitting.length > 0);
        if (fitting.length === 0) continue;
        const distance = Math.min(...fitting.map((each) => each.distance));
        const nearest = fitting.filter((each) => each.distance === distance);
        const found = candidateOf(example);
        expect(fits(found)).toBe(true);
        expect([found.distance, cost(found)]).toEqual([distance, Math.min(...nearest.map(cost))]);
      }
      expect(boards.length).toBeGreaterThan(20);
    },
  );
});

describe('the start position', () => {
  /** On the first two it is a tie that some moves lose. */
  const boards = ['.O..O/.#.../..X.#', '#O/.#/X./.O'].map(draw);
  boards.push(...sampleBoards().slice(0, 4), ...NO_WAY_OUT, ...randomBoards(16));

  it('has its moves from the best to the worst: the soonest win, ties, the latest loss', () => {
    let losses = 0;
    for (const board of boards)
      for (const side of ['red', 'black'] as const) {
        const { position, value, successors } = tourOf(board, side).found.yours.node;
        const worth = (after: Value) => {
          if (after.winner === 'tie') return 0;
          return (after.winner === position.side ? 1 : -1) / (1 + after.distance);
        };
        const worths = successors.map((each) => worth(each.value));
        expect(worths).toEqual(worths.toSorted((a, b) => b - a));
        if (worth(value) < 0 && new Set(worths).size > 1) losses++;
      }
    expect(losses).toBeGreaterThan(0);
  });

  it('is told who has won if the game is over, and if it is a tie, whether a move loses', () => {
    const told = new Set<string>();
    for (const board of boards) {
      const { found, beats } = tourOf(board);
      const { ground, node } = found.yours;
      for (const { says } of beats) {
        if (says.name === 'isOver') expect(says.facts.winner).toBe(node.value.winner);
        else if (says.name === 'nobodyForces') {
          const after = withSolved(rubicon, ground.board, (analysis) =>
            movesByRules(ground.board, node.position).map((move) =>
              analysis.value(afterByRules(node.position, move)),
            ),
          );
          expect(says.facts.losing).toBe(after.filter(({ winner }) => winner !== 'tie').length);
        } else continue;
        told.add(Object.values(says.facts).join(' '));
      }
    }
    expect([...told]).toEqual(expect.arrayContaining(['black', 'red 0', 'red 1']));
  });
});
