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
  const cells = useMemo(() => <Cells board={board} flipped={flipped} />, [board, flipped]);
  const generals = position?.generals ?? cellsWith(board, GENERAL);
  const pawns = position === null ? cellsWith(board, PAWN) : [position.pawn];
  // Of two pieces on a cell the side that is to move has lost its own.
  const shared = position?.generals.includes(position.pawn) ? position.pawn : null;
  const captured = shared === null ? null : position?.side;
  const left = (side: Side, cells: readonly number[]) =>
    side === captured ? cells.filter((cell) => cell !== shared) : cells;
  const redLeft = left('red', generals);
  const squares = (of: readonly number[], plain: number, captor = plain) =>
    squaresPath(board, of, flipped, (cell) => (cell === shared ? captor : plain));
  return (
    <svg class="stage-thumbnail" viewBox={`0 0 ${board.columns * 16} ${board.rows * 16}`} aria-hidden="true">
      {cells}
      {shared !== null && <path class={`captured ${captured}`} d={squares([shared], 1)} />}
      <path class="edges" d={squares(redLeft, 2, 4)} />
      <path class="generals" d={squares(redLeft, 3, 5)} />
      <path class="pawns" d={squares(left('black', pawns), 4)} />
    </svg>
  );
}

/** What stays the same while pieces move. */
function Cells({ board, flipped }: Pick<Props, 'board' | 'flipped'>) {
  const { rows, columns } = board;
  const lines = [
    ...Array.from({ length: columns - 1 }, (_, index) => `M${(index + 1) * 16} 0v${rows * 16}`),
    ...Array.from({ length: rows - 1 }, (_, index) => `M0 ${(index + 1) * 16}h${columns * 16}`),
  ].join('');
  return (
    <>
      <path class="lines" d={lines} />
      <path class="goal" d={`M0 ${flipped ? rows * 16 - 2 : 0}h${columns * 16}v2h${-columns * 16}z`} />
      <path class="stones" d={squaresPath(board, cellsWith(board, OBSTACLE), flipped, () => 0)} />
    </>
  );
}

/** Squares on cells, each so far from its cell's edges. */
function squaresPath(
  board: Board,
  cells: readonly number[],
  flipped: boolean,
  insetOf: (cell: number) => number,
): string {
  return cells
    .map((cell) => {
      const { x, y } = placeOf(board, cell, flipped);
      const inset = insetOf(cell);
      const side = 16 - 2 * inset;
      return `M${x * 16 + inset} ${y * 16 + inset}h${side}v${side}h${-side}z`;
    })
    .join('');
}
