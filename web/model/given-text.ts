/** An excerpt that the solver can parse: a contest text, or the bare rows of one board. */
export interface Excerpt {
  readonly text: string;
  /** For each line, its line number (from 1) in the whole text; 0 for an added line. */
  readonly lines: readonly number[];
}

/** Pasted or dropped input: the fragment of a link, or boards. */
export type Given =
  | { readonly kind: 'link'; readonly address: string }
  | { readonly kind: 'boards'; readonly excerpts: readonly Excerpt[] };

/** The kind of a line; `words` are prose, `other` may be a broken line of a board. */
type Kind = 'blank' | 'row' | 'pair' | 'number' | 'fence' | 'words' | 'other';

interface Line {
  readonly number: number;
  readonly text: string;
  readonly kind: Kind;
}

const LINE_END = /\r\n|\r|\n/;

/** Leading blanks and quotation marks (`>`). */
const LEAD = /^[\s\u200B>]*/;

/** Brackets, quotes and punctuation around a link. */
const AROUND = /[\s"'<>()[\]，。；、]+/;
const STOP = /[.,;]$/;

/**
 * Finds the boards in a pasted text: a whole contest file, one with T alone in its first line, boards with their sizes or as
 * bare rows, each possibly within prose or Markdown fences; or a link. A text with none of these is returned as it is.
 */
export function readGiven(text: string): Given {
  const lines = linesOf(text);
  const address = lines.some(({ kind }) => kind === 'row' || kind === 'pair') ? null : addressIn(text);
  if (address !== null) return { kind: 'link', address };
  const blocks = blocksOf(lines).filter((block) => block.some(({ kind }) => kind === 'row'));
  const excerpts = blocks.flatMap(excerptsOf);
  return { kind: 'boards', excerpts: excerpts.length > 0 ? excerpts : [excerptOf(lines)] };
}

/** Maps a place in an excerpt to the whole text. */
export function placeInGiven(
  text: string,
  { lines }: Excerpt,
  line: number,
  column: number,
): { readonly line: number; readonly column: number } {
  if (line === 0) return { line, column };
  const number = lines[line - 1] ?? (lines.at(-1) ?? 0) + line - lines.length;
  const whole = text.split(LINE_END)[number - 1] ?? '';
  return { line: number, column: column + (LEAD.exec(whole)?.[0].length ?? 0) };
}

/** The fragment of the first link to the page, whatever its host. */
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

/** Whether a line is prose: a heading, a rule, or more letters than cells. */
function isWords(line: string): boolean {
  if (/^#{1,6}\s.*\p{L}|^[-=*_]{3,}$/u.test(line)) return true;
  const letters = line.match(/(?![XO])\p{L}/gu)?.length ?? 0;
  const cells = line.match(/[.#XO]/g)?.length ?? 0;
  return letters > 1 && letters > cells;
}

/** The lines between prose and fences; if a fence contains rows, only lines in fences count. */
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

function excerptsOf(block: readonly Line[]): Excerpt[] {
  const written = block.filter(({ kind }) => kind !== 'blank');
  const [first, second] = written;
  const last = written.at(-1);
  if (first === undefined || last === undefined) return [];
  const lines = block.slice(block.indexOf(first), block.indexOf(last) + 1);
  if (first.kind === 'row') return rowsAlone(lines, written).map(excerptOf);
  if (first.kind === 'number' && second?.kind === 'pair')
    return [excerptOf(lines.map((line) => (line === first ? { ...line, text: `0 ${line.text}` } : line)))];
  if (first.kind === 'pair' && second?.kind === 'row' && !/^0/.test(first.text)) {
    const boards = written.filter(({ kind }) => kind === 'pair').length;
    return [excerptOf([{ number: 0, text: `0 ${boards}`, kind: 'pair' }, ...lines])];
  }
  return [excerptOf(lines)];
}

/** Boards separated by empty lines, or one board with an empty line after every row. */
function rowsAlone(block: readonly Line[], written: readonly Line[]): (readonly Line[])[] {
  const boards: Line[][] = [[]];
  for (const line of block) {
    if (line.kind === 'blank') boards.push([]);
    else boards.at(-1)?.push(line);
  }
  const found = boards.filter(({ length }) => length > 0);
  const cells = written.map(({ text }) => text).join('');
  const isOne =
    found.every(({ length }) => length === 1) &&
    /^[^X]*X[^X]*$/.test(cells) &&
    /^[^O]*O[^O]*O[^O]*$/.test(cells);
  return isOne ? [written] : found;
}

function excerptOf(lines: readonly Line[]): Excerpt {
  return {
    text: lines.map(({ text }) => `${text}\n`).join(''),
    lines: lines.map(({ number }) => number),
  };
}
