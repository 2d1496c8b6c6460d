import '../controls/item.css';
import './examples.css';
import { loadBoard } from '../../model/actions.ts';
import { useApp } from '../app-context.ts';
import { Thumbnail } from '../board/thumbnail.tsx';
import { useCatalogue } from '../words/catalogue.ts';
import { boardOf } from './board-of.ts';
import { BEST_10X10 } from './records.ts';
import { SampleChips } from './sample-chips.tsx';
import { RECORDS } from './words.ts';

/** The record boards with their scores, and the samples if there is no room for them above the board. */
export function RecordBoards() {
  const { state } = useApp();
  const records = useCatalogue(RECORDS);
  return (
    <section class="card records" aria-label={records.label}>
      <SampleChips />
      <h2>{records.label}</h2>
      <ul>
        {BEST_10X10.map(({ goal, score, board: text }) => {
          const [what, why] = records.short[goal](score);
          return (
            <li key={goal}>
              <button
                type="button"
                class="item record"
                aria-label={records.of[goal](score)}
                onClick={() => loadBoard(state, boardOf(text))}
              >
                <Thumbnail board={boardOf(text)} />
                <strong>{what}</strong>
                <span>{why}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
