import { useApp } from '../../page/app-context.ts';
import { useCatalogue } from '../../page/words/catalogue.ts';
import { grouped } from '../../page/words/shared.ts';
import { JobView } from '../kit/job-view.tsx';
import { batchOf, startBatch } from './contest.ts';
import type { Result } from './model/contest.ts';
import type { BatchRun } from './run.ts';
import { BATCH } from './words.ts';

const RESULTS: readonly Result[] = ['red', 'black', 'tie', 'broken'];

/** State of a run, its speed, the button that starts it again, and its results by kind. */
export function BatchProgress({ run }: { run: BatchRun }) {
  const batch = batchOf(useApp());
  const texts = useCatalogue(BATCH);
  const state = run.state.value;
  const done = run.answered.value;
  const total = run.survey.value.boards;
  const progress = <strong>{texts.progress(done, total)}</strong>;
  return (
    <div class="stack tight">
      <div class="batch-job cluster">
        <JobView
          job={state}
          running={(phase) => ({
            label: texts.progressLabel,
            done,
            total,
            said: phase === 'reading' ? <strong>{texts.reading}</strong> : progress,
            cancelLabel: texts.cancel,
            cancel: () => run.cancel(),
            focusBack: '.batch-job > .again',
          })}
          said={
            !run.isOver() || (state.status === 'failed' && total === 0) ? (
              ''
            ) : (
              <>
                {progress} {state.status === 'stopped' && <span class="hint">{texts.cancelled}</span>}
              </>
            )
          }
        />
        {state.status === 'done' && state.result !== null && (
          <span class="hint">{texts.speed(state.result)}</span>
        )}
        {(state.status === 'stopped' || state.status === 'failed') && (
          <button type="button" class="button wide again" onClick={() => startBatch(batch, run.source)}>
            {texts.again}
          </button>
        )}
      </div>
      <Tally run={run} />
    </div>
  );
}

function Tally({ run }: { run: BatchRun }) {
  const { outcome } = useCatalogue(BATCH);
  const tally = run.tally.value;
  return (
    <ul class="tally">
      {RESULTS.filter((each) => each !== 'broken' || tally.broken > 0).map((each) => (
        <li key={each} class={`chip ${each}`}>
          {outcome[each]} × {grouped(tally[each])}
        </li>
      ))}
    </ul>
  );
}
