import { useApp } from '../../page/app-context.ts';
import { useCatalogue } from '../../page/words/catalogue.ts';
import { batchOf, startBatch } from './contest.ts';
import { SourceField } from './source-field.tsx';
import { BATCH } from './words.ts';

/** Field for the contest file, shared with the comparison; `taken` is called when a file is accepted. */
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
