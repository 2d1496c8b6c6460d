import type { Piece, Position } from '../../../wasm/rubicon.ts';
import { type Board, columnOf, rowOf } from '../../model/board.ts';
import { cellOfPiece, kindOfPiece } from '../../model/placement-map.ts';
import { Choices } from '../controls/choices.tsx';
import { GENERAL_PICTURE, PAWN_PICTURE } from '../pictures/pictures.ts';
import { Pixels } from '../pictures/pixels.tsx';
import { useCatalogue } from '../words/catalogue.ts';
import { CELLS } from './cell-words.ts';

const PIECES: readonly Piece[] = ['pawn', 'first', 'second'];

interface Props {
  readonly board: Board;
  readonly position: Position;
  readonly chosen: Piece;
  readonly choose: (piece: Piece) => void;
}

/** Chooses the lifted piece among those of a position, by cell. */
export function PieceChoice({ board, position, chosen, choose }: Props) {
  const texts = useCatalogue(CELLS);
  const choices = PIECES.map((piece) => {
    const cell = cellOfPiece(position, piece);
    const [row, column] = [rowOf(board, cell) + 1, columnOf(board, cell) + 1];
    const kind = kindOfPiece(piece);
    const face = (
      <>
        <Pixels picture={kind === 'pawn' ? PAWN_PICTURE : GENERAL_PICTURE} name={kind} />({row},{column})
      </>
    );
    return { value: piece, name: texts.pieceAt(kind, row, column), face };
  });
  return <Choices label={texts.piece} chosen={chosen} choices={choices} choose={choose} />;
}
