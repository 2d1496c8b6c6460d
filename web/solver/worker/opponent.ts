import type { Analysis, Move, Position, ValuedMove } from '../../../wasm/rubicon.ts';
import { sameValue } from '../../model/line.ts';

/**
 * The move of a perfect opponent; null if the game is over. Among the best moves it prefers the most wrong replies for the
 * other side, then the most replies that change the outcome.
 */
export function opponentMove(analysis: Analysis, position: Position): Move | null {
  const [best, ...others] = analysis.moves(position);
  if (best === undefined) return null;
  let chosen = { move: best, ...trapsAfter(analysis, position, best) };
  for (const move of others.filter(({ value }) => sameValue(value, best.value))) {
    const traps = trapsAfter(analysis, position, move);
    const isHarder =
      traps.wrong > chosen.wrong || (traps.wrong === chosen.wrong && traps.fatal > chosen.fatal);
    if (isHarder) chosen = { move, ...traps };
  }
  return { from: chosen.move.from, to: chosen.move.to };
}

/** Number of replies to a move that are not best, and of those that change the outcome. */
function trapsAfter(analysis: Analysis, position: Position, move: ValuedMove) {
  const replies = analysis.moves(analysis.play(position, move));
  const best = replies[0]?.value ?? move.value;
  return {
    wrong: replies.filter(({ value }) => !sameValue(value, best)).length,
    fatal: replies.filter(({ value }) => value.winner !== best.winner).length,
  };
}
