import { columnOf, markAt, rowOf } from '../../../model/board.ts';
import { useApp } from '../../../page/app-context.ts';
import { useCatalogue } from '../../../page/words/catalogue.ts';
import { mapsOf } from '../maps.ts';
import { boardMapOf } from '../shown-map.ts';
import { MAPS } from '../words.ts';

/** The description of the cell under the pointer or with the focus. */
export function Readout() {
  const app = useApp();
  const texts = useCatalogue(MAPS);
  const board = app.state.board.value;
  const cell = mapsOf(app).pointed.value;
  if (cell === null || cell >= board.cells.length) return <p class="readout empty">{texts.read}</p>;
  const words = boardMapOf(app)?.words[cell] || app.texts.value.mark(markAt(board, cell));
  return <p class="readout">{texts.at(rowOf(board, cell) + 1, columnOf(board, cell) + 1, words)}</p>;
}
