import '../../styles/bench-batch.css';
import { useEffect } from 'preact/hooks';
import { answerFile } from '../../../model/bench/batch.ts';
import { useApp, useTexts } from '../../app-context.ts';
import { batchOf, startBatch } from '../../bench/batch.ts';
import type { BatchRun } from '../../bench/batch-run.ts';
import { fileSource } from '../../bench/text-source.ts';
import { useCatalogue } from '../../catalogue.ts';
import { fileTaker } from '../../drop-file.ts';
import { copyText, downloadText } from '../../exchange.ts';
import { BATCH } from '../../texts/parts/bench-batch.ts';
import { useSaid } from '../use-said.ts';
import { BatchList } from './batch-list.tsx';
import { BatchProblems } from './batch-problems.tsx';
import { BatchProgress } from './batch-progress.tsx';
import { ContestField } from './contest-field.tsx';

/** Answers for a whole contest file. */
export function BatchPanel() {
  const state = batchOf(useApp());
  const texts = useCatalogue(BATCH);
  useEffect(() => {
    fileTaker.value = {
      hint: texts.drop,
      take: ([file]) => {
        if (file !== undefined) startBatch(state, fileSource(file));
      },
    };
    return () => {
      fileTaker.value = null;
    };
  }, [state, texts]);
  const run = state.run.value;
  return (
    <section class="batch bench-columns">
      <ContestField />
      <section class="card results" aria-label={texts.results}>
        <h2>{texts.results}</h2>
        {run === null ? <p class="hint">{texts.none}</p> : <Results run={run} />}
      </section>
    </section>
  );
}

function Results({ run }: { run: BatchRun }) {
  const { failure } = useTexts();
  const failed = run.failure.value;
  return (
    <>
      <BatchProgress run={run} />
      {failed !== null && (
        <p class="problem" role="alert">
          {failure(failed)}
        </p>
      )}
      <BatchProblems run={run} />
      {run.answered.value > 0 && <Outgoing run={run} />}
      {run.answered.value > 0 && <BatchList run={run} />}
    </>
  );
}

/** The answers as the contest's file. */
function Outgoing({ run }: { run: BatchRun }) {
  const texts = useCatalogue(BATCH);
  const { said, say } = useSaid();
  const copy = async () => say((await copyText(answerFile(run.rows))) ? texts.copied : '');
  const download = () =>
    downloadText(answerFile(run.rows), `${run.source.name?.replace(/\.\w+$/, '') ?? 'rubicon'}.ans`);
  return (
    <div class="buttons">
      <button type="button" class="button wide" onClick={copy}>
        {said.value || texts.copy}
      </button>
      <button type="button" class="button wide" onClick={download}>
        {texts.download}
      </button>
      {run.tally.value.broken > 0 && <span class="hint">{texts.questionMark}</span>}
    </div>
  );
}
