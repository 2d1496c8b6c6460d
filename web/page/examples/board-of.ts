import type { Board } from '../../model/board.ts';
import { parseBoard } from '../../model/link-board.ts';

/** Parses a built-in board in link notation. */
export function boardOf(text: string): Board {
  const read = parseBoard(text);
  if (!read.ok) throw new Error(`the board ${text} cannot be read`);
  return read.value;
}
