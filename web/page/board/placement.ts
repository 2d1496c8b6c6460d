import type { Board, Piece, PlacementMap, Position } from '../../../wasm/rubicon.ts';
import type { Failure } from '../../model/failure.ts';
import type { App } from '../app-context.ts';

/** The placement map of a lifted piece, or why there is none. */
export type Placement =
  | {
      readonly status: 'known';
      readonly board: Board;
      readonly position: Position;
      readonly piece: Piece;
      readonly map: PlacementMap;
    }
  | { readonly status: 'failed'; readonly failure: Failure };

/** Asks the solver; null if another board has replaced this one. */
export async function askPlacement(
  { solver }: App,
  board: Board,
  position: Position,
  piece: Piece,
): Promise<Placement | null> {
  const outcome = await solver.map(board, position, piece);
  if (outcome === null) return null;
  if (!outcome.ok) return { status: 'failed', failure: outcome.failure };
  return { status: 'known', board, position, piece, map: outcome.value };
}
