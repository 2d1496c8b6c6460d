import type { Board, Position, Side } from '../../../wasm/rubicon.ts';
import { endingAt, movesByWinner, moveWords, winnerAtEnd } from '../../model/line.ts';
import type { Solution } from '../../model/solution.ts';
import type { Texts } from './en.ts';
import type { LineWords } from './line-words.ts';

/** A solved line with the position before its first move and after each one. */
export interface SolvedLine {
  readonly board: Board;
  readonly positions: readonly Position[];
  readonly solution: Solution;
}

/** The verdict on the position after `ply` moves of a line, in one sentence; `side` is to move there. */
export function verdictWords({ result, gap }: Texts, solution: Solution, ply: number, side: Side): string {
  const value = solution.values[ply];
  const ending = endingAt(solution, ply);
  if (value === undefined) return '';
  if (ending !== null) {
    return `${result.hasWon(winnerAtEnd(ending, side))}${gap}${result.ending(ending, side)}`;
  }
  if (value.winner === 'tie') return result.tie;
  const { winner, distance } = value;
  return `${result.wins(winner, distance)}${gap}${result.byWinner(winner, movesByWinner(value, side), distance)}`;
}

/** Which move of the line `ply` is, the move, and at the line's end how the game ends or which moves come again. */
export function stepWords(
  line: LineWords,
  { board, positions, solution }: SolvedLine,
  ply: number,
): readonly string[] {
  const { moves, ending, loop } = solution;
  const [move, before, position] = [moves[ply - 1], positions[ply - 1], positions[ply]];
  const words = [line.at(ply, moves.length)];
  if (move !== undefined && before !== undefined) words.push(line.move(moveWords(board, before, move)));
  if (ply < moves.length || position === undefined) return words;
  if (ending !== null) words.push(line.end(winnerAtEnd(ending, position.side), ending, position.side));
  if (loop !== null) words.push(line.loop(loop + 1, moves.length));
  return words;
}
