import '../contest/contest.css';
import './compare.css';
import { useSignalEffect } from '@preact/signals';
import { type App, useApp } from '../../page/app-context.ts';
import { Problem } from '../../page/controls/problem.tsx';
import type { Drop, Feature } from '../../page/feature.ts';
import { useCatalogue } from '../../page/words/catalogue.ts';
import { grouped } from '../../page/words/shared.ts';
import { batchOf, startBatch } from '../contest/contest.ts';
import { ContestField } from '../contest/contest-field.tsx';
import { BatchProblems } from '../contest/problems.tsx';
import { BatchProgress } from '../contest/progress.tsx';
import type { BatchRun } from '../contest/run.ts';
import { SourceField } from '../contest/source-field.tsx';
import { EXAMPLE_INPUT, EXAMPLE_OUTPUT } from '../example.ts';
import { fileSource, textSource, typedAnew } from '../text-source.ts';
import { BENCH } from '../words.ts';
import { compareOf, type Judgement } from './compare.ts';
import { CompareList } from './compare-list.tsx';
import { DiagnosisView } from './diagnosis-view.tsx';
import { DifferenceView } from './difference-view.tsx';
import { type Comparison, firstMissing, isEmpty, listed } from './model/compare.ts';
import { isExplainable } from './model/diagnosis.ts';
import { COMPARE } from './words.ts';

/** Another program's answers, compared with the right ones. */
function ComparePanel() {
  const app = useApp();
  const batch = batchOf(app);
  const state = compareOf(app);
  const texts = useCatalogue(COMPARE);
  useSignalEffect(() => state.follow(batch.run.value));
  const run = batch.run.value;
  const takeBoards = () => {
    const typed = typedAnew(batch.text.value, batch.run.value?.source ?? null);
    if (typed !== null) startBatch(batch, typed);
  };
  const takeLines = () => {
    const typed = typedAnew(state.text.value, state.lines.value);
    if (typed !== null) state.take(typed);
  };
  return (
    <section class="compare bench-columns">
      <div class="sources">
        <ContestField taken={takeLines} />
        <SourceField
          name="lines"
          words={{ ...texts.source, use: texts.source.compare }}
          text={state.text}
          source={state.lines.value}
          keeping={state.keeping.value}
          take={(source) => {
            state.take(source);
            takeBoards();
          }}
        />
      </div>
      <section class="card results" aria-label={texts.results}>
        <h2>{texts.results}</h2>
        {run !== null && <BatchProgress run={run} />}
        {run !== null && <BatchProblems run={run} />}
        <Judged run={run} />
      </section>
    </section>
  );
}

/** A dropped file is the output, unless it is called or falls like the boards; of two, one is each. */
function drop(app: App): Drop {
  const isOnBoards = (target: EventTarget | null) =>
    target instanceof Element && target.closest('[data-source="boards"]') !== null;
  return {
    hint: COMPARE[app.language.value].drop,
    takesTexts: true,
    take: (files, target) => {
      const isInput = (file: File) => file.name.endsWith('.in') || (files.length === 1 && isOnBoards(target));
      const [inputs, outputs] = [files.filter(isInput), files.filter((file) => !isInput(file))];
      const isRefused = inputs.length > 1 || outputs.length > 1;
      batchOf(app).refused.value = isRefused ? files.length : 0;
      if (isRefused) return;
      for (const file of inputs) startBatch(batchOf(app), fileSource(file));
      for (const file of outputs) compareOf(app).take(fileSource(file));
    },
  };
}

function Judged({ run }: { run: BatchRun | null }) {
  const state = compareOf(useApp());
  const texts = useCatalogue(COMPARE);
  const judging = state.judging.state.value;
  if (judging.status === 'done' && run !== null) return <Differences judgement={judging.result} run={run} />;
  if (judging.status === 'failed') return <Problem failure={judging.failure} role="alert" />;
  if (run !== null && state.lines.value !== null) return <p class="hint">{texts.waiting}</p>;
  return (
    <>
      <p class="hint">{texts.none}</p>
      {run === null && state.lines.value === null && <Example />}
    </>
  );
}

/** A contest file and an output with a fault. */
function Example() {
  const app = useApp();
  const { example } = useCatalogue(BENCH);
  const tryIt = () => {
    const [batch, state] = [batchOf(app), compareOf(app)];
    batch.text.value = EXAMPLE_INPUT;
    state.text.value = EXAMPLE_OUTPUT;
    startBatch(batch, textSource(EXAMPLE_INPUT));
    state.take(textSource(EXAMPLE_OUTPUT));
  };
  return (
    <p>
      <button type="button" class="button wide" onClick={tryIt}>
        {example.output}
      </button>
    </p>
  );
}

function Differences({ judgement, run }: { judgement: Judgement; run: BatchRun }) {
  const texts = useCatalogue(COMPARE);
  const { comparison, isUtf16 } = judgement;
  const { differences, boards, counts, unjudged, shift } = comparison;
  const judged = boards - unjudged;
  const shown = isEmpty(comparison) ? [] : listed(comparison);
  return (
    <>
      {(differences.length > 0 || judged > 0) && (
        <p class={differences.length === 0 ? 'judged right' : 'judged wrong'} role="status">
          <strong>
            {differences.length === 0
              ? `✓ ${texts.equal(judged)}`
              : `✗ ${isEmpty(comparison) ? texts.empty(boards) : texts.differ(differences.length, boards + counts.extra)}`}
          </strong>{' '}
          {shift !== null && texts.shift(shift.kind, shift.line)}
        </p>
      )}
      {isUtf16 && <p class="problem">{texts.utf16}</p>}
      {shown.length > 0 && <Kinds comparison={comparison} />}
      {shown.length > 0 && <Ends comparison={comparison} />}
      {isExplainable(comparison) && <DiagnosisView />}
      {unjudged > 0 && <p class="hint">{texts.unjudged(unjudged)}</p>}
      {shown.length > 0 && <DifferenceView differences={shown} smallest={judgement.smallest} run={run} />}
      {shown.length > 0 && <CompareList differences={shown} run={run} />}
    </>
  );
}

/** Where the output ends before the boards do. */
function Ends({ comparison }: { comparison: Comparison }) {
  const texts = useCatalogue(COMPARE);
  const first = firstMissing(comparison);
  if (first === null || comparison.counts.missing < 2) return null;
  return <p class="hint">{texts.ends(first, comparison.boards)}</p>;
}

/** How many lines differ in which way. */
function Kinds({ comparison: { counts } }: { comparison: Comparison }) {
  const { short } = useCatalogue(COMPARE);
  const kinds = (Object.keys(short) as (keyof typeof short)[]).filter((kind) => counts[kind] > 0);
  return (
    <ul class="tally">
      {kinds.map((kind) => (
        <li key={kind} class="chip broken">
          {short[kind]} × {grouped(counts[kind])}
        </li>
      ))}
    </ul>
  );
}

export const FEATURE: Feature = { Panel: ComparePanel, drop };
