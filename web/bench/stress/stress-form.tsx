import type { TargetedEvent } from 'preact';
import { useMemo } from 'preact/hooks';
import { useApp } from '../../page/app-context.ts';
import { NotKept } from '../../page/not-kept.tsx';
import { useCatalogue } from '../../page/words/catalogue.ts';
import { memory } from '../../page/words/memory.ts';
import { SEED_LIMITS } from '../kit/model/number-text.ts';
import { WrongNumbers } from '../kit/number-field.tsx';
import { SeedField } from '../kit/seed-field.tsx';
import { SelectField } from '../kit/select-field.tsx';
import { diagnosticsOf } from './compile/compilation-view.tsx';
import type { Diagnostic } from './compile/model/diagnostics.ts';
import { STANDARDS } from './compile/model/flags.ts';
import { downloadSize } from './compile/model/parts.ts';
import { PARTS } from './compile/parts.ts';
import { SourceField } from './compile/source-field.tsx';
import { COMPILE } from './compile/words.ts';
import { type Form, MEGABYTES, SECONDS, settingsOf } from './model/stress.ts';
import { type Stress, stressOf } from './stress.ts';
import { STRESS } from './words.ts';

/** The program, its limits, and the buttons that start and stop it. */
export function StressForm() {
  const stress = stressOf(useApp());
  const texts = useCatalogue(STRESS);
  const form = stress.form.value;
  const isWrong = settingsOf(form) === null;
  const seed = { id: 'stress-seed', name: texts.seed, limits: SEED_LIMITS };
  const change = (part: Partial<Form>) => {
    stress.form.value = { ...form, ...part };
  };
  return (
    <form
      class="card source stress-form"
      aria-label={texts.program}
      onSubmit={(event) => {
        event.preventDefault();
        void stress.start();
      }}
    >
      <h2>{texts.program}</h2>
      <Program />
      <div class="fields">
        <StandardField />
        <SelectField
          id="stress-seconds"
          name={texts.seconds}
          choices={SECONDS}
          chosen={form.seconds}
          titleOf={texts.second}
          choose={(seconds) => change({ seconds })}
        />
        <SelectField
          id="stress-memory"
          name={texts.memory}
          choices={MEGABYTES}
          chosen={form.megabytes}
          titleOf={(megabytes) => memory(megabytes * 2 ** 20)}
          choose={(megabytes) => change({ megabytes })}
        />
        <SeedField {...seed} text={form.seed} change={(seed) => change({ seed })} hint="stress-hint" />
      </div>
      <p id="stress-hint" class="hint">
        {texts.seedHint}
      </p>
      <WrongNumbers fields={isWrong ? [seed] : []} />
      <Buttons isWrong={isWrong} />
    </form>
  );
}

/** The standard of a C++ program. */
function StandardField() {
  const stress = stressOf(useApp());
  const texts = useCatalogue(COMPILE);
  const form = stress.form.value;
  if (!takesSource(stress)) return null;
  return (
    <SelectField
      id="stress-standard"
      name={texts.standard}
      choices={STANDARDS}
      chosen={form.standard}
      titleOf={(standard) => texts.standards[standard]}
      choose={(standard) => {
        stress.form.value = { ...form, standard };
      }}
    />
  );
}

function takesSource({ compilation, given }: Stress): boolean {
  return compilation !== null && given.value === null;
}

const NO_DIAGNOSTICS: readonly Diagnostic[] = [];

/** The C++ program, with what the compiler says about it while it is the one compiled. */
function Source() {
  const stress = stressOf(useApp());
  const texts = useCatalogue(COMPILE);
  const state = stress.compilation?.state.value;
  const result = state?.status === 'done' ? state.result : null;
  const diagnostics = useMemo(() => (result === null ? NO_DIAGNOSTICS : diagnosticsOf(result)), [result]);
  return (
    <>
      <SourceField source={stress.source} diagnostics={diagnostics} place={stress.place.value} />
      <NotKept keeping={stress.keeping.value} />
      <p class="hint">{texts.asJudge}</p>
    </>
  );
}

/** The chosen program, and how to choose one. */
function Program() {
  const app = useApp();
  const stress = stressOf(app);
  const texts = useCatalogue(STRESS);
  const compile = useCatalogue(COMPILE);
  const { gap } = app.texts.value;
  const given = stress.given.value;
  const lost = stress.lost.value;
  const refused = stress.refused.value;
  const onFile = (event: TargetedEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    void stress.give([...(input.files ?? [])]);
    input.value = '';
  };
  return (
    <>
      <p>{texts.local}</p>
      {stress.compilation === null && <p class="hint">{compile.none}</p>}
      {takesSource(stress) && <Source />}
      <div class="cluster">
        <label
          class={
            given === null && stress.compilation === null ? 'button wide file primary' : 'button wide file'
          }
        >
          <input type="file" onChange={onFile} />
          <span>{texts.choose}</span>
        </label>
        <span class="hint">
          {stress.compilation === null ? texts.file : texts.anyFile}
          <span class="by-drop">{gap + texts.dropHint}</span>
        </span>
      </div>
      {given !== null && (
        <div class="cluster">
          <p class="held">{texts.given(given.name, memory(given.bytes.byteLength))}</p>
          {stress.compilation !== null && (
            <button type="button" class="button" onClick={stress.useSource}>
              {compile.toWasm}
            </button>
          )}
        </div>
      )}
      {lost !== null && <p class="hint">{texts.lost(lost)}</p>}
      {refused !== null && (
        <p class="problem" role="alert">
          {refused === 'unreadable' ? texts.unreadable : texts.several(refused)}
        </p>
      )}
    </>
  );
}

function Buttons({ isWrong }: { isWrong: boolean }) {
  const stress = stressOf(useApp());
  const texts = useCatalogue(STRESS);
  const compile = useCatalogue(COMPILE);
  const test = stress.test.value;
  const isSource = takesSource(stress);
  if (stress.given.value === null && !isSource) return null;
  const size = memory(downloadSize(PARTS ?? []));
  const again = test === null ? texts.start : texts.again;
  const first = stress.isStored.value ? compile.start : compile.startFirst(size);
  const isEmpty = isSource && stress.source.value.trim() === '';
  return (
    <div class="cluster">
      <button type="submit" class="button wide primary" disabled={isWrong || isEmpty}>
        {isSource ? first : again}
      </button>
      {isSource && !stress.isStored.value && <p class="hint">{compile.first(size)}</p>}
      {(test?.isRunning() || stress.compilation?.isRunning()) && (
        <button type="button" class="button wide" onClick={stress.stop}>
          {texts.stop}
        </button>
      )}
    </div>
  );
}
