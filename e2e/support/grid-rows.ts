import type { Rows } from './boards.ts';

const MARKS: Readonly<Record<string, string>> = {
  free: '.',
  obstacle: '#',
  'black pawn': 'X',
  'red general': 'O',
  空地: '.',
  障碍: '#',
  黑卒: 'X',
  红帅: 'O',
};

/** The tools of the board's editor, by their names. */
export type Tool = 'Obstacle' | 'Pawn' | 'General' | 'Erase';

/** The rows of a board from the names of its cells, in either language. */
export function gridRows(names: readonly string[]): Rows {
  const rows: string[][] = [];
  for (const name of names) {
    const [row = 0, column = 0] = Array.from(name.matchAll(/\d+/g), Number);
    rows[row - 1] ??= [];
    (rows[row - 1] ?? [])[column - 1] = MARKS[/[:：]\s*([^;；]+)/.exec(name)?.[1] ?? ''] ?? '?';
  }
  return rows.map((cells) => cells.join(''));
}
