import './thumbnail.css';
import type { Move, Position } from '../../../wasm/rubicon.ts';
import type { Board } from '../../model/board.ts';
import { otherSide } from '../../model/line.ts';
import type { PlacedPiece } from '../../model/pieces.ts';
import { BoardPicture, Shapes } from '../../page/board/picture/board-picture.tsx';
import type { Look, Pictured, Shape } from '../../page/board/picture/shapes.ts';
import { courseOf } from '../../page/board/view-order.ts';

/** Cell width in units, as in the stage's own pictures. */
const CELL = 16;

/** A square in the middle of a cell, at a distance from its edges. */
function square(inset: number): string {
  const side = CELL - 2 * inset;
  return `m${inset} ${inset}h${side}v${side}h${-side}z`;
}

/** The stage's cells, obstacles and pieces without light and shade, for pictures of any size. */
const STAGE_LOOK: Look = {
  cell: CELL,
  isCrisp: true,
  ground,
  obstacle: [['--stage-stone', square(0)]],
  last,
  piece: (kind, role) => {
    const colour = kind === 'general' ? '--stage-red' : '--stage-black';
    if (role === 'captured') return [[colour, square(1)]];
    if (kind === 'pawn') return [[colour, square(4)]];
    const inset = role === 'captor' ? 4 : 2;
    return [
      ['--stage-edge', square(inset)],
      [colour, square(inset + 1)],
    ];
  },
};

/** The lines between cells, and the goal line along row 1. */
function ground({ rows, columns }: Board, flipped: boolean): Shape[] {
  const [width, height] = [columns * CELL, rows * CELL];
  const lines = [
    ...Array.from({ length: columns - 1 }, (_, index) => `M${(index + 1) * CELL} 0v${height}`),
    ...Array.from({ length: rows - 1 }, (_, index) => `M0 ${(index + 1) * CELL}h${width}`),
  ].join('');
  return [
    { name: 'lines', d: lines, stroke: '--stage-line', more: { 'vector-effect': 'non-scaling-stroke' } },
    { name: 'goal', d: `M0 ${flipped ? height - 2 : 0}h${width}v2h${-width}z`, fill: '--stage-goal' },
  ];
}

/** The cell that a piece has left, and its way. */
function last({ board, last: made = null, flipped = false }: Pictured): Shape[] {
  if (made === null) return [];
  const { x, y, turn } = courseOf(board, made.move, flipped);
  const transform = `translate(${x * CELL + CELL / 2} ${y * CELL + CELL / 2}) rotate(${turn})`;
  return [
    { name: 'left', d: 'M-3-3h6v6h-6z', fill: '--stage-trail', more: { transform } },
    { name: 'way', d: `M0 0h${CELL}`, stroke: '--stage-trail', more: { transform, 'stroke-width': 2.5 } },
  ];
}

/** A piece in the stage's look, on a cell of its own. */
export function StagePiece({ kind }: { kind: PlacedPiece['kind'] }) {
  const shapes = STAGE_LOOK.piece(kind, 'plain').map(([fill, d]) => ({ name: kind, fill, d }));
  return (
    <svg viewBox={`0 0 ${CELL} ${CELL}`} shape-rendering="crispEdges" aria-hidden="true">
      <Shapes shapes={shapes} />
    </svg>
  );
}

interface Props {
  /** Size and obstacles; its pieces are shown if there is no position. */
  readonly board: Board;
  readonly position: Position | null;
  /** The move that has led to it. */
  readonly move?: Move;
  readonly flipped: boolean;
}

/** A small picture of a position in the stage's look. */
export function StageThumbnail({ board, position, move, flipped }: Props) {
  const last = move && position && { move, side: otherSide(position.side) };
  return (
    <BoardPicture
      look={STAGE_LOOK}
      name="stage-thumbnail"
      board={board}
      position={position}
      last={last ?? null}
      flipped={flipped}
    />
  );
}
