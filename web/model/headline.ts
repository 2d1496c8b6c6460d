import type { Ending, Side, Value } from '../../wasm/game.ts';
import { belongsTo, type Game } from './game.ts';
import { sideAt, winnerAtEnd } from './line.ts';
import type { Solved } from './solution.ts';
import type { State } from './state.ts';

/** The one result that the page shows: the verdict on the board, or on the current game. */
export interface Headline {
  readonly winner: Value['winner'];
  /** The value with best play; null if the game is over. */
  readonly value: Value | null;
  /** How the game ended; null for a tie by threefold repetition. */
  readonly ending: Ending | null;
  /** The result is that of the position after `ply` moves, with this side to move. */
  readonly ply: number;
  readonly side: Side;
}

/** Null while nothing is known. */
export function headlineOf(state: State): Headline | null {
  const game = state.game.value;
  const solved = state.latest.value;
  if (game === null) return solved === null ? null : verdictOf(solved);
  return state.gameOver.value ? endOf(state) : promiseLeft(game, solved);
}

function verdictOf({ question: { side }, solution: { value, moves, ending } }: Solved): Headline {
  return moves.length === 0 && ending !== null ? over(ending, 0, side) : promised(value, 0, side);
}

function endOf({ drawing, solution }: State): Headline {
  const { played, side } = drawing.value;
  const isDecided = solution.value?.choices[played.length]?.length === 0;
  return over(
    isDecided ? (solution.value?.ending ?? null) : null,
    played.length,
    sideAt(side, played.length),
  );
}

/** The value when the game began; in a puzzle, the value left after a move has given the win away. */
function promiseLeft(game: Game, solved: Solved | null): Headline {
  const begun = game.opening.length;
  const kept = promised(game.promise, begun, sideAt(game.side, begun));
  if (!game.isPuzzle || solved === null || !belongsTo(game, solved.question)) return kept;
  const values = solved.solution.values.slice(0, solved.question.played.length + 1);
  const slip = values.findIndex(({ winner }, ply) => ply > begun && winner !== game.promise.winner);
  const left = values[slip];
  return left === undefined ? kept : promised(left, slip, sideAt(game.side, slip));
}

function promised(value: Value, ply: number, side: Side): Headline {
  return { winner: value.winner, value, ending: null, ply, side };
}

function over(ending: Ending | null, ply: number, side: Side): Headline {
  return { winner: ending === null ? 'tie' : winnerAtEnd(ending, side), value: null, ending, ply, side };
}
