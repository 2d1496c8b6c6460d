import { useMemo } from 'preact/hooks';
import type { Board, Move, Position, Side } from '../../../wasm/rubicon.ts';
import { cellsWith, OBSTACLE } from '../../model/board.ts';
import { otherSide } from '../../model/line.ts';
import { placeOf } from '../../page/board/view-order.ts';

interface Props {
  readonly board: Board;
  readonly position: Position;
  /** The move that has led to it. */
  readonly move?: Move;
  readonly flipped: boolean;
}

/** What is left free around a piece; around one that is captured, and around the one above it. */
const INSETS: Readonly<Record<Side, number>> = { red: 0.09, black: 0.2 };
const CAPTURED = 0.06;
const CAPTOR = 0.27;

/** A position as the stage draws it, of any size. */
export function BoardPicture({ board, position, move, flipped }: Props) {
  const { rows, columns } = board;
  const at = (cell: number) => placeOf(board, cell, flipped);
  const obstacles = useMemo(() => squares(cellsWith(board, OBSTACLE).map(at)), [board, flipped]);
  const goal = flipped ? rows - 0.16 : 0;
  const shared = position.generals.includes(position.pawn) ? position.pawn : null;
  const cells = { red: position.generals, black: [position.pawn] };
  return (
    <svg class="turned-board" viewBox={`0 0 ${columns} ${rows}`} aria-hidden="true">
      <rect class="cells" width={columns} height={rows} />
      <path class="seams" d={seams(rows, columns)} />
      <rect class="goal" y={goal} width={columns} height={0.16} />
      <path class="stones" d={obstacles} />
      {move !== undefined && <Trail from={at(move.from)} to={at(move.to)} />}
      {/* The side that has moved comes last, and so above what it has captured. */}
      {[position.side, otherSide(position.side)].flatMap((side) =>
        cells[side].map((cell) => {
          const inset = cell !== shared ? INSETS[side] : side === position.side ? CAPTURED : CAPTOR;
          return <Piece key={`${side}${cell}`} side={side} place={at(cell)} inset={inset} />;
        }),
      )}
    </svg>
  );
}

interface Place {
  readonly x: number;
  readonly y: number;
}

function squares(places: readonly Place[]): string {
  return places.map(({ x, y }) => `M${x} ${y}h1v1h-1z`).join('');
}

function seams(rows: number, columns: number): string {
  const across = Array.from({ length: rows - 1 }, (_, index) => `M0 ${index + 1}h${columns}`);
  const down = Array.from({ length: columns - 1 }, (_, index) => `M${index + 1} 0v${rows}`);
  return [...across, ...down].join('');
}

/** Where the piece has come from, and its way. */
function Trail({ from, to }: { from: Place; to: Place }) {
  return (
    <>
      <rect class="left" x={from.x + 0.3} y={from.y + 0.3} width={0.4} height={0.4} />
      <path class="way" d={`M${from.x + 0.5} ${from.y + 0.5}L${to.x + 0.5} ${to.y + 0.5}`} />
    </>
  );
}

function Piece({ side, place: { x, y }, inset }: { side: Side; place: Place; inset: number }) {
  const width = 1 - 2 * inset;
  return <rect class={`man ${side}`} x={x + inset} y={y + inset} width={width} height={width} />;
}
