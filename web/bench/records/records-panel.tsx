import './records.css';
import { useSignal } from '@preact/signals';
import type { Goal } from '../../../wasm/bench/mine.ts';
import { GOALS } from '../../../wasm/bench/names.ts';
import { Choices } from '../../page/controls/choices.tsx';
import { KNOWN_RECORDS } from '../../page/examples/hall.ts';
import type { Feature } from '../../page/feature.ts';
import { useCatalogue } from '../../page/words/catalogue.ts';
import { RecordsChart } from './records-chart.tsx';
import { RecordsTable } from './records-table.tsx';
import { HALL_WORDS } from './words.ts';

/** The records of every size, for one goal at a time. */
function RecordsPanel() {
  const words = useCatalogue(HALL_WORDS);
  const goal = useSignal<Goal>('red');
  const records = KNOWN_RECORDS.filter((each) => each.goal === goal.value);
  return (
    <section class="hall stack loose start">
      <Choices
        label={words.goal}
        chosen={goal.value}
        choices={GOALS.map((value) => ({ value, name: words.goals[value] }))}
        choose={(value) => {
          goal.value = value;
        }}
      />
      <p>{words.goalOf[goal.value]}</p>
      <div class="hall-parts">
        <RecordsTable records={records} />
        <RecordsChart records={records} />
      </div>
      <p class="muted">{words.beat}</p>
    </section>
  );
}

export const FEATURE: Feature = { Panel: RecordsPanel };
