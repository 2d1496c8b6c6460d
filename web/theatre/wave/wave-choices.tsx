import type { Side } from '../../../wasm/rubicon.ts';
import { SIDES } from '../../model/board.ts';
import { useApp } from '../../page/app-context.ts';
import { CELLS } from '../../page/board/cell-words.ts';
import { PieceChoice } from '../../page/board/piece-choice.tsx';
import { Check } from '../../page/controls/check.tsx';
import { Choices } from '../../page/controls/choices.tsx';
import { useCatalogue } from '../../page/words/catalogue.ts';
import { chooseWave, courseOf, waveOf } from './wave.ts';
import { WAVE } from './words.ts';

/** The choices of the lifted piece and of the side to move. */
export function WaveChoices() {
  const app = useApp();
  const wave = waveOf(app);
  const words = useCatalogue(WAVE);
  const texts = useCatalogue(CELLS);
  const known = wave.map.value;
  if (known?.status !== 'known') return null;
  const { board, position } = known;
  const { piece, side, follows } = wave.choice.value;
  return (
    <div class="wave-choices">
      <div class="wave-choice">
        <span aria-hidden="true">{texts.piece}</span>
        <PieceChoice
          board={board}
          position={position}
          chosen={piece}
          choose={(lifted) => chooseWave(wave, { piece: lifted })}
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
      {courseOf(app) !== null && (
        <Check checked={follows} check={(follows) => chooseWave(wave, { follows })}>
          {words.follow}
        </Check>
      )}
    </div>
  );
}
