import { JUDGES } from '../../../wasm/bench/package.ts';
import { useApp } from '../../page/app-context.ts';
import { Problem } from '../../page/controls/problem.tsx';
import { type Catalogue, useCatalogue } from '../../page/words/catalogue.ts';
import { numberIn, SEED_LIMITS } from '../kit/model/number-text.ts';
import { Running } from '../kit/running.tsx';
import { Command } from './command-line.tsx';
import { generateOf } from './generate.ts';
import { missedBy, packageCommand, shareOf } from './model/package.ts';
import { type Packaging, type Packed, packagesOf } from './package.ts';
import { type MistakeTitles, PackageMatrix } from './package-matrix.tsx';
import { GENERATE } from './words.ts';

/** The tests of a whole contest for a judge, and which of them catches which mistake. */
export function PackagePanel({ titles }: { titles: Catalogue<MistakeTitles> }) {
  const app = useApp();
  const { packaging, packed, make, cancel } = packagesOf(app);
  const texts = useCatalogue(GENERATE).package;
  const seed = numberIn(generateOf(app).form.value.seed, SEED_LIMITS);
  const now = packaging.value;
  return (
    <section class="card package" aria-label={texts.label}>
      <h2>{texts.label}</h2>
      <p class="muted">{texts.intro}</p>
      <button
        type="button"
        class="button wide primary make"
        disabled={seed === null || now.status === 'running'}
        onClick={() => seed !== null && make(seed)}
      >
        {texts.make(seed ?? 0)}
      </button>
      {now.status === 'running' && (
        <Running
          label={texts.progress}
          done={shareOf(now.progress)}
          total={1}
          said={texts.phase[now.progress.phase]}
          cancelLabel={texts.cancel}
          cancel={cancel}
          begins=".package > .make"
        />
      )}
      {now.status === 'failed' && <Problem failure={now.failure} role="alert" />}
      <Said packaging={now} packed={packed.value} titles={titles} />
      {packed.value !== null && <Made packed={packed.value} titles={titles} />}
    </section>
  );
}

function Said({
  packaging,
  packed,
  titles,
}: {
  packaging: Packaging;
  packed: Packed | null;
  titles: Catalogue<MistakeTitles>;
}) {
  const texts = useCatalogue(GENERATE).package;
  const { mistakes } = useCatalogue(titles);
  const missed = packed === null ? [] : missedBy(packed.matrix);
  const boards = packed?.matrix.boards.reduce((sum, count) => sum + count, 0) ?? 0;
  return (
    <>
      <p role="status">
        {packaging.status === 'cancelled' && texts.cancelled}
        {packaging.status === 'made' && packed !== null && texts.made(boards, missed.length)}
      </p>
      {missed.length > 0 && (
        <p class="wrong" role="alert">
          {texts.missed(missed.map((mistake) => mistakes[mistake].title))}
        </p>
      )}
    </>
  );
}

function Made({ packed, titles }: { packed: Packed; titles: Catalogue<MistakeTitles> }) {
  const { take } = packagesOf(useApp());
  const texts = useCatalogue(GENERATE).package;
  return (
    <>
      <PackageMatrix matrix={packed.matrix} titles={titles} />
      <ul class="judges">
        {JUDGES.map((judge) => (
          <li key={judge}>
            <button type="button" class="button wide primary" onClick={() => take(judge)}>
              {texts.download(texts.judges[judge])}
            </button>
            <Command line={packageCommand(judge, packed.seed)} />
          </li>
        ))}
      </ul>
    </>
  );
}
