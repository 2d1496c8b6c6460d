import { type Board, columnOf, rowOf } from '../../../model/board.ts';
import { GENERAL_PICTURE, PAWN_PICTURE } from '../../pictures/pictures.ts';
import { type Picture, pathsOf } from '../../pictures/pixel-art.ts';
import type { LIGHT } from '../../style/colours.ts';
import { MOVE_ARROW } from '../move-arrow.ts';
import { courseOf } from '../view-order.ts';
import { type Art, type Look, type Shape, stamp } from './shapes.ts';

export type PageColour = keyof typeof LIGHT;

/** Cell width in units: a piece of 16 pixels with a margin of 2. */
const CELL = 20;
const MARGIN = 'm2 2';

const GENERAL = artOf(GENERAL_PICTURE, {
  o: '--outline-red',
  c: '--vermilion',
  h: '--vermilion-light',
  s: '--vermilion-dark',
  g: '--gold',
  w: '--gold-light',
});
const PAWN = artOf(PAWN_PICTURE, {
  o: '--outline-black',
  c: '--pawn',
  h: '--pawn-light',
  s: '--pawn-dark',
  g: '--gold',
  w: '--gold-light',
});

/** The board of the page: its colours, its obstacles and its pieces. */
export const PAGE_LOOK: Look<PageColour> = {
  cell: CELL,
  isCrisp: true,
  ground,
  obstacle: [
    ['--stone-light', 'h20v20h-20z'],
    ['--stone-dark', 'm2 18h16v-16h2v18h-18z'],
    ['--stone', 'm2 2h16v16h-16z'],
  ],
  last: ({ board, last = null, flipped = false }) =>
    last === null
      ? []
      : lastMove(last.side === 'red' ? '--red' : '--black', courseOf(board, last.move, flipped)),
  piece: (kind, role) => (role === 'captured' ? [] : kind === 'general' ? GENERAL : PAWN),
};

const GROUND = ['--cell-even', '--cell-odd', '--goal-even', '--goal-odd'] as const;

/** The cells; row 1 has its own colours. */
function ground(board: Board, flipped: boolean): Shape<PageColour>[] {
  const cells = Array.from({ length: board.cells.length }, (_, cell) => cell);
  return GROUND.flatMap((colour) => {
    const of = cells.filter((cell) => groundAt(board, cell) === colour);
    return stamp(PAGE_LOOK, board, flipped, 'ground', [[colour, 'h20v20h-20z']], of);
  });
}

function groundAt(board: Board, cell: number): (typeof GROUND)[number] {
  const parity = (rowOf(board, cell) + columnOf(board, cell)) % 2 === 0 ? 'even' : 'odd';
  return rowOf(board, cell) === 0 ? `--goal-${parity}` : `--cell-${parity}`;
}

/** A dashed square around the origin of a move, and an arrow to its target. */
export function lastMove(
  colour: PageColour,
  { x, y, turn }: ReturnType<typeof courseOf>,
): Shape<PageColour>[] {
  const smooth = { 'shape-rendering': 'geometricPrecision' };
  const [left, top] = [x * CELL, y * CELL];
  return [
    {
      name: 'last',
      d: `M${left} ${top}m1.2 1.2h17.6v17.6h-17.6z`,
      fill: colour,
      stroke: colour,
      more: { ...smooth, 'fill-opacity': 0.22, 'stroke-width': 1.2, 'stroke-dasharray': '3.2 2' },
    },
    {
      name: 'arrow',
      d: MOVE_ARROW,
      fill: colour,
      more: {
        ...smooth,
        transform: `translate(${left + CELL / 2} ${top + CELL / 2}) rotate(${turn}) scale(${CELL})`,
      },
    },
  ];
}

function artOf(picture: Picture, colours: Readonly<Record<string, PageColour>>): Art<PageColour> {
  return pathsOf(picture).map(([letter, path]) => [colours[letter] ?? '--ink', MARGIN + path]);
}
