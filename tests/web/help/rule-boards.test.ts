import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { RULE_BOARDS, RULES, type Rule } from '../../../web/help/model/rule-boards.ts';
import { plyAfter } from '../../../web/model/line.ts';
import { load, valueToText } from '../../wasm/module.ts';
import { solvedLine } from '../support/solved-line.ts';

const rubicon = await load();
const command = new URL('../../../build/rubicon', import.meta.url).pathname;

/** The result that each board illustrates. */
const SHOWN: Readonly<Record<Rule, readonly [answer: string, ending: string | null]>> = {
  general: ['Red 7', 'capture'],
  pawn: ['Black 6', 'row-one'],
  redTakes: ['Red 1', 'capture'],
  blackTakes: ['Black 2', 'capture'],
  rowOne: ['Black 2', 'row-one'],
  noMove: ['Red 3', 'no-move'],
  tie: ['Tie', null],
};

describe('the boards of the rules', () => {
  it.each(RULES)('show what the rule says: %s', (rule) => {
    const { board, solution } = solvedLine(rubicon, RULE_BOARDS[rule]);
    const text = rubicon.formatContest([board]);
    const answer = execFileSync(command, ['-'], { input: text, encoding: 'utf8' }).trim();
    expect([answer, solution.ending]).toEqual(SHOWN[rule]);
    expect(valueToText(solution.value)).toBe(answer);
  });

  it('are small', () => {
    for (const { rows, columns } of Object.values(RULE_BOARDS))
      expect(rows * columns).toBeLessThanOrEqual(20);
  });
});

describe('the ply after another', () => {
  it('of a tie goes round its loop through positions that stood there before', () => {
    const { solution, positions } = solvedLine(rubicon, RULE_BOARDS.tie);
    const { moves, loop } = solution;
    const seen = (ply: number) => {
      const { generals, pawn, side } = positions[ply] ?? { generals: [], pawn: -1, side: 'red' };
      return JSON.stringify([[...generals].sort(), pawn, side]);
    };
    if (loop === null) throw new Error('the tie has no loop');
    expect(seen(moves.length)).toBe(seen(loop));
    expect(plyAfter(solution, moves.length)).toBe(loop + 1);
    expect(plyAfter(solution, 0)).toBe(1);
  });

  it('is none where the game ends', () => {
    const walk = { moves: [{ from: 0, to: 1 }], loop: null };
    expect(plyAfter(walk, 0)).toBe(1);
    expect(plyAfter(walk, 1)).toBeNull();
  });
});
