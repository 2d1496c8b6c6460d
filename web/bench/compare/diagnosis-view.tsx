import { type DiagnosisReport, mistakesIn, type Suspect } from '../../../wasm/bench/mistakes.ts';
import { useApp } from '../../page/app-context.ts';
import { Problem } from '../../page/controls/problem.tsx';
import { useCatalogue } from '../../page/words/catalogue.ts';
import { benchOf } from '../bench.ts';
import { Running } from '../kit/running.tsx';
import { BENCH_MISTAKES } from '../mistakes/words.ts';
import { ToStress } from '../to-stress.tsx';
import { compareOf } from './compare.ts';
import { hasFindings, namedSuspects, reproduces } from './model/diagnosis.ts';
import { COMPARE } from './words.ts';

/** Maximum number of sets of mistakes that are listed. */
const LISTED = 6;

/** Which mistakes reproduce the output that is compared, and what its lines alone tell. */
export function DiagnosisView() {
  const state = compareOf(useApp());
  const { diagnosis: texts } = useCatalogue(COMPARE);
  const now = state.diagnosis.state.value;
  if (now.status === 'done' && !hasFindings(now.result)) return null;
  return (
    <section class="diagnosis" aria-label={texts.label}>
      <h3>{texts.label}</h3>
      {now.status === 'running' && <Searching report={now.progress} />}
      <div aria-live="polite">
        {now.status === 'stopped' && <p class="hint">{texts.cancelled}</p>}
        {now.status === 'failed' && <Problem failure={now.failure} />}
        {now.status === 'done' && <Found report={now.result} />}
      </div>
      {['idle', 'stopped', 'failed'].includes(now.status) && (
        <p>
          <button type="button" class="button wide primary" onClick={() => state.diagnose()}>
            {texts.start}
          </button>
        </p>
      )}
    </section>
  );
}

function Searching({ report }: { report: DiagnosisReport | null }) {
  const { diagnosis } = compareOf(useApp());
  const { diagnosis: texts } = useCatalogue(COMPARE);
  return (
    <Running
      label={texts.progress}
      done={report?.done ?? 0}
      total={report?.total ?? 0}
      said={report ? texts.phase[report.phase](report.done, report.total) : texts.reading}
      cancelLabel={texts.cancel}
      cancel={() => diagnosis.stop()}
      focusBack=".diagnosis .primary"
    />
  );
}

function Found({ report }: { report: DiagnosisReport }) {
  const { diagnosis: texts } = useCatalogue(COMPARE);
  const { malformed, too_large } = report.verdicts;
  return (
    <>
      {report.suspects.length > 0 && <Verdict report={report} />}
      {malformed > 0 && <p class="hint">{texts.malformed(malformed)}</p>}
      {too_large > 0 && <p class="hint">{texts.tooLarge(too_large)}</p>}
      <LinesAlone report={report} />
    </>
  );
}

function Verdict({ report }: { report: DiagnosisReport }) {
  const { diagnosis: texts } = useCatalogue(COMPARE);
  const named = namedSuspects(report.suspects);
  const [first] = named;
  const found = named.length > 1 ? texts.foundSeveral : texts.found;
  return (
    <>
      <p>{first === undefined ? texts.nothing : reproduces(first) ? found : texts.partly}</p>
      {named.length > 0 && (
        <ul class="suspects">
          {named.slice(0, LISTED).map((suspect) => (
            <li key={suspect.mistakes}>
              <SuspectRow
                suspect={suspect}
                wrong={report.verdicts.wrong}
                isTheOne={named.length === 1 && reproduces(suspect)}
              />
            </li>
          ))}
          {named.length > LISTED && <li>{texts.more(named.length - LISTED)}</li>}
        </ul>
      )}
    </>
  );
}

interface SuspectProps {
  readonly suspect: Suspect;
  /** How many lines differ. */
  readonly wrong: number;
  /** Whether it alone explains every line; then all details are shown. */
  readonly isTheOne: boolean;
}

function SuspectRow({ suspect: { mistakes, explained, contradicted }, wrong, isTheOne }: SuspectProps) {
  const { diagnosis: texts } = useCatalogue(COMPARE);
  const { mistakes: words, whyWrong } = useCatalogue(BENCH_MISTAKES);
  const names = mistakesIn(mistakes);
  return (
    <>
      <strong class="name">{names.map((name) => words[name].title).join(' + ')}</strong>{' '}
      <span>
        {texts.explains(explained, wrong)}
        {texts.contradicts(contradicted)}
      </span>{' '}
      <ShowButton mistakes={mistakes} />
      {isTheOne &&
        names.map((name) => (
          <p key={name}>
            {words[name].does} <strong>{whyWrong}</strong> {words[name].why}
          </p>
        ))}
    </>
  );
}

/** The way to the gallery, where the mistakes are open. */
function ShowButton({ mistakes }: { mistakes: number }) {
  const app = useApp();
  const { diagnosis: texts } = useCatalogue(COMPARE);
  return (
    <button
      type="button"
      class="button wide"
      onClick={() => {
        benchOf(app).mistakes.value = mistakes;
        app.tool.value = 'mistakes';
        document.getElementById('tool-mistakes')?.focus();
      }}
    >
      {texts.show}
    </button>
  );
}

/** What the lines alone tell. */
function LinesAlone({ report }: { report: DiagnosisReport }) {
  const { diagnosis: texts } = useCatalogue(COMPARE);
  const { spelled, same, twins, boards, suspects, verdicts } = report;
  const isExplained = suspects.some(reproduces);
  return (
    <>
      {spelled > 0 && <p>{texts.spelled(spelled)}</p>}
      {twins && <p>{texts.twins(twins[0] + 1, twins[1] + 1)}</p>}
      {!isExplained && same > 0 && <p>{texts.allSame(boards - same + 1)}</p>}
      {!isExplained && verdicts.wrong > 0 && <ToStress />}
    </>
  );
}
