import { type Board, type CellMark, isPiece, markAt, withMark } from './board.ts';

/** A press that draws or erases every cell it passes over. */
export interface Paint {
  readonly kind: 'paint';
  /** The board as it was before the press. */
  readonly before: Board;
  readonly mark: CellMark;
  /** Pieces under the stroke are kept. */
  readonly sparesPieces: boolean;
  readonly cells: readonly number[];
  /** Where the pointer was last; null after it left the board. */
  readonly last: number | null;
}

/** A press that carries a piece. */
export interface Carry {
  readonly kind: 'carry';
  readonly before: Board;
  /** The board without the carried piece. */
  readonly base: Board;
  readonly piece: CellMark;
  readonly at: number;
  /** Whether the press has placed the piece; otherwise it stood on the board. */
  readonly isPlaced: boolean;
}

/**
 * One press of the pointer, from down to up. It keeps the board before it, so that a carried piece restores
 * what it passes over.
 */
export type Stroke = Paint | Carry;

/** The board during the stroke, and if it ends here. */
export function strokeBoard(stroke: Stroke): Board {
  if (stroke.kind === 'carry') return withMark(stroke.base, stroke.at, stroke.piece);
  const cells = [...stroke.before.cells];
  for (const cell of stroke.cells) {
    if (!(stroke.sparesPieces && isPiece(markAt(stroke.before, cell)))) cells[cell] = stroke.mark;
  }
  return { ...stroke.before, cells: cells.join('') };
}
