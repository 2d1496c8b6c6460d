import { describe, expect, it } from 'vitest';
import type { Value } from '../../../../wasm/rubicon.ts';
import { draw, load, withSolved } from '../../../wasm/module.ts';
import { afterByRules, movesByRules } from '../../support/rules.ts';
import { NO_WAY_OUT, randomBoards, sampleBoards, tourOf } from './tours.ts';

const rubicon = await load();

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
