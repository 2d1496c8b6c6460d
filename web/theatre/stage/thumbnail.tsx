import './thumbnail.css';
import { useMemo } from 'preact/hooks';
import type { Move, Position, Side } from '../../../wasm/rubicon.ts';
import { type Board, cellsWith, GENERAL, OBSTACLE, PAWN } from '../../model/board.ts';
import { placeOf } from '../../page/board/view-order.ts';

interface Props {
  /** Size and obstacles; its pieces are shown if there is no position. */
  readonly board: Board;
  readonly position: Position | null;
  /** The move that has led to it. */
  readonly move?: Move;
  readonly flipped: boolean;
}

/** A small picture of a position in the stage's look, of any size: a cell is sixteen units wide. */
export function StageThumbnail({ board, position, move, flipped }: Props) {
  const cells = useMemo(() => <Cells board={board} flipped={flipped} />, [board, flipped]);
  const generals = position?.generals ?? cellsWith(board, GENERAL);
  const pawns = position === null ? cellsWith(board, PAWN) : [position.pawn];
  // The side to move has lost its piece of two that share a cell.
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
      {move !== undefined && (
        <Trail from={placeOf(board, move.from, flipped)} to={placeOf(board, move.to, flipped)} />
      )}
      {shared !== null && <path class={`captured ${captured}`} d={squares([shared], 1)} />}
      <path class="edges" d={squares(redLeft, 2, 4)} />
      <path class="generals" d={squares(redLeft, 3, 5)} />
      <path class="pawns" d={squares(left('black', pawns), 4)} />
    </svg>
  );
}

/** The cell that a piece has left, and its way. */
function Trail({ from, to }: { from: Place; to: Place }) {
  return (
    <>
      <path class="left" d={`M${from.x * 16 + 5} ${from.y * 16 + 5}h6v6h-6z`} />
      <path class="way" d={`M${from.x * 16 + 8} ${from.y * 16 + 8}L${to.x * 16 + 8} ${to.y * 16 + 8}`} />
    </>
  );
}

type Place = ReturnType<typeof placeOf>;

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

/** Squares on cells, with the distance of each from the edges of its cell. */
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
