import { readFileSync } from 'node:fs';

/** A board as its rows from the top: . free, # obstacle, X pawn, O general. */
export type Rows = readonly string[];

/** A row and a column, from 1 at the top left. */
export type Place = readonly [row: number, column: number];

/** A contest text from tests/data. */
export function contestText(name: string): string {
  return readFileSync(new URL(`../../tests/data/${name}`, import.meta.url), 'utf8');
}

/** The boards of a contest text. */
function boardsOf(text: string): Rows[] {
  const [, ...lines] = text.trimEnd().split('\n');
  const boards: Rows[] = [];
  while (lines.length > 0) {
    const rows = Number(lines.shift()?.split(' ')[0]);
    boards.push(lines.splice(0, rows));
  }
  return boards;
}

/** A board of the contest and its answer, such as `Red 75`. */
export interface Solved {
  readonly rows: Rows;
  readonly answer: string;
}

function solvedBoards(name: string): Solved[] {
  const answers = contestText(`${name}.ans`).trimEnd().split('\n');
  return boardsOf(contestText(`${name}.in`)).map((rows, index) => ({ rows, answer: answers[index] ?? '' }));
}

/** The five boards of the contest's first sample: Black 0, Black 2, Black 2, Tie, Red 75. */
export const samples = solvedBoards('sample1');

/** Board `number`, from 1, of the first sample. */
export function sample(number: number): Solved {
  const found = samples[number - 1];
  if (found === undefined) throw new Error(`the sample has no board ${number}`);
  return found;
}

/** Games longer than a byte can count. */
export const record = solvedBoards('record-10x10');

/** The contest text of one board. */
export function textOf(rows: Rows): string {
  return `0 1\n${rows.length} ${rows[0]?.length ?? 0}\n${rows.join('\n')}\n`;
}

const LETTERS: Readonly<Record<string, string>> = { '#': 'w', O: 'r', X: 'b' };

/** The value of b= in a link: rows joined by '/', runs of free cells as numbers. */
function boardKey(rows: Rows): string {
  const letters = (run: string) => LETTERS[run] ?? String(run.length);
  return rows.map((row) => row.replace(/\.+|[#OX]/g, letters)).join('/');
}

export function linkOf(rows: Rows): string {
  return `#b=${boardKey(rows)}`;
}

export function emptyBoard(rows: number, columns: number): Rows {
  return Array.from({ length: rows }, () => '.'.repeat(columns));
}

/** The rows with another mark at these places. */
export function marked(rows: Rows, mark: string, ...places: readonly Place[]): Rows {
  return rows.map((cells, row) =>
    [...cells]
      .map((cell, column) => (places.some(([r, c]) => r === row + 1 && c === column + 1) ? mark : cell))
      .join(''),
  );
}

/** The places that hold a mark, in reading order. */
export function placesOf(rows: Rows, mark: string): Place[] {
  return rows.flatMap((cells, row) =>
    [...cells].flatMap((cell, column): Place[] => (cell === mark ? [[row + 1, column + 1]] : [])),
  );
}

const SLOW_SIDE = 32;

/** Obstacles far from each other, which make games longest; none in the rows of the pieces, nor in row 2. */
const isFarObstacle = (row: number, column: number) =>
  row > 1 && row < SLOW_SIDE - 1 && (9 * row + 4 * column) % 20 === 0;

/** A board that takes the solver from half a second to some seconds, so that it can be observed. */
export const slowBoard: Rows = marked(
  marked(
    Array.from({ length: SLOW_SIDE }, (_, row) =>
      Array.from({ length: SLOW_SIDE }, (_, column) => (isFarObstacle(row, column) ? '#' : '.')).join(''),
    ),
    'O',
    [1, 1],
    [1, SLOW_SIDE],
  ),
  'X',
  [SLOW_SIDE, 8],
);
