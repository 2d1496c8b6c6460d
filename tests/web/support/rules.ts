import type { Board, Ending, Move, Position } from '../../../wasm/rubicon.ts';

/** The rules of the game, written once more from their text alone. */

/** Why the game is over before the side to move plays; null when it goes on. */
export function endingByRules(board: Board, position: Position): Ending | null {
  const { pawn, generals } = position;
  if (pawn < board.columns) return 'row-one';
  if (generals.includes(pawn)) return 'capture';
  return stepsByRules(board, position).length === 0 ? 'no-move' : null;
}

/** Who has won, by the ending. */
export function winnerByRules(ending: Ending, { side }: Position): 'red' | 'black' {
  if (ending === 'row-one') return 'black';
  return side === 'red' ? 'black' : 'red';
}

/** The moves of the side to move; none once the game is over. */
export function movesByRules(board: Board, position: Position): Move[] {
  return endingByRules(board, position) === null ? stepsByRules(board, position) : [];
}

function stepsByRules(board: Board, { side, generals, pawn }: Position): Move[] {
  const pieces = side === 'red' ? generals : [pawn];
  const directions =
    side === 'red'
      ? ([
          [-1, 0],
          [1, 0],
          [0, -1],
          [0, 1],
        ] as const)
      : ([
          [-1, 0],
          [0, -1],
          [0, 1],
        ] as const);
  return pieces.flatMap((from) =>
    directions.flatMap(([down, right]) => {
      const row = Math.floor(from / board.columns) + down;
      const column = (from % board.columns) + right;
      if (row < 0 || row >= board.rows || column < 0 || column >= board.columns) return [];
      const to = row * board.columns + column;
      if (board.cells[to] === '#' || (side === 'red' && generals.includes(to))) return [];
      return [{ from, to }];
    }),
  );
}
