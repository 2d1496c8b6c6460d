import { JUDGES } from '../../../wasm/bench/names.ts';
import { useApp } from '../../page/app-context.ts';
import { Problem } from '../../page/controls/problem.tsx';
import { type Catalogue, useCatalogue } from '../../page/words/catalogue.ts';
import { JobView } from '../kit/job-view.tsx';
import { numberIn, SEED_LIMITS } from '../kit/model/number-text.ts';
import { Command } from './command-line.tsx';
import { generateOf } from './generate.ts';
import { missedBy, packageCommand, shareOf } from './model/package.ts';
import type { LoadTester } from './own-programs.ts';
import { OwnProgramsView } from './own-programs-view.tsx';
import { type Packed, packagesOf } from './package.ts';
import { type MistakeTitles, PackageMatrix } from './package-matrix.tsx';
import { GENERATE } from './words.ts';

interface Props {
  readonly titles: Catalogue<MistakeTitles>;
  readonly loadTester: LoadTester;
}

/** All tests of a contest for a judge, and the table of the mistakes that they catch. */
export function PackagePanel({ titles, loadTester }: Props) {
  const app = useApp();
  const packages = packagesOf(app);
  const texts = useCatalogue(GENERATE).package;
  const { mistakes } = useCatalogue(titles);
  const seed = numberIn(generateOf(app).form.value.seed, SEED_LIMITS);
  const job = packages.job.value;
  const packed = job.status === 'done' ? job.result : null;
  const missed = packed === null ? [] : missedBy(packed.matrix);
  const boards = packed?.matrix.boards.reduce((sum, count) => sum + count, 0) ?? 0;
  return (
    <section class="card package stack" aria-label={texts.label}>
      <h2>{texts.label}</h2>
      <p class="muted">{texts.intro}</p>
      <button
        type="button"
        class="button wide primary make"
        disabled={seed === null || job.status === 'running'}
        onClick={() => seed !== null && packages.make(seed)}
      >
        {texts.make(seed ?? 0)}
      </button>
      <JobView
        job={job}
        running={(progress) => ({
          label: texts.progress,
          done: shareOf(progress),
          total: 1,
          said: texts.phase[progress.phase],
          cancelLabel: texts.cancel,
          cancel: packages.cancel,
          focusBack: '.package > .make',
        })}
        said={
          (job.status === 'stopped' && texts.cancelled) ||
          (packed !== null && texts.made(boards, missed.length))
        }
      />
      {missed.length > 0 && (
        <p class="wrong" role="alert">
          {texts.missed(missed.map((mistake) => mistakes[mistake].title))}
        </p>
      )}
      {packages.failedZip.value !== null && <Problem failure={packages.failedZip.value} role="alert" />}
      {packed !== null && <Summary packed={packed} titles={titles} loadTester={loadTester} />}
    </section>
  );
}

function Summary({ packed, titles, loadTester }: Props & { packed: Packed }) {
  const { take, own } = packagesOf(useApp());
  const texts = useCatalogue(GENERATE).package;
  return (
    <>
      <ul class="stack tight">
        {JUDGES.map((judge) => (
          <li key={judge} class="cluster">
            <button type="button" class="button wide primary" onClick={() => take(judge)}>
              {texts.download(texts.judges[judge])}
            </button>
            <Command line={packageCommand(judge, packed.seed)} />
          </li>
        ))}
      </ul>
      <PackageMatrix matrix={packed.matrix} titles={titles} own={own.rows.value} />
      <OwnProgramsView load={loadTester} />
    </>
  );
}
