import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Rows } from './boards.ts';

const command = fileURLToPath(new URL('../../build/rubicon', import.meta.url));

/** The command's output for boards. */
function ask(args: readonly string[], boards: readonly Rows[]): string {
  const bodies = boards.map((rows) => `${rows.length} ${rows[0]?.length ?? 0}\n${rows.join('\n')}\n`);
  const input = `0 ${boards.length}\n${bodies.join('')}`;
  return execFileSync(command, args, { input, encoding: 'utf8', maxBuffer: 2 ** 28 });
}

interface CommandValue {
  readonly winner: 'red' | 'black' | 'tie';
  readonly distance?: number;
}

/** An answer such as `Red 75` for every cell, '' if the piece cannot stand there, with either side to move. */
interface CommandMap {
  readonly Red: readonly string[];
  readonly Black: readonly string[];
}

/** The command's map of a lifted piece. */
function commandMap(rows: Rows, piece: 'pawn' | 'first' | 'second'): CommandMap {
  const { red_to_move, black_to_move } = JSON.parse(ask(['map', '--json', '--piece', piece], [rows]));
  const answer = (value: CommandValue | null) => {
    if (value === null) return '';
    if (value.winner === 'tie') return 'Tie';
    return `${value.winner === 'red' ? 'Red' : 'Black'} ${value.distance}`;
  };
  return { Red: red_to_move.map(answer), Black: black_to_move.map(answer) };
}

/** The command's answer for a board, with either side to move. */
export function commandAnswer(rows: Rows, toMove: 'Red' | 'Black'): string {
  if (toMove === 'Red') return ask(['solve'], [rows]).trim();
  return commandMap(rows, 'pawn').Black[rows.join('').indexOf('X')] ?? '';
}
