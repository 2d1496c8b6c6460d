import type { Board, Piece, Position, Side, Value } from '../../../wasm/rubicon.ts';
import { boardAt } from '../../model/line.ts';
import { cellOfPiece, kindOfPiece, placementValues } from '../../model/placement-map.ts';
import { type WaveCell, waveCells } from './model/wave.ts';
import { lastOf, layerShown, type Wave } from './wave.ts';

/** The board at the layer shown, with the chosen piece lifted and the chosen side to move. */
export interface WaveShown {
  readonly board: Board;
  readonly position: Position;
  readonly piece: Piece;
  readonly kind: 'pawn' | 'general';
  /** The cell on which the lifted piece is drawn. */
  readonly own: number;
  readonly side: Side;
  /** The value of the position with the piece on each cell; null if it cannot stand there. */
  readonly values: readonly (Value | null)[];
  readonly cells: readonly (WaveCell | null)[];
}

/** Null while no map is known. */
export function waveShown(wave: Wave): WaveShown | null {
  const known = wave.map.value;
  if (known?.status !== 'known') return null;
  const { position, piece, map } = known;
  const board = boardAt(known.board, position);
  const side = wave.choice.value.side ?? position.side;
  const values = placementValues(map, position, piece, side);
  return {
    board,
    position,
    piece,
    kind: kindOfPiece(piece),
    own: cellOfPiece(position, piece),
    side,
    values,
    cells: waveCells(values, layerShown(wave), lastOf(wave)),
  };
}
