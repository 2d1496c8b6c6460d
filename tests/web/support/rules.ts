import type { Board, Ending, Move, Position } from '../../../wasm/rubicon.ts';

/** An independent implementation of the rules, from their text alone. */

/** Why the game is over before the side to move plays; null if it is not. */
export function endingByRules(board: Board, position: Position): Ending | null {
  const { pawn, generals } = position;
  if (pawn < board.columns) return 'row-one';
  if (generals.includes(pawn)) return 'capture';
  return stepsByRules(board, position).length === 0 ? 'no-move' : null;
}

/** The winner, by the ending. */
export function winnerByRules(ending: Ending, { side }: Position): 'red' | 'black' {
  if (ending === 'row-one') return 'black';
  return side === 'red' ? 'black' : 'red';
}

/** The moves of the side to move; none if the game is over. */
export function movesByRules(board: Board, position: Position): Move[] {
  return endingByRules(board, position) === null ? stepsByRules(board, position) : [];
}

const STEPS = {
  red: [
    [-1, 0],
    [1, 0],
    [0, -1],
    [0, 1],
  ],
  black: [
    [-1, 0],
    [0, -1],
    [0, 1],
  ],
} as const;

function stepsByRules({ rows, columns, cells }: Board, { side, generals, pawn }: Position): Move[] {
  const steps: Move[] = [];
  for (const from of side === 'red' ? generals : [pawn])
    for (const [down, right] of STEPS[side]) {
      const row = Math.floor(from / columns) + down;
      const column = (from % columns) + right;
      if (row < 0 || row >= rows || column < 0 || column >= columns) continue;
      const to = row * columns + column;
      if (cells[to] === '#' || (side === 'red' && generals.includes(to))) continue;
      steps.push({ from, to });
    }
  return steps;
}

/** The position after a move. */
export function afterByRules(position: Position, { from, to }: Move): Position {
  const side = position.side === 'red' ? 'black' : 'red';
  if (position.side === 'black') return { ...position, pawn: to, side };
  const [first, second] = position.generals;
  return { ...position, generals: first === from ? [to, second] : [first, to], side };
}

/** The position from which a move has led to this one. */
export function beforeByRules(position: Position, { from, to }: Move): Position {
  const side = position.side === 'red' ? 'black' : 'red';
  if (side === 'black') return { ...position, pawn: from, side };
  const [first, second] = position.generals;
  return { ...position, generals: first === to ? [from, second] : [first, from], side };
}
