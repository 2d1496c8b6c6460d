import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useApp } from '../../page/app-context.ts';
import { Problem } from '../../page/controls/problem.tsx';
import { type Catalogue, useCatalogue } from '../../page/words/catalogue.ts';
import { showOutcome } from '../kit/show-outcome.ts';
import type { LoadTester } from './own-programs.ts';
import { packagesOf } from './package.ts';
import { GENERATE } from './words.ts';

/** Takes the setter's programs, which become rows of the table. */
export function OwnProgramsView({ load }: { load: LoadTester }) {
  const { language } = useApp();
  const { own } = packagesOf(useApp());
  const texts = useCatalogue(GENERATE).package;
  const hint = useSignal<Catalogue<string> | null>(null);
  useEffect(() => {
    load()
      .then((tester) => {
        hint.value = tester.hint;
      })
      // Chosen files say so.
      .catch(() => {});
  }, [hint, load]);
  const atWork = own.atWork.value;
  const failed = own.rows.value.filter((row) => row.why !== null);
  return (
    <section class="stack tight own-programs" aria-label={texts.own}>
      <h3>{texts.own}</h3>
      {hint.value !== null && <p class="hint">{hint.value[language.value]}</p>}
      <div class="cluster">
        <label class="button wide file">
          <input
            type="file"
            multiple
            onChange={(event) => {
              const input = event.currentTarget;
              showOutcome('.matrix .own, .own-programs');
              void own.add([...(input.files ?? [])], load);
              input.value = '';
            }}
          />
          <span>{texts.addOwn}</span>
        </label>
        {atWork !== null && (
          <button type="button" class="button wide" onClick={() => own.stop()}>
            {texts.stopOwn}
          </button>
        )}
      </div>
      <p class="said" role="status">
        {atWork !== null && texts.atWork(atWork.name, doingOf(atWork.doing, texts, language.value))}
      </p>
      {own.failure.value !== null && <Problem failure={own.failure.value} role="alert" />}
      {failed.map(({ name, why }) => (
        <p key={name} class="problem" role="alert">
          {texts.ownFailed(name, why?.[language.value] ?? '')}
        </p>
      ))}
    </section>
  );
}

function doingOf(
  doing: Catalogue<string> | number | null,
  texts: (typeof GENERATE)['en']['package'],
  language: keyof Catalogue<string>,
): string {
  if (doing === null) return '';
  return typeof doing === 'number' ? texts.ownTest(doing) : doing[language];
}
