import { columnOf, markAt, rowOf } from '../../model/board.ts';
import { useApp } from '../../page/app-context.ts';
import { CELLS } from '../../page/board/cell-words.ts';
import { useCatalogue } from '../../page/words/catalogue.ts';
import { waveOf } from './wave.ts';
import { type WaveShown, waveShown } from './wave-shown.ts';
import { WAVE } from './words.ts';

/** The words for a cell: the value with the lifted piece there, and when it is decided; null if it cannot stand there. */
export function useCellWords({ cells, values }: WaveShown): (cell: number) => string | null {
  const texts = useCatalogue(WAVE);
  const maps = useCatalogue(CELLS);
  return (cell) => {
    const state = cells[cell] ?? null;
    const value = values[cell] ?? null;
    if (state === null || value === null) return null;
    return state.turn === 'tie' ? texts.never : texts[state.turn](maps.value(value));
  };
}

/** The words for the hovered or focused cell. */
export function WaveReadout() {
  const shown = waveShown(waveOf(useApp()));
  return shown && <Read shown={shown} />;
}

function Read({ shown }: { shown: WaveShown }) {
  const app = useApp();
  const maps = useCatalogue(CELLS);
  const words = useCellWords(shown);
  const { board } = shown;
  const cell = waveOf(app).pointed.value;
  if (cell === null || cell >= board.cells.length) return <p class="wave-read muted">{maps.read}</p>;
  const said = words(cell) ?? app.texts.value.mark(markAt(board, cell));
  return <p class="wave-read">{maps.at(rowOf(board, cell) + 1, columnOf(board, cell) + 1, said)}</p>;
}
