import { useApp } from '../../page/app-context.ts';
import { useCatalogue } from '../../page/words/catalogue.ts';
import { batchOf, startBatch } from './contest.ts';
import type { Result } from './model/contest.ts';
import type { BatchRun } from './run.ts';
import { BATCH } from './words.ts';

const RESULTS: readonly Result[] = ['red', 'black', 'tie', 'broken'];

/** How far a run is, what has come of it, and the way to stop it. */
export function BatchProgress({ run }: { run: BatchRun }) {
  const state = batchOf(useApp());
  const texts = useCatalogue(BATCH);
  const status = run.status.value;
  const done = run.answered.value;
  const total = run.survey.value.boards;
  const isRunning = status === 'reading' || status === 'solving';
  return (
    <div class="batch-progress">
      {isRunning && <progress aria-label={texts.progressLabel} value={done} max={Math.max(total, 1)} />}
      <p>
        <strong>{status === 'reading' ? texts.reading : texts.progress(done, total)}</strong>
        {run.speed.value !== null && <span class="hint">{texts.speed(run.speed.value)}</span>}
        {status !== 'done' && (
          <button
            type="button"
            class="button wide"
            onClick={() => (isRunning ? run.cancel() : startBatch(state, run.source))}
          >
            {isRunning ? texts.cancel : texts.again}
          </button>
        )}
      </p>
      <p class={status === 'cancelled' ? 'hint' : 'visually-hidden'} role="status">
        {status === 'cancelled' && texts.cancelled}
        {status === 'done' && texts.progress(done, total)}
      </p>
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
          {outcome[each]} × {tally[each]}
        </li>
      ))}
    </ul>
  );
}
