import { useApp } from '../../page/app-context.ts';
import { useCatalogue } from '../../page/words/catalogue.ts';
import { Figures } from '../kit/figures.tsx';
import { JobView } from '../kit/job-view.tsx';
import { StopButton } from '../kit/stop-button.tsx';
import { bestOf, mineOf, type SearchProgress, type SearchState } from './mine.ts';
import { FindBoard } from './mine-board.tsx';
import type { SearchStatus } from './mine-job.ts';
import { runNumber } from './model/mine.ts';
import { MINE } from './words.ts';

/** State of the search, and its latest improvement. */
export function MineStatus() {
  const texts = useCatalogue(MINE);
  const mine = mineOf(useApp());
  const search = mine.search.value;
  return (
    <section class="card mine-status stack loose" aria-label={texts.search}>
      <div class="card-head">
        <JobView job={search} said={sentenceOf(search, texts)} />
        {search.status === 'running' && (
          <StopButton stop={mine.stop} focusBack=".mine-form [type=submit]">
            {texts.stop}
          </StopButton>
        )}
      </div>
      {(search.status === 'running' || search.status === 'stopped') && search.progress.status !== null && (
        <Runs {...search.progress} status={search.progress.status} isRunning={search.status === 'running'} />
      )}
      <Newest />
    </section>
  );
}

function sentenceOf(search: SearchState, texts: (typeof MINE)['en']): string {
  switch (search.status) {
    case 'idle':
      return texts.idle;
    case 'running':
    case 'stopped': {
      const { goal, rows, columns } = search.progress.settings;
      return texts[search.status](goal, rows, columns);
    }
    default:
      return '';
  }
}

interface RunsProps extends SearchProgress {
  readonly status: SearchStatus;
  readonly isRunning: boolean;
}

function Runs({ settings, status, rate, isRunning }: RunsProps) {
  const texts = useCatalogue(MINE);
  const { finds } = mineOf(useApp());
  const best = bestOf(finds.value, settings);
  return (
    <>
      <Figures
        figures={[
          { name: texts.tried, figure: texts.count(status.tried) },
          { name: texts.rate, figure: isRunning ? texts.count(Math.round(rate)) : '–' },
          { name: texts.best, figure: texts.count(best) },
        ]}
      />
      <ul class="mine-runs" aria-label={texts.runs}>
        {status.runs.map(({ run, fraction, current }) => (
          <li key={run}>
            <span>{texts.run(runNumber(run))}</span>
            <progress aria-label={texts.progress(runNumber(run))} max={1} value={fraction} />
            <span>{texts.current(current)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

function Newest() {
  const texts = useCatalogue(MINE);
  const { newest } = mineOf(useApp());
  const find = newest.value;
  return (
    <div class="newest stack tight start">
      <p class="said" role="status">
        {find !== null && (
          <>
            <span class="muted">{texts.newest}</span>
            <strong>{texts.score[find.settings.goal](find.score)}</strong>
          </>
        )}
      </p>
      {find !== null && <FindBoard find={find} />}
    </div>
  );
}
