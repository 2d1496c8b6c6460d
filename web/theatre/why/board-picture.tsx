import { useMemo } from 'preact/hooks';
import type { Board, Move, Position, Side } from '../../../wasm/rubicon.ts';
import { cellsWith, OBSTACLE } from '../../model/board.ts';
import { placeOf } from '../../page/board/view-order.ts';

interface Props {
  readonly board: Board;
  readonly position: Position;
  /** The move that has led to it. */
  readonly move?: Move;
  readonly flipped: boolean;
}

/** What is left free around a piece: the pawn is the smaller, so that both are seen where they share a cell. */
const INSETS: Readonly<Record<Side, number>> = { red: 0.09, black: 0.2 };

/** A position as the stage draws it, of any size. */
export function BoardPicture({ board, position, move, flipped }: Props) {
  const { rows, columns } = board;
  const at = (cell: number) => placeOf(board, cell, flipped);
  const obstacles = useMemo(() => squares(cellsWith(board, OBSTACLE).map(at)), [board, flipped]);
  const goal = flipped ? rows - 0.16 : 0;
  return (
    <svg class="turned-board" viewBox={`0 0 ${columns} ${rows}`} aria-hidden="true">
      <rect class="cells" width={columns} height={rows} />
      <path class="seams" d={seams(rows, columns)} />
      <rect class="goal" y={goal} width={columns} height={0.16} />
      <path class="stones" d={obstacles} />
      {move !== undefined && <Trail from={at(move.from)} to={at(move.to)} />}
      {position.generals.map((cell) => (
        <Piece key={cell} side="red" place={at(cell)} />
      ))}
      <Piece side="black" place={at(position.pawn)} />
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

function Piece({ side, place: { x, y } }: { side: Side; place: Place }) {
  const inset = INSETS[side];
  const width = 1 - 2 * inset;
  return <rect class={`man ${side}`} x={x + inset} y={y + inset} width={width} height={width} />;
}
