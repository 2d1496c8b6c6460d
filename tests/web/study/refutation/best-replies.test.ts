import { describe, expect, it } from 'vitest';
import type { Board, Position, Side, Value } from '../../../../wasm/rubicon.ts';
import { positionsAlong } from '../../../../web/model/line.ts';
import { isBest, judgeMove } from '../../../../web/study/model/judgement.ts';
import { type Asked, isPreviewed, valueAfter } from '../../../../web/study/refutation/model/asked.ts';
import { bestReplies, MOST_REPLAYED } from '../../../../web/study/refutation/model/best-replies.ts';
import { load, readData, textbookValue, withSolved } from '../../../wasm/module.ts';
import { endingByRules, movesByRules } from '../../support/rules.ts';
import { board } from '../../support/samples.ts';

const rubicon = await load();

/** A win with one winning move, a tie with one move that keeps it, and contest boards with either side to move. */
const BOARDS: readonly Board[] = [
  board('O..', '.#.', '...', '.X.', '..O'),
  board('..O', '.#.', '...', 'X##', '.O.'),
  ...rubicon
    .parseContest(readData('boards-1000.in'))
    .filter(({ cells }) => cells.length <= 30)
    .slice(0, 12),
];

interface Replayed {
  readonly asked: Asked;
  readonly positions: readonly Position[];
  readonly faults: readonly string[];
}

/** Replays each move of the position that is not one of the best, and names what the rules and the textbook solver object to. */
async function replayAll(drawn: Board, side: Side): Promise<Replayed[]> {
  const position = rubicon.position(drawn, side);
  const replayed: Replayed[] = [];
  const asks = withSolved(rubicon, drawn, (analysis) => {
    const all = new Map<string, ReturnType<typeof analysis.moves>>();
    const movesAt = (each: Position) => {
      const key = JSON.stringify(each);
      const moves = all.get(key) ?? analysis.moves(each);
      all.set(key, moves);
      return moves;
    };
    const fill = (each: Position, depth: number): void => {
      const [best] = movesAt(each);
      const next = best && positionsAlong(each, [best])[1];
      if (next !== undefined && depth > 0) fill(next, depth - 1);
    };
    for (const move of movesAt(position)) {
      const after = positionsAlong(position, [move])[1];
      if (after !== undefined) fill(after, MOST_REPLAYED);
    }
    return { moves: movesAt(position), known: all };
  });
  const best = asks.moves[0]?.value;
  for (const move of asks.moves) {
    const judgement = judgeMove(best as Value, move.value, side);
    if (isBest(judgement)) continue;
    const asked = { board: drawn, position, move, after: move.value, judgement };
    const moves = await bestReplies(drawn, position, move, async (_, positions) =>
      positions.map((each) => asks.known.get(JSON.stringify(each)) ?? []),
    );
    const positions = positionsAlong(position, moves ?? []);
    replayed.push({ asked, positions, faults: faultsOf(asked, moves ?? [], positions) });
  }
  return replayed;
}

function faultsOf(
  asked: Asked,
  moves: readonly { from: number; to: number }[],
  positions: readonly Position[],
): string[] {
  const { board: drawn, after } = asked;
  const faults: string[] = [];
  for (const [index, { from, to }] of moves.entries()) {
    const [before, then] = [positions[index] as Position, positions[index + 1] as Position];
    if (!movesByRules(drawn, before).some((each) => each.from === from && each.to === to))
      faults.push(`move ${index + 1} is not legal`);
    const value = textbookValue(drawn, then);
    const expected = after.winner === 'tie' ? after : { ...after, distance: after.distance - index };
    if (JSON.stringify(value) !== JSON.stringify(expected)) faults.push(`move ${index + 1} is not the best`);
  }
  const last = positions.at(-1) as Position;
  if (moves.length < MOST_REPLAYED && endingByRules(drawn, last) === null) faults.push('it ends too soon');
  if (JSON.stringify(valueAfter(asked, moves)) !== JSON.stringify(textbookValue(drawn, last)))
    faults.push('the value at its end is another');
  return faults;
}

describe('the answers to a move that was not the best', () => {
  it('are best play by the rules and by the textbook solver, to the end of the game or as far as shown', async () => {
    const replayed: Replayed[] = [];
    for (const drawn of BOARDS)
      for (const side of ['red', 'black'] as const) {
        replayed.push(...(await replayAll(drawn, side)));
      }
    expect(replayed.flatMap(({ faults }) => faults)).toEqual([]);
    const kinds = new Set(replayed.map(({ asked }) => asked.judgement.kind));
    expect([...kinds].sort()).toEqual(['slower', 'sooner', 'tie-to-loss', 'win-to-loss', 'win-to-tie']);
  });

  it('are not shown once the board has been left, nor of a move without a piece', async () => {
    const [drawn] = BOARDS as [Board];
    const position = rubicon.position(drawn, 'red');
    expect(await bestReplies(drawn, position, { from: 0, to: 1 }, async () => null)).toBeNull();
    expect(await bestReplies(drawn, position, { from: 5, to: 4 }, async () => [[]])).toBeNull();
  });
});

describe('a preview', () => {
  it('is that of a move if it starts with it, in the same position', () => {
    const position: Position = { generals: [0, 14], pawn: 10, side: 'red' };
    const asked = { position, move: { from: 0, to: 1 } } as Asked;
    const of = (start: Position | null, to: number) => ({ start, moves: [{ from: 0, to }], isPinned: false });
    expect(isPreviewed(asked, of({ ...position, generals: [14, 0] }, 1))).toBe(true);
    expect(isPreviewed(asked, of(position, 3))).toBe(false);
    expect(isPreviewed(asked, of({ ...position, pawn: 9 }, 1))).toBe(false);
    expect(isPreviewed(asked, of(null, 1))).toBe(false);
    expect(isPreviewed(asked, null)).toBe(false);
  });
});
