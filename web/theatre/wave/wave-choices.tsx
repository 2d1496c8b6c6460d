import type { Piece, Side } from '../../../wasm/rubicon.ts';
import { columnOf, rowOf } from '../../model/board.ts';
import { cellOfPiece } from '../../model/placement-map.ts';
import { useApp } from '../../page/app-context.ts';
import { CELLS } from '../../page/board/cell-words.ts';
import { Choices } from '../../page/controls/choices.tsx';
import { GENERAL_PICTURE, PAWN_PICTURE } from '../../page/pictures/pictures.ts';
import { Pixels } from '../../page/pictures/pixels.tsx';
import { useCatalogue } from '../../page/words/catalogue.ts';
import { chooseWave, waveOf } from './wave.ts';

const PIECES: readonly Piece[] = ['pawn', 'first', 'second'];
const SIDES: readonly Side[] = ['red', 'black'];

/** The piece that the wave moves about, and the side to move. */
export function WaveChoices() {
  const wave = waveOf(useApp());
  const texts = useCatalogue(CELLS);
  const known = wave.map.value;
  if (known?.status !== 'known') return null;
  const { board, position } = known;
  const { piece, side } = wave.choice.value;
  const choiceOf = (each: Piece) => {
    const cell = cellOfPiece(position, each);
    const [row, column] = [rowOf(board, cell) + 1, columnOf(board, cell) + 1];
    const kind = each === 'pawn' ? 'pawn' : 'general';
    const face = (
      <>
        <Pixels picture={kind === 'pawn' ? PAWN_PICTURE : GENERAL_PICTURE} name={kind} />({row},{column})
      </>
    );
    return { value: each, name: texts.pieceAt(kind, row, column), face };
  };
  return (
    <div class="wave-choices">
      <div class="wave-choice">
        <span aria-hidden="true">{texts.piece}</span>
        <Choices
          label={texts.piece}
          chosen={piece}
          choices={PIECES.map(choiceOf)}
          choose={(chosen) => chooseWave(wave, { piece: chosen })}
        />
      </div>
      <div class="wave-choice">
        <span aria-hidden="true">{texts.side}</span>
        <Choices<Side>
          label={texts.side}
          chosen={side ?? position.side}
          choices={SIDES.map((each) => ({ value: each, name: texts.toMove[each], tone: each }))}
          choose={(chosen) => chooseWave(wave, { side: chosen })}
        />
      </div>
    </div>
  );
}
