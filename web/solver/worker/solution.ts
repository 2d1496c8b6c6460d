import { RubiconError } from '../../../wasm/error.ts';
import type { Analysis, Move, Position } from '../../../wasm/rubicon.ts';
import type { Question } from '../../model/drawing.ts';
import type { Solution } from '../../model/solution.ts';

/** What a solution is made of. */
type Answering = Pick<Analysis, 'bytes' | 'line' | 'moves' | 'outcome' | 'play' | 'value'>;

/** The line through the legal part of the moves played and on with best play, with the values and moves along it. */
export function solutionFrom(analysis: Answering, start: Position, question: Question): Solution {
  const positions = followLegal(analysis, start, question.played);
  const legal = positions.length - 1;
  let position = positions.at(-1) ?? start;
  const best = analysis.line(position);
  for (const move of best.moves) {
    position = analysis.play(position, move);
    positions.push(position);
  }
  return {
    value: analysis.value(start),
    moves: [...question.played.slice(0, legal), ...best.moves],
    values: positions.map((each) => analysis.value(each)),
    choices: positions.map((each) => analysis.moves(each)),
    legal,
    legalVariations: question.variations.map((game) => followLegal(analysis, start, game).length - 1),
    loop: best.loop === null ? null : best.loop + legal,
    ending: analysis.outcome(position),
    bytes: analysis.bytes,
  };
}

/** The position before the first move and after each legal one, up to the first illegal move. */
function followLegal(analysis: Answering, start: Position, moves: readonly Move[]): Position[] {
  const positions = [start];
  let position: Position | null = start;
  for (const move of moves) {
    position = playLegal(analysis, position, move);
    if (position === null) break;
    positions.push(position);
  }
  return positions;
}

function playLegal(analysis: Answering, position: Position, move: Move): Position | null {
  try {
    return analysis.play(position, move);
  } catch (error) {
    if (error instanceof RubiconError && error.code === 'illegal_move') return null;
    throw error;
  }
}
