import { useApp } from '../../page/app-context.ts';
import { Problem } from '../../page/controls/problem.tsx';
import { useCatalogue } from '../../page/words/catalogue.ts';
import { Figures } from '../kit/figures.tsx';
import { bestOf, type Dig, mineOf } from './mine.ts';
import { FindBoard } from './mine-board.tsx';
import type { SearchStatus } from './mine-job.ts';
import { runNumber } from './model/mine.ts';
import { MINE } from './words.ts';

type Searching = Extract<Dig, { readonly mined: unknown }>;

/** How the search stands, and the better board that was found last. */
export function MineStatus() {
  const app = useApp();
  const texts = useCatalogue(MINE);
  const { dig } = mineOf(app);
  const now = dig.value;
  return (
    <section class="card mine-status" aria-label={texts.search}>
      {now.status === 'failed' ? (
        <Problem failure={now.failure} role="alert" />
      ) : (
        <p role="status">
          {now.status === 'none'
            ? texts.idle
            : texts[now.status](now.settings.goal, now.settings.rows, now.settings.columns)}
        </p>
      )}
      {(now.status === 'running' || now.status === 'stopped') && now.mined !== null && (
        <Search search={now} mined={now.mined} />
      )}
      <Newest />
    </section>
  );
}

function Search({ search, mined }: { search: Searching; mined: SearchStatus }) {
  const texts = useCatalogue(MINE);
  const { finds } = mineOf(useApp());
  const best = bestOf(finds.value, search.settings);
  return (
    <>
      <Figures
        figures={[
          { name: texts.tried, figure: texts.count(mined.tried) },
          {
            name: texts.rate,
            figure: search.status === 'running' ? texts.count(Math.round(search.rate)) : '–',
          },
          { name: texts.best, figure: texts.count(best) },
        ]}
      />
      <ul class="mine-runs" aria-label={texts.runs}>
        {mined.runs.map(({ run, fraction, current }) => (
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
    <div class="newest">
      <p role="status">
        {find !== null && (
          <>
            <span class="muted">{texts.newest}: </span>
            <strong>{texts.score[find.settings.goal](find.score)}</strong>
          </>
        )}
      </p>
      {find !== null && <FindBoard find={find} />}
    </div>
  );
}
