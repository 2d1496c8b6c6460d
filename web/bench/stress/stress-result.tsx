import type { StressProgress } from '../../../wasm/bench/stress.ts';
import { useApp, useTexts } from '../../page/app-context.ts';
import { useCatalogue } from '../../page/words/catalogue.ts';
import { Figures } from '../kit/figures.tsx';
import { JobView } from '../kit/job-view.tsx';
import { StopButton } from '../kit/stop-button.tsx';
import { CompilationView } from './compile/compilation-view.tsx';
import { COMPILE } from './compile/words.ts';
import { runsOn } from './ended-programs.ts';
import { crashAt } from './model/crash.ts';
import { refusalSentence } from './refusal.ts';
import { stressOf } from './stress.ts';
import { StressFound } from './stress-found.tsx';
import type { StressReport, StressState, StressTest } from './stress-test.ts';
import { COMMAND, STRESS } from './words.ts';
import type { FileRefusal } from './worker/protocol.ts';

type StressJob = Exclude<StressState, { readonly status: 'refused' }>;

/** State of the test, and its findings. */
export function StressResult() {
  const texts = useCatalogue(STRESS);
  const stress = stressOf(useApp());
  const test = stress.test.value;
  const isCompiled = stress.given.value === null || stress.isOtherCompiled.value;
  const compilation = isCompiled ? stress.compilation?.state.value : undefined;
  const isIdle = test === null && (compilation === undefined || compilation.status === 'none');
  const goTo = (line: number, column: number) => {
    stress.place.value = { line, column };
  };
  return (
    <section class="card results stress-result" aria-label={texts.results}>
      <div class="card-head">
        <h2>{texts.results}</h2>
        {(test?.isRunning() || stress.compilation?.isRunning()) && (
          <StopButton stop={stress.stop} focusBack=".stress-form [type=submit]">
            {texts.stop}
          </StopButton>
        )}
      </div>
      {stress.isOtherCompiled.value && compilation !== undefined && test === null && (
        <h3>{texts.sides.other}</h3>
      )}
      {stress.hasCrashed.value && (
        <p class="problem" role="alert">
          {texts.crashed}
        </p>
      )}
      {isIdle && <p class="hint">{texts.none}</p>}
      {compilation !== undefined && <CompilationView state={compilation} goTo={goTo} />}
      {test !== null && <State test={test} />}
      {runsOn.value && (
        <p class="problem" role="alert">
          {texts.runsOn}
        </p>
      )}
      <Undefined />
    </section>
  );
}

/** What is undefined in the program, whether it is behind the fault or goes unnoticed. */
function Undefined() {
  const texts = useCatalogue(COMPILE);
  const { gap } = useTexts();
  const { violation, isChecking, test } = stressOf(useApp());
  const state = test.value?.state.value;
  const isFault = state?.status === 'done' && state.result.found !== null;
  const found = violation.value;
  return (
    <p class="said stress-mistake" role="status">
      {found !== null && texts.violation(found) + (isFault ? '' : gap + texts.unnoticed)}
      {found === null && isFault && isChecking.value && texts.checking}
    </p>
  );
}

function State({ test }: { test: StressTest }) {
  const texts = useCatalogue(STRESS);
  const state = test.state.value;
  if (state.status === 'refused') return <Refused {...state} limit={test.settings.memory} />;
  if (state.status === 'failed' && state.failure.code === 'out_of_memory')
    return (
      <p class="problem" role="alert">
        {texts.noMemory}
      </p>
    );
  const report = reportOf(state);
  return (
    <>
      <JobView job={state} said={sentenceOf(state, texts)} />
      {report !== null && <Report report={report} test={test} />}
    </>
  );
}

function Report({ report, test }: { report: StressReport; test: StressTest }) {
  const texts = useCatalogue(STRESS);
  const { found } = report;
  const leftOut = leftOutOf(report);
  return (
    <>
      <Figures figures={figuresOf(report, leftOut?.boards ?? 0, texts)} />
      <div class="said" role="status">
        {leftOut !== null && (report.other?.isSilent ? <p>{texts.silent}</p> : <LeftOut />)}
      </div>
      {test.isRunning() && <progress aria-label={texts.results} />}
      {found !== null && (
        <StressFound
          found={found}
          settings={test.settings}
          stage={report.progress.stage}
          phase={report.progress.phase}
          isOver={!test.isRunning()}
          isBeside={report.other !== null}
        />
      )}
    </>
  );
}

function reportOf(state: StressJob): StressReport | null {
  if (state.status === 'done') return state.result;
  return state.status === 'running' || state.status === 'stopped' ? state.progress : null;
}

/** The status sentence; empty once the fault found says enough. */
function sentenceOf(state: StressJob, texts: (typeof STRESS)['en']): string {
  if (state.status !== 'running' && state.status !== 'stopped') return '';
  const isRunning = state.status === 'running';
  if (state.progress === null) return isRunning ? texts.checking : texts.stopped;
  const { progress } = state.progress;
  const { phase, stage, smallest } = progress;
  if (phase === 'searching')
    return isRunning ? texts.searching(texts.stage[stage]) : rightSentence(progress, texts);
  if (!isRunning) return texts.stopped;
  if (smallest === null) return '';
  if (phase === 'timing') return texts.timing;
  return phase === 'naming' ? texts.naming : texts.shrinking(smallest.boards, smallest.cells);
}

function rightSentence({ boards, leftOut }: StressProgress, texts: (typeof STRESS)['en']): string {
  return leftOut === null ? texts.right(boards) : texts.rightBeside(boards, leftOut.boards, leftOut.cells);
}

/** The boards left out; none after an endless recursion, which the board found already shows. */
function leftOutOf({ progress, found }: StressReport): StressProgress['leftOut'] {
  const isEndless = found?.fault === 'crash' && crashAt(found.number) === 'stack';
  return isEndless ? null : progress.leftOut;
}

/** Why boards are left out, and the command that runs the program on all of them. */
function LeftOut() {
  const texts = useCatalogue(STRESS);
  return (
    <p class="stress-left-out">
      {texts.leftOutWhy} <code>{COMMAND}</code>
    </p>
  );
}

function figuresOf(
  { progress: { boards, files, runs }, seconds, pace, samples, other }: StressReport,
  leftOut: number,
  texts: (typeof STRESS)['en'],
) {
  return [
    { name: texts.boards, figure: texts.count(boards) },
    { name: texts.files, figure: texts.count(files) },
    { name: texts.runs, figure: texts.count(runs) },
    ...(leftOut === 0 ? [] : [{ name: texts.leftOut, figure: texts.count(leftOut) }]),
    { name: texts.time, figure: texts.elapsed(seconds) },
    ...(pace < 1 ? [] : [{ name: texts.pace, figure: texts.count(Math.round(pace)) }]),
    ...(samples === null ? [] : [{ name: texts.samples, figure: `${samples.right}/${samples.all}` }]),
    ...(other?.samples
      ? [{ name: texts.otherSamples, figure: `${other.samples.right}/${other.samples.all}` }]
      : []),
  ];
}

function Refused({ refusal, limit, isOther }: { refusal: FileRefusal; limit: number; isOther: boolean }) {
  const texts = useCatalogue(STRESS);
  return (
    <p class="problem" role="alert">
      {isOther && `${texts.sides.other}: `}
      {refusalSentence(refusal, limit, texts.refusal)}
    </p>
  );
}
