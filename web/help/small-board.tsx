import type { Board, Move, Position, Side } from '../../wasm/rubicon.ts';
import { cellsWith, columnOf, GENERAL, OBSTACLE, PAWN, rowOf } from '../model/board.ts';
import { boardAt } from '../model/line.ts';
import { useTexts } from '../page/app-context.ts';
import { GENERAL_PICTURE, PAWN_PICTURE } from '../page/pictures/pictures.ts';
import { pathsOf } from '../page/pictures/pixel-art.ts';
import { useCatalogue } from '../page/words/catalogue.ts';
import { HELP } from './words.ts';

const GENERAL_PATHS = pathsOf(GENERAL_PICTURE);
const PAWN_PATHS = pathsOf(PAWN_PICTURE);
/** Cell width in units: a piece of 16 pixels with a margin of 2. */
const CELL = 20;

interface Props {
  readonly board: Board;
  readonly position: Position | null;
  /** The last move. */
  readonly last: { readonly move: Move; readonly side: Side } | null;
}

/** A small read-only board; its accessible name lists the pieces and obstacles. */
export function SmallBoard({ board, position, last }: Props) {
  const { boardLabel, cell } = useTexts();
  const { aside } = useCatalogue(HELP);
  const shown = position === null ? board : boardAt(board, position);
  const cells = Array.from({ length: shown.cells.length }, (_, index) => index);
  const words = [...cellsWith(shown, GENERAL), ...cellsWith(shown, PAWN), ...cellsWith(shown, OBSTACLE)].map(
    (at) => cell(rowOf(shown, at) + 1, columnOf(shown, at) + 1, shown.cells[at] as '#'),
  );
  return (
    <svg
      class="small-board"
      viewBox={`0 0 ${shown.columns * CELL} ${shown.rows * CELL}`}
      role="img"
      aria-label={[boardLabel(shown.rows, shown.columns), ...words].join(aside)}
    >
      {cells.map((at) => (
        <Cell key={at} board={shown} cell={at} />
      ))}
      {last !== null && <LastMove board={shown} {...last} />}
      {cellsWith(shown, GENERAL).map((at) => (
        <Piece key={at} kind="general" board={shown} cell={at} />
      ))}
      {cellsWith(shown, PAWN).map((at) => (
        <Piece key={at} kind="pawn" board={shown} cell={at} />
      ))}
    </svg>
  );
}

interface Place {
  readonly board: Board;
  readonly cell: number;
}

function Cell({ board, cell }: Place) {
  const [row, column] = [rowOf(board, cell), columnOf(board, cell)];
  const ground = `${row === 0 ? 'goal' : 'ground'} ${(row + column) % 2 === 0 ? 'even' : 'odd'}`;
  const kind = board.cells[cell] === OBSTACLE ? 'stone' : ground;
  const inset = kind === 'stone' ? 1.5 : 0;
  return (
    <>
      {kind === 'stone' && (
        <rect class="stone-edge" x={column * CELL} y={row * CELL} width={CELL} height={CELL} />
      )}
      <rect
        class={kind}
        x={column * CELL + inset}
        y={row * CELL + inset}
        width={CELL - 2 * inset}
        height={CELL - 2 * inset}
      />
    </>
  );
}

function Piece({ kind, board, cell }: Place & { kind: 'general' | 'pawn' }) {
  const paths = kind === 'general' ? GENERAL_PATHS : PAWN_PATHS;
  return (
    <g
      class={kind}
      shape-rendering="crispEdges"
      transform={`translate(${columnOf(board, cell) * CELL + 2} ${rowOf(board, cell) * CELL + 2})`}
    >
      {paths.map(([letter, path]) => (
        <path key={letter} class={`pixel-${letter}`} d={path} />
      ))}
    </g>
  );
}

function LastMove({ board, move, side }: { board: Board; move: Move; side: Side }) {
  const [x, y] = [columnOf(board, move.from) * CELL, rowOf(board, move.from) * CELL];
  const down = rowOf(board, move.to) - rowOf(board, move.from);
  const turn = down === 0 ? (move.to > move.from ? 0 : 180) : down > 0 ? 90 : -90;
  return (
    <g class={`small-move ${side}`} transform={`translate(${x} ${y})`}>
      <rect x={1.2} y={1.2} width={CELL - 2.4} height={CELL - 2.4} />
      <path transform={`translate(10 10) rotate(${turn})`} d="M-6-1.4H4v-2.4L8.4 0 4 3.8V1.4H-6z" />
    </g>
  );
}
