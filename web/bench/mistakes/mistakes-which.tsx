import { type DiagnosisReport, mistakesIn, type Suspect } from '../../../wasm/bench/mistakes.ts';
import { useApp } from '../../page/app-context.ts';
import { Thumbnail } from '../../page/board/thumbnail.tsx';
import { Problem } from '../../page/controls/problem.tsx';
import { openBoard } from '../../page/open-board.ts';
import { useCatalogue } from '../../page/words/catalogue.ts';
import { useFailureSentence } from '../../page/words/text-failure-words.ts';
import { EXAMPLE_INPUT, EXAMPLE_OUTPUT } from '../example.ts';
import { ToStress } from '../to-stress.tsx';
import { BENCH } from '../words.ts';
import { giveText } from './given.ts';
import { cancelDiagnosis, diagnose, mistakesOf } from './mistakes.ts';
import { MistakesSource } from './mistakes-source.tsx';
import { namedSuspects, reproduces } from './model/mistakes.ts';
import { BENCH_MISTAKES } from './words.ts';
import type { Diagnosed, Numbered } from './worker/protocol.ts';

/** So many sets of mistakes are told one by one. */
const LISTED = 6;

/** Which mistakes reproduce a program's output. */
export function WhichMistake() {
  const state = mistakesOf(useApp());
  const texts = useCatalogue(BENCH_MISTAKES).which;
  const { example } = useCatalogue(BENCH);
  const isEmpty = [state.input, state.output].every(
    ({ text, file }) => text.value === '' && file.value === null,
  );
  const tryIt = () => {
    giveText(state.input, EXAMPLE_INPUT);
    giveText(state.output, EXAMPLE_OUTPUT);
    void diagnose(state);
  };
  return (
    <section class="card which-mistake" aria-label={texts.label}>
      <h2>{texts.label}</h2>
      <p>{texts.intro}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void diagnose(state);
        }}
      >
        <div class="sources">
          <MistakesSource label={texts.input} name="boards.in" given={state.input} />
          <MistakesSource label={texts.output} name="answers.out" given={state.output} />
        </div>
        <div class="buttons">
          <button type="submit" class="button wide primary">
            {texts.start}
          </button>
          {isEmpty && (
            <button type="button" class="button wide" onClick={tryIt}>
              {example.output}
            </button>
          )}
        </div>
      </form>
      <div aria-live="polite">
        <Diagnosing />
      </div>
    </section>
  );
}

function Diagnosing() {
  const state = mistakesOf(useApp());
  const texts = useCatalogue(BENCH_MISTAKES).which;
  const now = state.diagnosing.value;
  switch (now.status) {
    case 'idle':
      return null;
    case 'cancelled':
      return <p>{texts.cancelled}</p>;
    case 'failed':
      return <Problem failure={now.failure} />;
    case 'running':
      return <Running report={now.report} />;
    default:
      return <Found diagnosed={now.diagnosed} />;
  }
}

function Running({ report }: { report: DiagnosisReport | null }) {
  const state = mistakesOf(useApp());
  const texts = useCatalogue(BENCH_MISTAKES).which;
  return (
    <div class="solving">
      <p aria-hidden="true">
        {report ? texts.phase[report.phase](report.done, report.total) : texts.reading}
      </p>
      <progress aria-label={texts.progress} max={report?.total || 1} value={report?.done ?? 0} />
      <button
        type="button"
        class="button wide"
        onClick={() => {
          document.querySelector<HTMLElement>('.which-mistake [type="submit"]')?.focus();
          cancelDiagnosis(state);
        }}
      >
        {texts.cancel}
      </button>
    </div>
  );
}

function Found({ diagnosed }: { diagnosed: Diagnosed }) {
  return (
    <>
      <Verdict report={diagnosed.report} />
      <Told report={diagnosed.report} />
      {diagnosed.smallest && <Yours board={diagnosed.smallest} />}
      <LeftOut diagnosed={diagnosed} />
    </>
  );
}

function Verdict({ report }: { report: DiagnosisReport }) {
  const texts = useCatalogue(BENCH_MISTAKES).which;
  const { right, wrong } = report.verdicts;
  if (right + wrong === 0) return <p>{texts.none}</p>;
  if (wrong === 0) return <p>{texts.right(right)}</p>;
  const named = namedSuspects(report.suspects);
  const [first] = named;
  const isWhole = first !== undefined && reproduces(first);
  const found = named.length > 1 ? texts.foundSeveral : texts.found;
  return (
    <>
      <p>
        {texts.differ(wrong, right + wrong)} {first ? (isWhole ? found : texts.partly) : texts.nothing}
      </p>
      <ul class="suspects">
        {named.slice(0, LISTED).map((suspect) => (
          <li key={suspect.mistakes}>
            <SuspectRow suspect={suspect} wrong={wrong} />
          </li>
        ))}
        {named.length > LISTED && <li>{texts.more(named.length - LISTED)}</li>}
      </ul>
    </>
  );
}

/** What the lines alone tell. */
function Told({ report }: { report: DiagnosisReport }) {
  const texts = useCatalogue(BENCH_MISTAKES).which;
  const { spelled, same, twins, boards, suspects } = report;
  const isExplained = suspects.some(reproduces);
  return (
    <>
      {spelled > 0 && <p>{texts.spelled(spelled)}</p>}
      {twins && <p>{texts.twins(twins[0] + 1, twins[1] + 1)}</p>}
      {!isExplained && same > 0 && <p>{texts.allSame(boards - same + 1)}</p>}
      {!isExplained && report.verdicts.wrong > 0 && <ToStress />}
    </>
  );
}

function SuspectRow({ suspect, wrong }: { suspect: Suspect; wrong: number }) {
  const { chosen, on } = mistakesOf(useApp());
  const texts = useCatalogue(BENCH_MISTAKES);
  const { which } = texts;
  const { mistakes, explained, contradicted } = suspect;
  return (
    <>
      <strong>
        {mistakesIn(mistakes)
          .map((name) => texts.mistakes[name].title)
          .join(' + ')}
      </strong>{' '}
      <span>
        {which.explains(explained, wrong)}
        {which.contradicts(contradicted)}
      </span>{' '}
      <button
        type="button"
        class="button wide"
        onClick={() => {
          chosen.value = mistakes;
          on.value = 'smallest';
          requestAnimationFrame(() =>
            document.querySelector('.mistake-detail')?.scrollIntoView({ block: 'nearest' }),
          );
        }}
      >
        {which.show}
      </button>
    </>
  );
}

/** The smallest of the visitor's own boards that differs. */
function Yours({ board: { number, board, right, given } }: { board: Numbered }) {
  const app = useApp();
  const texts = useCatalogue(BENCH_MISTAKES);
  return (
    <div class="yours">
      <span class="mistake-picture">
        <Thumbnail board={board} />
      </span>
      <p>{texts.which.yours(number + 1, right, given)}</p>
      <button type="button" class="button wide" onClick={() => openBoard(app, board)}>
        {texts.open}
      </button>
    </div>
  );
}

function LeftOut({ diagnosed: { report, leftOut } }: { diagnosed: Diagnosed }) {
  const texts = useCatalogue(BENCH_MISTAKES).which;
  const failure = useFailureSentence();
  const { malformed, missing, unplayable, too_large } = report.verdicts;
  const told = leftOut.filter(({ verdict }) => verdict !== 'missing');
  const firstMissing =
    leftOut.find(({ verdict }) => verdict === 'missing')?.number ?? report.boards - missing;
  const untold = malformed + unplayable + too_large + report.verdicts.broken - told.length;
  const { broken } = report;
  if (leftOut.length === 0 && report.extra === 0 && broken === null) return null;
  return (
    <div class="left-out">
      <p>{texts.leftOut}</p>
      <ul>
        {broken && (
          <li>
            {texts.broken(broken.line, broken.column)} {failure(broken)}
          </li>
        )}
        {told.map((judged) => (
          <li key={judged.number}>
            {wordsOf(texts, judged)}{' '}
            {judged.verdict === 'broken' && judged.failure && failure(judged.failure)}
          </li>
        ))}
        {untold > 0 && <li>{texts.more(untold)}</li>}
        {missing > 0 && <li>{texts.missing(firstMissing + 1, missing)}</li>}
        {report.extra > 0 && <li>{texts.extra(report.extraLine, report.extra)}</li>}
      </ul>
    </div>
  );
}

function wordsOf(
  texts: (typeof BENCH_MISTAKES)['en']['which'],
  { verdict, number, answerLine, boardLine, failure }: Numbered,
): string {
  if (verdict === 'malformed') return texts.malformed(answerLine, number + 1);
  if (verdict === 'broken') return texts.brokenBoard(number + 1, boardLine, failure?.column ?? 1);
  if (verdict === 'unplayable') return texts.unplayable(number + 1, boardLine);
  return texts.tooLarge(number + 1, boardLine);
}
