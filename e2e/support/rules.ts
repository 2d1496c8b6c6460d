import { marked, type Place, type Rows } from './boards.ts';

const STEPS: Readonly<Record<string, Place>> = { up: [-1, 0], down: [1, 0], left: [0, -1], right: [0, 1] };
const MOVE =
  /(Red general|Black pawn) \((\d+),(\d+)\) (up|down|left|right) → \((\d+),(\d+)\)(, takes the pawn|, takes a general)?/;

/** The board after a move given in words. Throws if the move is illegal. */
export function afterMove(rows: Rows, words: string): Rows {
  const [, piece, row, column, direction = '', toRow, toColumn, takes] = MOVE.exec(words) ?? [];
  const from: Place = [Number(row), Number(column)];
  const to: Place = [Number(toRow), Number(toColumn)];
  const [down, right] = STEPS[direction] ?? [0, 0];
  const [own, other] = piece === 'Red general' ? ['O', 'X'] : ['X', 'O'];
  const target = markAt(rows, to);
  const isAllowed =
    markAt(rows, from) === own &&
    to[0] === from[0] + down &&
    to[1] === from[1] + right &&
    (target === '.' || target === other) &&
    (target === other) === (takes !== undefined) &&
    !(own === 'X' && direction === 'down');
  if (!isAllowed) throw new Error(`the rules do not allow “${words}” on\n${rows.join('\n')}`);
  return marked(marked(rows, '.', from), own, to);
}

function markAt(rows: Rows, [row, column]: Place): string | undefined {
  return rows[row - 1]?.[column - 1];
}
