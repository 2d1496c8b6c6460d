import type { Board, Move, Position, Side, Value } from '../../../../wasm/rubicon.ts';
import { followMove, startPosition } from '../../../../web/model/line.ts';
import { parseBoard } from '../../../../web/model/link-board.ts';
import { textbook } from '../../../wasm/module.ts';
import { movesByRules } from '../../support/rules.ts';

/** A puzzle by the textbook solver. */
export interface Solved {
  readonly winner: Value['winner'];
  /** Moves of both sides until it is won; 0 for a tie. */
  readonly length: number;
  /** First moves that keep the result. */
  readonly keys: number;
  /** Red wins, and a beginner's three rules propose the first move and the only moves after it. */
  readonly isNaive: boolean;
}

interface Choice {
  readonly move: Move;
  readonly after: Position;
  readonly value: Value;
}

export function solve(link: string, side: Side = 'red'): Solved {
  const read = parseBoard(link);
  const start = read.ok ? startPosition(read.value, side) : null;
  if (!read.ok || start === null) throw new Error(`no puzzle: ${link}`);
  const board = read.value;
  const run = textbook.open(board);
  run.seek(Number.POSITIVE_INFINITY);
  const valueAt = (position: Position): Value => {
    const mark = run.mark(position);
    return mark.decided ? mark.value : { winner: 'tie' };
  };
  const choicesOf = (position: Position) =>
    movesByRules(board, position)
      .map((move) => choiceOf(position, move, valueAt))
      .sort((a, b) => compare(a.value, b.value, position.side));
  const value = valueAt(start);
  const keys = choicesOf(start).filter((each) => each.value.winner === value.winner).length;
  const isNaive = value.winner === 'red' && followsRules(board, start, choicesOf);
  run.close();
  return { winner: value.winner, length: value.winner === 'tie' ? 0 : value.distance, keys, isNaive };
}

function choiceOf(position: Position, move: Move, valueAt: (position: Position) => Value): Choice {
  const after = followMove(position, move);
  if (after === null) throw new Error('a move that cannot be made');
  return { move, after, value: valueAt(after) };
}

/** Red's wins come first, the shortest first, then ties, then Red's losses, the longest first; for Black the other way round. */
function compare(a: Value, b: Value, side: Position['side']): number {
  const worth = (value: Value) =>
    value.winner === 'tie' ? 0 : (value.winner === 'red' ? 1 : -1) / (value.distance + 1);
  return side === 'red' ? worth(b) - worth(a) : worth(a) - worth(b);
}

/** Follows the best line as long as Red has one winning move among several. */
function followsRules(
  board: Board,
  start: Position,
  choicesOf: (position: Position) => readonly Choice[],
): boolean {
  let position = start;
  for (;;) {
    const choices = choicesOf(position);
    const [best] = choices;
    if (best === undefined) return true;
    if (position.side === 'red' && choices.length > 1) {
      if (choices.filter(({ value }) => value.winner === 'red').length > 1) return true;
      if (!RULES.some((rule) => rule(board, position, best.move))) return false;
    }
    position = best.after;
  }
}

type Rule = (board: Board, position: Position, move: Move) => boolean;

const captures: Rule = (_, { pawn }, { to }) => to === pawn;

const blocks: Rule = ({ columns }, { pawn }, { from, to }) =>
  to % columns === pawn % columns && to < pawn && from % columns !== pawn % columns;

const approaches: Rule = (board, { pawn, generals }, { from, to }) => {
  const [mine, nearest] = [
    apart(board, from, pawn),
    Math.min(...generals.map((each) => apart(board, each, pawn))),
  ];
  return mine === nearest && apart(board, to, pawn) < mine;
};

const RULES = [captures, blocks, approaches];

function apart({ columns }: Board, a: number, b: number): number {
  return (
    Math.abs(Math.floor(a / columns) - Math.floor(b / columns)) + Math.abs((a % columns) - (b % columns))
  );
}
