import { useApp } from '../../app-context.ts';
import { batchOf, startBatch } from '../../bench/batch.ts';
import { useCatalogue } from '../../catalogue.ts';
import { BATCH } from '../../texts/parts/bench-batch.ts';
import { SourceField } from './source-field.tsx';

/** The contest file that is answered; the comparison has the same. */
export function ContestField() {
  const state = batchOf(useApp());
  const { source: words } = useCatalogue(BATCH);
  return (
    <SourceField
      name="boards"
      words={{ ...words, use: words.solve }}
      text={state.text}
      source={state.run.value?.source ?? null}
      take={(source) => startBatch(state, source)}
    />
  );
}
