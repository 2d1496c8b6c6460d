import { rowsOf } from '../model/board.ts';
import { moveWords, winnerAtEnd } from '../model/line.ts';
import type { Texts } from '../page/words/en.ts';
import { type SolvedLine, verdictWords } from '../page/words/line-sentences.ts';
import type { LineWords } from '../page/words/line-words.ts';

/** The line as text: the verdict, the board in the contest format, one move a line, and the ending. */
export function lineText(texts: Texts, words: LineWords, line: SolvedLine): string {
  const { board, positions, solution } = line;
  const side = positions[0]?.side ?? 'red';
  return [
    verdictWords(texts, solution, 0, side),
    '',
    `${board.rows} ${board.columns}`,
    ...rowsOf(board),
    '',
    ...moveLines(words, line),
    ...endLines(words, line),
    '',
  ].join('\n');
}

function moveLines(words: LineWords, { board, positions, solution }: SolvedLine): string[] {
  const width = String(solution.moves.length).length;
  return solution.moves.flatMap((move, index) => {
    const [position, value] = [positions[index], solution.values[index + 1]];
    if (position === undefined || value === undefined) return [];
    const made = words.move(moveWords(board, position, move));
    return `${String(index + 1).padStart(width)}. ${made}  ${words.short(value)}`;
  });
}

function endLines(words: LineWords, { positions, solution }: SolvedLine): string[] {
  const { moves, loop, ending } = solution;
  const last = positions.at(-1);
  if (loop !== null) return [words.loop(loop + 1, moves.length)];
  if (ending === null || last === undefined || moves.length === 0) return [];
  return [words.end(winnerAtEnd(ending, last.side), ending, last.side)];
}
