import '../contest/contest.css';
import { useApp } from '../../page/app-context.ts';
import { CopyByHand, useCopying } from '../../page/controls/copying.tsx';
import { downloadText } from '../../page/exchange.ts';
import type { Feature } from '../../page/feature.ts';
import { useCatalogue } from '../../page/words/catalogue.ts';
import { batchOf, startBatch } from '../contest/contest.ts';
import { ContestField } from '../contest/contest-field.tsx';
import { answerFile } from '../contest/model/contest.ts';
import { BatchProblems } from '../contest/problems.tsx';
import { BatchProgress } from '../contest/progress.tsx';
import type { BatchRun } from '../contest/run.ts';
import { BATCH } from '../contest/words.ts';
import { EXAMPLE_INPUT } from '../example.ts';
import { fileSource, textSource } from '../text-source.ts';
import { BENCH } from '../words.ts';
import { BatchList } from './batch-list.tsx';

/** Solves a whole contest file. */
function BatchPanel() {
  const texts = useCatalogue(BATCH);
  const run = batchOf(useApp()).run.value;
  return (
    <section class="batch bench-columns">
      <ContestField />
      <section class="card results" aria-label={texts.results}>
        <h2>{texts.results}</h2>
        {run === null ? <Empty /> : <Results run={run} />}
      </section>
    </section>
  );
}

/** Placeholder with an example to try. */
function Empty() {
  const state = batchOf(useApp());
  const { none } = useCatalogue(BATCH);
  const { example } = useCatalogue(BENCH);
  const tryIt = () => {
    state.text.value = EXAMPLE_INPUT;
    startBatch(state, textSource(EXAMPLE_INPUT));
  };
  return (
    <>
      <p class="hint">{none}</p>
      <p>
        <button type="button" class="button wide" onClick={tryIt}>
          {example.boards}
        </button>
      </p>
    </>
  );
}

function Results({ run }: { run: BatchRun }) {
  return (
    <>
      <BatchProgress run={run} />
      <BatchProblems run={run} />
      {run.answered.value > 0 && <Outgoing run={run} />}
      {run.answered.value > 0 && <BatchList run={run} />}
    </>
  );
}

/** Copy and download of the answer file. */
function Outgoing({ run }: { run: BatchRun }) {
  const texts = useCatalogue(BATCH);
  const { said, copy, left } = useCopying();
  const download = () =>
    downloadText(answerFile(run.rows), `${run.source.name?.replace(/\.\w+$/, '') ?? 'rubicon'}.ans`);
  return (
    <div class="buttons">
      <button type="button" class="button wide" onClick={() => copy(answerFile(run.rows), texts.copied)}>
        {said.value || texts.copy}
      </button>
      <button type="button" class="button wide" onClick={download}>
        {texts.download}
      </button>
      {run.tally.value.broken > 0 && <span class="hint">{texts.questionMark}</span>}
      <CopyByHand left={left} />
    </div>
  );
}

export const FEATURE: Feature = {
  Panel: BatchPanel,
  drop: (app) => ({
    hint: BATCH[app.language.value].drop,
    takesTexts: true,
    take: ([file, ...others]) => {
      const state = batchOf(app);
      if (file !== undefined && others.length === 0) startBatch(state, fileSource(file));
      else state.refused.value = others.length + 1;
    },
  }),
};
