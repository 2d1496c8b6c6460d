import type { GeneratedBoard } from '../../../wasm/bench/generate.ts';
import { useApp } from '../../page/app-context.ts';
import { IconButton } from '../../page/controls/button.tsx';
import { openBoard } from '../../page/open-board.ts';
import { NEXT_PICTURE, PREVIOUS_PICTURE } from '../../page/pictures/step-pictures.ts';
import { useCatalogue } from '../../page/words/catalogue.ts';
import { BoardThumb } from '../kit/board-thumb.tsx';
import { generateOf } from './generate.ts';
import type { Lot } from './model/generate.ts';
import { GENERATE } from './words.ts';

/** Boards on a page. */
const SHOWN = 24;

/** The boards with their answers, in pages. */
export function GenerateList({ lot: { made } }: { lot: Lot }) {
  const texts = useCatalogue(GENERATE);
  const { page } = generateOf(useApp());
  const first = page.value * SHOWN;
  return (
    <section class="made-list" aria-label={texts.list}>
      <Pager all={made.length} />
      <ul>
        {made.slice(first, first + SHOWN).map((each, index) => (
          <li key={first + index}>
            <MadeBoard made={each} number={first + index + 1} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Pager({ all }: { all: number }) {
  const texts = useCatalogue(GENERATE);
  const { page } = generateOf(useApp());
  const first = page.value * SHOWN;
  const show = (number: number) => {
    page.value = Math.floor((Math.min(Math.max(1, number), all) - 1) / SHOWN);
  };
  return (
    <div class="pager cluster">
      <IconButton
        label={texts.previous}
        picture={PREVIOUS_PICTURE}
        disabled={first === 0}
        onPress={() => show(first + 1 - SHOWN)}
      />
      <input
        type="number"
        class="long"
        aria-label={texts.goTo}
        min={1}
        max={all}
        value={first + 1}
        onChange={(event) => {
          show(Math.trunc(Number(event.currentTarget.value)));
          event.currentTarget.value = String(page.value * SHOWN + 1);
        }}
      />
      <IconButton
        label={texts.next}
        picture={NEXT_PICTURE}
        disabled={first + SHOWN >= all}
        onPress={() => show(first + 1 + SHOWN)}
      />
      <span>{texts.range(first + 1, Math.min(first + SHOWN, all), all)}</span>
    </div>
  );
}

function MadeBoard({ made: { board, value }, number }: { made: GeneratedBoard; number: number }) {
  const app = useApp();
  const texts = useCatalogue(GENERATE);
  return (
    <button
      type="button"
      class="button made-board"
      aria-label={texts.open(number, board.rows, board.columns, value)}
      onClick={() => openBoard(app, board)}
    >
      <span class="made-number">{number}</span>
      <BoardThumb board={board} />
      <span class={`chip ${value.winner}`}>{texts.answer(value)}</span>
    </button>
  );
}
