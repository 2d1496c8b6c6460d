import type { StressProgress } from '../../../wasm/bench/stress.ts';
import { useApp } from '../../page/app-context.ts';
import { Problem } from '../../page/controls/problem.tsx';
import { useCatalogue } from '../../page/words/catalogue.ts';
import { memory } from '../../page/words/memory.ts';
import { Figures } from '../kit/figures.tsx';
import type { Hunt, HuntStatus } from './hunt.ts';
import { crashAt } from './model/crash.ts';
import { stressOf } from './stress.ts';
import { StressFound } from './stress-found.tsx';
import { COMMAND, STRESS } from './words.ts';
import type { Refusal } from './worker/protocol.ts';

type Going = Extract<HuntStatus, { readonly progress: unknown }>;

/** How the runs stand, and what was found. */
export function StressResult() {
  const texts = useCatalogue(STRESS);
  const hunt = stressOf(useApp()).hunt.value;
  return (
    <section class="card results stress-result" aria-label={texts.results}>
      <h2>{texts.results}</h2>
      {hunt === null ? <p class="hint">{texts.none}</p> : <HuntNow hunt={hunt} />}
    </section>
  );
}

function HuntNow({ hunt }: { hunt: Hunt }) {
  const texts = useCatalogue(STRESS);
  const now = hunt.now.value;
  if (now.status === 'checking') return <p role="status">{texts.checking}</p>;
  if (now.status === 'refused') return <Refused refusal={now.refusal} limit={hunt.settings.memory} />;
  if (now.status === 'failed') {
    if (now.failure.code !== 'out_of_memory') return <Problem failure={now.failure} role="alert" />;
    return (
      <p class="problem" role="alert">
        {texts.noMemory}
      </p>
    );
  }
  const leftOut = leftOutOf(now);
  return (
    <>
      <p role="status">{sentenceOf(now, texts)}</p>
      {now.progress !== null && (
        <Figures figures={figuresOf(now.progress, leftOut?.boards ?? 0, now.seconds, texts)} />
      )}
      <div role="status">{leftOut !== null && <LeftOut />}</div>
      {now.status === 'running' && <progress aria-label={texts.results} />}
      {now.found !== null && (
        <StressFound found={now.found} settings={hunt.settings} isOver={now.status !== 'running'} />
      )}
    </>
  );
}

/** What is going on; once it is over, what was found says enough. */
function sentenceOf({ status, progress }: Going, texts: (typeof STRESS)['en']): string {
  if (progress === null) return status === 'stopped' ? texts.stopped : texts.checking;
  const { phase, stage, smallest } = progress;
  if (phase === 'searching')
    return status === 'running' ? texts.searching(texts.stage[stage]) : rightSentence(progress, texts);
  if (status === 'stopped') return texts.stopped;
  if (status === 'over' || smallest === null) return '';
  return phase === 'naming' ? texts.naming : texts.shrinking(smallest.boards, smallest.cells);
}

function rightSentence({ boards, leftOut }: StressProgress, texts: (typeof STRESS)['en']): string {
  return leftOut === null ? texts.right(boards) : texts.rightBeside(boards, leftOut.boards, leftOut.cells);
}

/** The boards left out; of a recursion without end they say no more than the board on which it was found. */
function leftOutOf({ progress, found }: Going): StressProgress['leftOut'] {
  const isEndless = found?.fault === 'crash' && crashAt(found.number) === 'stack';
  return isEndless ? null : (progress?.leftOut ?? null);
}

/** Why boards are left out, and who can run the program on them. */
function LeftOut() {
  const texts = useCatalogue(STRESS);
  return (
    <p class="stress-left-out">
      {texts.leftOutWhy} <code>{COMMAND}</code>
    </p>
  );
}

function figuresOf(
  { boards, files, runs }: StressProgress,
  leftOut: number,
  seconds: number,
  texts: (typeof STRESS)['en'],
) {
  return [
    { name: texts.boards, figure: texts.count(boards) },
    { name: texts.files, figure: texts.count(files) },
    { name: texts.runs, figure: texts.count(runs) },
    ...(leftOut === 0 ? [] : [{ name: texts.leftOut, figure: texts.count(leftOut) }]),
    { name: texts.time, figure: texts.elapsed(seconds) },
  ];
}

function Refused({ refusal, limit }: { refusal: Refusal; limit: number }) {
  const texts = useCatalogue(STRESS);
  return (
    <p class="problem" role="alert">
      {refusalSentence(refusal, limit, texts.refusal)}
    </p>
  );
}

function refusalSentence(refusal: Refusal, limit: number, texts: (typeof STRESS)['en']['refusal']): string {
  switch (refusal.code) {
    case 'broken':
      return texts.broken(refusal.why);
    case 'missing':
      return texts.missing(refusal.names, refusal.more);
    case 'memory':
      return texts.memory(memory(refusal.bytes), memory(limit));
    default:
      return texts[refusal.code];
  }
}
