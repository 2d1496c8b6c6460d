import { useApp } from '../../page/app-context.ts';
import { useCatalogue } from '../../page/words/catalogue.ts';
import { batchOf, startBatch } from './contest.ts';
import { SourceField } from './source-field.tsx';
import { BATCH } from './words.ts';

/** The contest file that is answered; the comparison has the same, and is told when one is taken. */
export function ContestField({ taken }: { taken?: () => void }) {
  const state = batchOf(useApp());
  const { source: words } = useCatalogue(BATCH);
  return (
    <SourceField
      refused={state.refused.value}
      name="boards"
      words={{ ...words, use: words.solve }}
      text={state.text}
      source={state.run.value?.source ?? null}
      keeping={state.keeping.value}
      take={(source) => {
        startBatch(state, source);
        taken?.();
      }}
    />
  );
}
