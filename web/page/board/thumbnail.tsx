import './thumbnail.css';
import { useMemo } from 'preact/hooks';
import {
  type Board,
  cellsWith,
  columnOf,
  GENERAL,
  type Mark,
  OBSTACLE,
  PAWN,
  rowOf,
} from '../../model/board.ts';

/** A small picture of a board. */
export function Thumbnail({ board }: { board: Board }) {
  return useMemo(() => {
    const at = (cell: number) => `M${columnOf(board, cell)} ${rowOf(board, cell)}`;
    const drawn = (mark: Mark, shape: string) =>
      cellsWith(board, mark)
        .map((cell) => at(cell) + shape)
        .join('');
    return (
      <svg class="thumbnail" viewBox={`0 0 ${board.columns} ${board.rows}`} aria-hidden="true">
        <path class="obstacles" d={drawn(OBSTACLE, 'h1v1h-1z')} />
        <path class="generals" d={drawn(GENERAL, 'm.1.9h.8v-.8l-.2.25l-.2-.3l-.2.3l-.2-.25z')} />
        <path class="pawns" d={drawn(PAWN, 'm.15.9h.7l-.2-.4a.25.25 0 1 0-.3 0z')} />
      </svg>
    );
  }, [board]);
}
