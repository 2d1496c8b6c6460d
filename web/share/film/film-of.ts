import { otherSide } from '../../model/line.ts';
import { PAGE_LOOK } from '../../page/board/picture/page-look.ts';
import { cellShapes, pieceShapes, type Shape } from '../../page/board/picture/shapes.ts';
import { seenOrder } from '../../page/board/view-order.ts';
import { LIGHT } from '../../page/style/colours.ts';
import type { Texts } from '../../page/words/en.ts';
import { type SolvedLine, verdictWords } from '../../page/words/line-sentences.ts';
import type { LineWords } from '../../page/words/line-words.ts';
import { type Shot, scaleFor, WIDTH } from './model/plan.ts';
import type { Film, FilmFrame, PaintedPath } from './worker/protocol.ts';

const CELL = PAGE_LOOK.cell;
/** Room (units) for the numbers and the frame beside the board, and the frame's width. */
const GUTTER = 14;
const FRAME = 2;

/** Baselines (px) of the verdict and of the step above the board, where it begins, and the margin below it. */
const VERDICT = { y: 26, size: 19, isBold: true };
const STEP = { y: 48, size: 15, isBold: false };
const HEAD = 56;
const FOOT = 12;

interface Words {
  readonly texts: Texts;
  readonly line: LineWords;
}

/** The line as a film: board, last move, the verdict and the value after each step. */
export function filmOf(line: SolvedLine, shots: readonly Shot[], flipped: boolean, words: Words): Film {
  const { board } = line;
  const scale = scaleFor(...unitsOf(board));
  const left = Math.floor((WIDTH - board.columns * CELL * scale) / 2);
  const top = HEAD + Math.ceil((GUTTER + FRAME) * scale);
  const height = top + Math.ceil((board.rows * CELL + FRAME) * scale) + FOOT;
  const ground = [frameOf(line), ...cellShapes(PAGE_LOOK, board, flipped)].map(painted);
  return {
    width: WIDTH,
    height,
    paper: LIGHT['--card'],
    ink: LIGHT['--ink'],
    left,
    top,
    scale,
    ground,
    labels: labelsOf(line, flipped, { left, top, cell: CELL * scale }),
    frames: shots.map((shot) => frameAt(line, shot, flipped, words)),
  };
}

/** The width and height of a board with what stands beside it. */
function unitsOf({ rows, columns }: SolvedLine['board']): [number, number] {
  return [columns * CELL + 2 * (GUTTER + FRAME), rows * CELL + GUTTER + 2 * FRAME];
}

function frameAt(line: SolvedLine, { ply, delay }: Shot, flipped: boolean, words: Words): FilmFrame {
  const { board, positions, solution } = line;
  const [position = null, move] = [positions[ply] ?? null, solution.moves[ply - 1]];
  const last = move === undefined || position === null ? null : { move, side: otherSide(position.side) };
  const paths = pieceShapes(PAGE_LOOK, { board, position, last, flipped }).map(painted);
  const texts = [
    { text: verdictWords(words.texts, solution, 0, positions[0]?.side ?? 'red'), ...VERDICT },
    { text: stepText(line, ply, words), ...STEP },
  ];
  return { paths, texts, delay };
}

/** Which move is shown and the value after it; at the end how the game ends, or that it repeats. */
function stepText({ positions, solution }: SolvedLine, ply: number, { texts, line }: Words): string {
  const { moves, values, loop } = solution;
  const at = line.at(ply, moves.length);
  const value = values[ply];
  if (ply < moves.length) return value === undefined ? at : `${at} · ${line.short(value)}`;
  if (loop !== null) return line.loop(loop + 1, moves.length);
  return verdictWords(texts, solution, ply, positions[ply]?.side ?? 'red');
}

/** Row and column numbers, all of them or as on the page every fourth. */
function labelsOf(
  { board }: SolvedLine,
  flipped: boolean,
  { left, top, cell }: { readonly left: number; readonly top: number; readonly cell: number },
) {
  const along = (count: number, place: (middle: number) => { readonly x: number; readonly y: number }) =>
    seenOrder(count, flipped).flatMap((index, seen) =>
      count <= 16 || index === 0 || index % 4 === 3
        ? [{ text: String(index + 1), ...place(seen * cell + cell / 2) }]
        : [],
    );
  return [
    ...along(board.columns, (middle) => ({ x: left + middle, y: top - 9 })),
    ...along(board.rows, (middle) => ({ x: left - 14, y: top + middle + 4 })),
  ];
}

function frameOf({ board }: SolvedLine): Shape<keyof typeof LIGHT> {
  const [width, height] = [board.columns * CELL + 2 * FRAME, board.rows * CELL + 2 * FRAME];
  return { name: 'frame', fill: '--ink', d: `M-${FRAME}-${FRAME}h${width}v${height}h-${width}z` };
}

const IDENTITY = [1, 0, 0, 1, 0, 0] as const;

/** A shape for a canvas, which does not read SVG's attributes. */
function painted({ d, fill, stroke, more = {} }: Shape<keyof typeof LIGHT>): PaintedPath {
  return {
    d,
    fill: fill === undefined ? null : LIGHT[fill],
    fillOpacity: Number(more['fill-opacity'] ?? 1),
    stroke: stroke === undefined ? null : LIGHT[stroke],
    strokeWidth: Number(more['stroke-width'] ?? 1),
    dash: numbersIn(more['stroke-dasharray']),
    matrix: matrixOf(more.transform),
  };
}

function numbersIn(attribute: string | number | undefined): number[] {
  return Array.from(String(attribute ?? '').matchAll(/-?[\d.]+(?:e-?\d+)?/g), ([number]) => Number(number));
}

/** The matrix of `translate(x y) rotate(degrees) scale(factor)`. */
function matrixOf(transform: string | number | undefined): PaintedPath['matrix'] {
  const [x, y, degrees, factor] = numbersIn(transform);
  if (x === undefined || y === undefined || degrees === undefined || factor === undefined) return IDENTITY;
  const angle = (degrees * Math.PI) / 180;
  const [along, across] = [factor * Math.cos(angle), factor * Math.sin(angle)];
  return [along, across, -across, along, x, y];
}
