import { rowsOf } from '../model/board.ts';
import { PAGE_LOOK, type PageColour } from '../page/board/picture/page-look.ts';
import { cellShapes, type Pictured, pieceShapes, type Shape } from '../page/board/picture/shapes.ts';
import { seenOrder } from '../page/board/view-order.ts';
import { LIGHT } from '../page/style/colours.ts';

/** The content of a file. */
export interface ExportedBoard extends Required<Omit<Pictured, 'position'>> {
  /** Text lines above the board. */
  readonly heading: readonly string[];
  /** The accessible title; the description adds the rows of the board. */
  readonly title: string;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

const CELL = PAGE_LOOK.cell;
const GUTTER = 16;
const FRAME = 2;
const LINE = 16;
const FONT = 11;

/** The size of the picture in units. */
export function sizeOf({ board, heading }: ExportedBoard): Size {
  const width = Math.max(board.columns * CELL + 2 * (GUTTER + FRAME), ...heading.map(widthOf));
  return { width, height: board.rows * CELL + 2 * (GUTTER + FRAME) + headingHeight(heading) };
}

/** The board as a self-contained SVG file, `scale` pixels per unit. */
export function boardSvg(picture: ExportedBoard, scale = 2): string {
  const { width, height } = sizeOf(picture);
  const left = Math.floor((width - picture.board.columns * CELL) / 2);
  const top = GUTTER + FRAME + headingHeight(picture.heading);
  const { board, flipped } = picture;
  const shapes = [
    frame(picture),
    ...cellShapes(PAGE_LOOK, board, flipped),
    ...pieceShapes(PAGE_LOOK, picture),
  ];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" role="img" width="${width * scale}" height="${height * scale}" viewBox="0 0 ${width} ${height}">`,
    `<title>${escaped(picture.title)}</title>`,
    `<desc>${escaped(`${picture.title}\n${rowsOf(board).join('\n')}`)}</desc>`,
    `<path fill="${LIGHT['--card']}" d="M0 0h${width}v${height}H0z"/>`,
    ...headingOf(picture, width),
    `<g transform="translate(${left} ${top})">`,
    ...numbers(picture),
    '<g shape-rendering="crispEdges">',
    ...shapes.map(path),
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

function headingOf({ heading }: ExportedBoard, width: number): string[] {
  return heading.map((line, index) => {
    const weight = index === 0 ? ' font-weight="bold"' : '';
    return `<text x="${width / 2}" y="${(index + 1) * LINE}" fill="${LIGHT['--ink']}" font-family="monospace" font-size="${FONT}"${weight} text-anchor="middle">${escaped(line)}</text>`;
  });
}

/** Row and column numbers along the top and left edges. */
function numbers({ board, flipped }: ExportedBoard): string[] {
  const style = `fill="${LIGHT['--ink']}" font-family="monospace" font-size="8"`;
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

/** The frame around the cells. */
function frame({ board }: ExportedBoard): Shape<PageColour> {
  const [width, height] = [board.columns * CELL + 2 * FRAME, board.rows * CELL + 2 * FRAME];
  return { name: 'frame', fill: '--ink', d: `M-${FRAME}-${FRAME}h${width}v${height}h-${width}z` };
}

function path({ name, d, fill, stroke, more }: Shape<PageColour>): string {
  const attributes = {
    class: name,
    fill: fill === undefined ? 'none' : LIGHT[fill],
    ...(stroke !== undefined && { stroke: LIGHT[stroke] }),
    ...more,
    d,
  };
  const written = Object.entries(attributes).map(([attribute, value]) => `${attribute}="${value}"`);
  return `<path ${written.join(' ')}/>`;
}
