/** A piece of a text in a form that the solver reads: a contest text, or the bare rows of one board. */
export interface Piece {
  readonly text: string;
  /** The line of the whole text, from 1, that each line of the piece comes from; 0 for one that was added. */
  readonly lines: readonly number[];
}

/** What somebody gave: what a link says after '#', or boards. */
export type Given =
  | { readonly kind: 'link'; readonly address: string }
  | { readonly kind: 'boards'; readonly pieces: readonly Piece[] };

/** What a line looks like; `words` are no part of a board, `other` may be one with a mistake in it. */
type Kind = 'blank' | 'row' | 'pair' | 'number' | 'fence' | 'words' | 'other';

interface Line {
  readonly number: number;
  readonly text: string;
  readonly kind: Kind;
}

const LINE_END = /\r\n|\r|\n/;

/** Blanks and the signs of a quotation before a line. */
const LEAD = /^[\s\u200B>]*/;

/** What surrounds a link in a text, and ends a sentence after it. */
const AROUND = /[\s"'<>()[\]，。；、]+/;
const STOP = /[.,;]$/;

/**
 * Finds the boards in a text in whatever form a problem has them: a whole contest file, one with T alone in its first line,
 * boards with their sizes or as bare rows, each with the words of a page or the fences of Markdown around it; or a link. A text in
 * which nothing of that is found comes back as it is.
 */
export function readGiven(text: string): Given {
  const lines = linesOf(text);
  const address = lines.some(({ kind }) => kind === 'row' || kind === 'pair') ? null : addressIn(text);
  if (address !== null) return { kind: 'link', address };
  const blocks = blocksOf(lines).filter((block) => block.some(({ kind }) => kind === 'row'));
  const pieces = blocks.flatMap(piecesOf);
  return { kind: 'boards', pieces: pieces.length > 0 ? pieces : [pieceOf(lines)] };
}

/** Where a place of a piece is in the whole text. */
export function placeInGiven(
  text: string,
  { lines }: Piece,
  line: number,
  column: number,
): { readonly line: number; readonly column: number } {
  if (line === 0) return { line, column };
  const number = lines[line - 1] ?? (lines.at(-1) ?? 0) + line - lines.length;
  const whole = text.split(LINE_END)[number - 1] ?? '';
  return { line: number, column: column + (LEAD.exec(whole)?.[0].length ?? 0) };
}

/** What the first link to the page says after '#', wherever the page is. */
function addressIn(text: string): string | null {
  const words = text.replaceAll('&amp;', '&').split(AROUND);
  const addresses = words.map((word) => word.replace(/^.*#/, '').replace(STOP, ''));
  return addresses.find((address) => /(^|&)(b|view|study)=/.test(address)) ?? null;
}

function linesOf(text: string): Line[] {
  const lines = text.split(LINE_END);
  if (lines.at(-1) === '') lines.pop();
  return lines.map((whole, index) => {
    const line = whole.replace(LEAD, '').trimEnd().replace(/\s/g, ' ');
    return { number: index + 1, text: line, kind: kindOf(line) };
  });
}

function kindOf(line: string): Kind {
  if (line === '') return 'blank';
  if (/^[.#XO]+$/.test(line)) return 'row';
  if (/^\d+\s+\d+$/.test(line)) return 'pair';
  if (/^\d+$/.test(line)) return 'number';
  if (/^(`{3}|~{3})/.test(line)) return 'fence';
  return isWords(line) ? 'words' : 'other';
}

/** Headings, rulers, and what has more letters than cells. */
function isWords(line: string): boolean {
  if (/^#{1,6}\s+.*\p{L}|^[-=*_]{3,}$/u.test(line)) return true;
  const letters = line.match(/(?![XO])\p{L}/gu)?.length ?? 0;
  const cells = line.match(/[.#XO]/g)?.length ?? 0;
  return letters > 1 && letters > cells;
}

/** The lines between words and fences; where a fence has rows in it, nothing outside of fences counts. */
function blocksOf(lines: readonly Line[]): Line[][] {
  const fenced: Line[][] = [];
  const all: Line[][] = [[]];
  let isInside = false;
  for (const line of lines) {
    if (line.kind === 'fence') isInside = !isInside;
    if (line.kind === 'fence' || line.kind === 'words') {
      all.push([]);
      fenced.push([]);
    } else {
      all.at(-1)?.push(line);
      if (isInside) fenced.at(-1)?.push(line);
    }
  }
  return fenced.flat().some(({ kind }) => kind === 'row') ? fenced : all;
}

function piecesOf(block: readonly Line[]): Piece[] {
  const written = block.filter(({ kind }) => kind !== 'blank');
  const [first, second] = written;
  const last = written.at(-1);
  if (first === undefined || last === undefined) return [];
  const lines = block.slice(block.indexOf(first), block.indexOf(last) + 1);
  if (first.kind === 'row') return rowsAlone(lines, written).map(pieceOf);
  if (first.kind === 'number' && second?.kind === 'pair')
    return [pieceOf(lines.map((line) => (line === first ? { ...line, text: `0 ${line.text}` } : line)))];
  if (first.kind === 'pair' && second?.kind === 'row' && !/^0/.test(first.text)) {
    const boards = written.filter(({ kind }) => kind === 'pair').length;
    return [pieceOf([{ number: 0, text: `0 ${boards}`, kind: 'pair' }, ...lines])];
  }
  return [pieceOf(lines)];
}

/** Boards with empty lines between them, or one of which every row has one after it. */
function rowsAlone(block: readonly Line[], written: readonly Line[]): (readonly Line[])[] {
  const boards: Line[][] = [[]];
  for (const line of block) {
    if (line.kind !== 'blank') boards.at(-1)?.push(line);
    else if (boards.at(-1)?.length !== 0) boards.push([]);
  }
  const found = boards.filter(({ length }) => length > 0);
  const cells = written.map(({ text }) => text).join('');
  const isOne =
    found.every(({ length }) => length === 1) &&
    /^[^X]*X[^X]*$/.test(cells) &&
    /^[^O]*O[^O]*O[^O]*$/.test(cells);
  return isOne ? [written] : found;
}

function pieceOf(lines: readonly Line[]): Piece {
  return {
    text: lines.map(({ text }) => `${text}\n`).join(''),
    lines: lines.map(({ number }) => number),
  };
}
