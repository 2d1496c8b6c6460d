import './thumbnail.css';
import { useMemo } from 'preact/hooks';
import type { Position, Side } from '../../../wasm/rubicon.ts';
import { type Board, cellsWith, GENERAL, OBSTACLE, PAWN } from '../../model/board.ts';
import { placeOf } from '../../page/board/view-order.ts';

interface Props {
  /** Its size and obstacles; its pieces are shown where there is no position. */
  readonly board: Board;
  readonly position: Position | null;
  readonly flipped: boolean;
}

/** A small picture of a position, as the stage shows it: a cell is sixteen units wide. */
export function StageThumbnail({ board, position, flipped }: Props) {
  return useMemo(() => {
    const { rows, columns } = board;
    // Of two pieces on a cell the side that is to move has lost its own.
    const shared = position?.generals.includes(position.pawn) ? position.pawn : null;
    const squares = (cells: readonly number[], plain: number, captor = plain) =>
      cells
        .map((cell) => {
          const { x, y } = placeOf(board, cell, flipped);
          const inset = cell === shared ? captor : plain;
          const side = 16 - 2 * inset;
          return `M${x * 16 + inset} ${y * 16 + inset}h${side}v${side}h${-side}z`;
        })
        .join('');
    const lines = [
      ...Array.from({ length: columns - 1 }, (_, index) => `M${(index + 1) * 16} 0v${rows * 16}`),
      ...Array.from({ length: rows - 1 }, (_, index) => `M0 ${(index + 1) * 16}h${columns * 16}`),
    ].join('');
    const generals = position?.generals ?? cellsWith(board, GENERAL);
    const pawns = position === null ? cellsWith(board, PAWN) : [position.pawn];
    const captured = shared === null ? null : position?.side;
    const left = (side: Side, cells: readonly number[]) =>
      side === captured ? cells.filter((cell) => cell !== shared) : cells;
    const redLeft = left('red', generals);
    return (
      <svg class="stage-thumbnail" viewBox={`0 0 ${columns * 16} ${rows * 16}`} aria-hidden="true">
        <path class="lines" d={lines} />
        <path class="goal" d={`M0 ${flipped ? rows * 16 - 2 : 0}h${columns * 16}v2h${-columns * 16}z`} />
        <path class="stones" d={squares(cellsWith(board, OBSTACLE), 0)} />
        {shared !== null && <path class={`captured ${captured}`} d={squares([shared], 1)} />}
        <path class="edges" d={squares(redLeft, 2, 4)} />
        <path class="generals" d={squares(redLeft, 3, 5)} />
        <path class="pawns" d={squares(left('black', pawns), 4)} />
      </svg>
    );
  }, [board, position, flipped]);
}
