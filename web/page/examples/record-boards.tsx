import '../controls/item.css';
import './examples.css';
import { loadBoard } from '../../model/whole-board.ts';
import { useApp } from '../app-context.ts';
import { Thumbnail } from '../board/thumbnail.tsx';
import { useCatalogue } from '../words/catalogue.ts';
import { boardOf } from './board-of.ts';
import { RECORDS, type Short } from './record-words.ts';
import { BEST_10X10, LONGEST_KNOWN } from './records.ts';
import { SampleChips } from './sample-chips.tsx';

/** The samples if they are not above the board, the longest game known, and the records on 10 × 10. */
export function RecordBoards() {
  const records = useCatalogue(RECORDS);
  const { score, size, board } = LONGEST_KNOWN;
  return (
    <section class="card records" aria-label={records.label}>
      <SampleChips />
      <h2>{records.label}</h2>
      <ul>
        <RecordItem
          board={board}
          name={records.longest(score, size)}
          short={records.shortLongest(score, size)}
        />
        {BEST_10X10.map(({ goal, score, board }) => (
          <RecordItem
            key={goal}
            board={board}
            name={records.of[goal](score)}
            short={records.short[goal](score)}
          />
        ))}
      </ul>
    </section>
  );
}

interface Props {
  /** In link notation. */
  readonly board: string;
  readonly name: string;
  readonly short: Short;
}

function RecordItem({ board: text, name, short: [what, why] }: Props) {
  const { state } = useApp();
  const board = boardOf(text);
  return (
    <li>
      <button type="button" class="item record" aria-label={name} onClick={() => loadBoard(state, board)}>
        <Thumbnail board={board} />
        <strong>{what}</strong>
        <span>{why}</span>
      </button>
    </li>
  );
}
