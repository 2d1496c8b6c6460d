import type { StressProgress } from '../../../wasm/bench/stress.ts';
import { useApp } from '../../page/app-context.ts';
import { Problem } from '../../page/controls/problem.tsx';
import { useCatalogue } from '../../page/words/catalogue.ts';
import { memory } from '../../page/words/memory.ts';
import type { Hunt, HuntStatus } from './hunt.ts';
import { stressOf } from './stress.ts';
import { StressFound } from './stress-found.tsx';
import { STRESS } from './words.ts';
import type { Refusal } from './worker/protocol.ts';

/** Functions that are named of those that a file asks for. */
const NAMED_MOST = 6;

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
  return (
    <>
      <p role="status">{sentenceOf(now, texts)}</p>
      {now.progress !== null && <Figures progress={now.progress} seconds={now.seconds} />}
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
  const { phase, stage, boards, smallest } = progress;
  if (phase === 'searching')
    return status === 'running' ? texts.searching(texts.stage[stage]) : texts.right(boards);
  if (status === 'stopped') return texts.stopped;
  if (status === 'over' || smallest === null) return '';
  return phase === 'naming' ? texts.naming : texts.shrinking(smallest.boards, smallest.cells);
}

function Figures({ progress, seconds }: { progress: StressProgress; seconds: number }) {
  const texts = useCatalogue(STRESS);
  const figures: readonly (readonly [string, string])[] = [
    [texts.boards, texts.count(progress.boards)],
    [texts.files, texts.count(progress.files)],
    [texts.runs, texts.count(progress.runs)],
    [texts.time, texts.elapsed(seconds)],
  ];
  return (
    <dl class="stress-figures">
      {figures.map(([name, figure]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
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
      return texts.missing(
        refusal.names.slice(0, NAMED_MOST),
        Math.max(0, refusal.names.length - NAMED_MOST),
      );
    case 'memory':
      return texts.memory(memory(refusal.bytes), memory(limit));
    default:
      return texts[refusal.code];
  }
}
