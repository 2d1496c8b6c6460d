import type { Board, Move, Side } from '../../wasm/rubicon.ts';
import { columnOf, GENERAL, type Mark, markAt, OBSTACLE, PAWN, rowOf, rowsOf } from '../model/board.ts';
import { placeOf, seenOrder } from '../page/board/view-order.ts';
import { GENERAL_PICTURE, PAWN_PICTURE } from '../page/pictures/pictures.ts';
import { type Picture, pathsOf } from '../page/pictures/pixel-art.ts';
import { LIGHT } from '../page/style/colours.ts';

/** The content of a picture. */
export interface BoardPicture {
  readonly board: Board;
  readonly flipped: boolean;
  /** The last move and its side. */
  readonly last: { readonly move: Move; readonly side: Side } | null;
  /** Text lines above the board. */
  readonly heading: readonly string[];
  /** The accessible title; the description adds the rows of the board. */
  readonly title: string;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Cell width in units: a piece of 16 pixels with a margin of 2. */
const CELL = 20;
const INSET = 2;
const GUTTER = 16;
const FRAME = 2;
const LINE = 16;
const FONT = 11;

const SIDE: Readonly<Record<Side, string>> = { red: LIGHT.vermilion, black: LIGHT.blue };
const GOLD = { g: LIGHT.gold, w: LIGHT.goldLight } as const;
const PIECES: Readonly<Partial<Record<Mark, { readonly kind: string; readonly picture: Picture }>>> = {
  [GENERAL]: { kind: 'general', picture: GENERAL_PICTURE },
  [PAWN]: { kind: 'pawn', picture: PAWN_PICTURE },
};
const PIXELS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  general: {
    o: LIGHT.outlineRed,
    c: LIGHT.vermilion,
    h: LIGHT.vermilionLight,
    s: LIGHT.vermilionDark,
    ...GOLD,
  },
  pawn: { o: LIGHT.outlineBlack, c: LIGHT.pawn, h: LIGHT.pawnLight, s: LIGHT.pawnDark, ...GOLD },
};

/** The size of the picture in units. */
export function sizeOf({ board, heading }: BoardPicture): Size {
  const width = Math.max(board.columns * CELL + 2 * (GUTTER + FRAME), ...heading.map(widthOf));
  return { width, height: board.rows * CELL + 2 * (GUTTER + FRAME) + headingHeight(heading) };
}

/** The board as a self-contained SVG file, `scale` pixels per unit. */
export function boardSvg(picture: BoardPicture, scale = 2): string {
  const { width, height } = sizeOf(picture);
  const left = Math.floor((width - picture.board.columns * CELL) / 2);
  const top = GUTTER + FRAME + headingHeight(picture.heading);
  const cells = Array.from({ length: picture.board.cells.length }, (_, cell) => cell);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" role="img" width="${width * scale}" height="${height * scale}" viewBox="0 0 ${width} ${height}">`,
    `<title>${escaped(picture.title)}</title>`,
    `<desc>${escaped(`${picture.title}\n${rowsOf(picture.board).join('\n')}`)}</desc>`,
    `<path fill="${LIGHT.card}" d="M0 0h${width}v${height}H0z"/>`,
    ...headingOf(picture, width),
    `<g transform="translate(${left} ${top})">`,
    ...numbers(picture),
    `<g shape-rendering="crispEdges">`,
    ground(picture),
    ...cells.filter((cell) => markAt(picture.board, cell) === OBSTACLE).map((cell) => stone(picture, cell)),
    '</g>',
    ...lastMove(picture),
    `<g shape-rendering="crispEdges">`,
    ...cells.flatMap((cell) => pieceOn(picture, cell)),
    '</g>',
    '</g>',
    '</svg>\n',
  ].join('\n');
}

/** Escapes a text for XML. */
function escaped(text: string): string {
  const entities: Readonly<Record<string, string>> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
  };
  return text.replace(/[&<>"]/g, (letter) => entities[letter] ?? letter);
}

function headingHeight(heading: readonly string[]): number {
  return heading.length === 0 ? 0 : heading.length * LINE + LINE / 4;
}

/** Estimated width of a line in any monospaced font; a Chinese character is an em wide. */
function widthOf(line: string): number {
  const ems = [...line].reduce((sum, letter) => sum + (letter > '\u2e7f' ? 1 : 0.62), 0);
  return Math.ceil(ems * FONT) + GUTTER;
}

function headingOf({ heading }: BoardPicture, width: number): string[] {
  return heading.map((line, index) => {
    const weight = index === 0 ? ' font-weight="bold"' : '';
    return `<text x="${width / 2}" y="${(index + 1) * LINE}" fill="${LIGHT.ink}" font-family="monospace" font-size="${FONT}"${weight} text-anchor="middle">${escaped(line)}</text>`;
  });
}

/** Row and column numbers along the top and left edges. */
function numbers({ board, flipped }: BoardPicture): string[] {
  const style = `fill="${LIGHT.ink}" font-family="monospace" font-size="8"`;
  const along = (count: number, write: (seen: number, number: number) => string) =>
    seenOrder(count, flipped).map((index, seen) => write(seen * CELL + CELL / 2, index + 1));
  return [
    `<g class="numbers" ${style} text-anchor="middle">`,
    ...along(board.columns, (x, number) => `<text x="${x}" y="-5">${number}</text>`),
    `</g><g class="numbers" ${style} text-anchor="end">`,
    ...along(board.rows, (y, number) => `<text x="-5" y="${y + 3}">${number}</text>`),
    '</g>',
  ];
}

/** The frame and the free cells; row 1 has its own colour. */
function ground({ board, flipped }: BoardPicture): string {
  const paths = new Map<string, string>();
  for (let cell = 0; cell < board.cells.length; cell++) {
    const isOdd = (rowOf(board, cell) + columnOf(board, cell)) % 2 === 1;
    const isGoal = rowOf(board, cell) === 0;
    const colour = LIGHT[isGoal ? (isOdd ? 'goalOdd' : 'goalEven') : isOdd ? 'cellOdd' : 'cellEven'];
    const { x, y } = placeOf(board, cell, flipped);
    paths.set(colour, `${paths.get(colour) ?? ''}M${x * CELL} ${y * CELL}h${CELL}v${CELL}h-${CELL}z`);
  }
  const [width, height] = [board.columns * CELL, board.rows * CELL];
  const frame = `<path fill="${LIGHT.ink}" d="M-${FRAME}-${FRAME}h${width + 2 * FRAME}v${height + 2 * FRAME}h-${width + 2 * FRAME}z"/>`;
  return frame + [...paths].map(([colour, path]) => `<path fill="${colour}" d="${path}"/>`).join('');
}

function at({ board, flipped }: BoardPicture, cell: number): string {
  const { x, y } = placeOf(board, cell, flipped);
  return `translate(${x * CELL} ${y * CELL})`;
}

function stone(picture: BoardPicture, cell: number): string {
  return `<g class="obstacle" transform="${at(picture, cell)}"><path fill="${LIGHT.stoneLight}" d="M0 0h${CELL}v${CELL}H0z"/><path fill="${LIGHT.stoneDark}" d="M2 ${CELL - 2}h16V2h2v${CELL - 2}H2z"/><path fill="${LIGHT.stone}" d="M2 2h16v16H2z"/></g>`;
}

function pieceOn(picture: BoardPicture, cell: number): string[] {
  const piece = PIECES[markAt(picture.board, cell)];
  if (piece === undefined) return [];
  const paths = pathsOf(piece.picture).map(
    ([letter, path]) => `<path fill="${PIXELS[piece.kind]?.[letter] ?? LIGHT.ink}" d="${path}"/>`,
  );
  const inset = `translate(${INSET} ${INSET})`;
  return [
    `<g class="${piece.kind}" transform="${at(picture, cell)}"><g transform="${inset}">${paths.join('')}</g></g>`,
  ];
}

/** A dashed square around the origin of the last move, and an arrow to its target. */
function lastMove(picture: BoardPicture): string[] {
  if (picture.last === null) return [];
  const { move, side } = picture.last;
  const from = placeOf(picture.board, move.from, picture.flipped);
  const to = placeOf(picture.board, move.to, picture.flipped);
  const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  const colour = SIDE[side];
  return [
    `<g class="last" transform="${at(picture, move.from)}">`,
    `<path fill="${colour}" fill-opacity=".22" stroke="${colour}" stroke-width="1.2" stroke-dasharray="3.2 2" d="M1.2 1.2h17.6v17.6H1.2z"/>`,
    `<path fill="${colour}" transform="translate(${CELL / 2} ${CELL / 2}) rotate(${turn})" d="M-6-1.4h10v-2.4l4.4 3.8-4.4 3.8v-2.4h-10z"/>`,
    '</g>',
  ];
}
