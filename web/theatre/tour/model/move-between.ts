import type { Move, Position } from '../../../../wasm/game.ts';

/** The move that leads from one position to the next; the generals may be named in any order. */
export function moveBetween(before: Position, after: Position): Move {
  if (before.side === 'black') return { from: before.pawn, to: after.pawn };
  const from = before.generals.find((cell) => !after.generals.includes(cell));
  const to = after.generals.find((cell) => !before.generals.includes(cell));
  return { from: from ?? before.generals[0], to: to ?? after.generals[0] };
}
