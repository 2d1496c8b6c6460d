import type { TargetedEvent } from 'preact';
import { useApp } from '../../page/app-context.ts';
import { useCatalogue } from '../../page/words/catalogue.ts';
import { memory } from '../../page/words/memory.ts';
import { SEED_LIMITS } from '../kit/model/number-text.ts';
import { WrongNumbers } from '../kit/number-field.tsx';
import { SeedField } from '../kit/seed-field.tsx';
import { SelectField } from '../kit/select-field.tsx';
import { type Form, MEGABYTES, SECONDS, settingsOf } from './model/stress.ts';
import { stressOf } from './stress.ts';
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
        stress.start();
      }}
    >
      <h2>{texts.program}</h2>
      <Program />
      <div class="fields">
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

/** The chosen program, and how to choose one. */
function Program() {
  const app = useApp();
  const stress = stressOf(app);
  const texts = useCatalogue(STRESS);
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
      <div class="cluster">
        <label class={given === null ? 'button wide file primary' : 'button wide file'}>
          <input type="file" onChange={onFile} />
          <span>{texts.choose}</span>
        </label>
        <span class="hint">
          {texts.file}
          <span class="by-drop">{gap + texts.dropHint}</span>
        </span>
      </div>
      {given !== null && <p class="held">{texts.given(given.name, memory(given.bytes.byteLength))}</p>}
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
  const test = stress.test.value;
  if (stress.given.value === null) return null;
  return (
    <div class="cluster">
      <button type="submit" class="button wide primary" disabled={isWrong}>
        {test === null ? texts.start : texts.again}
      </button>
      {test?.isRunning() && (
        <button type="button" class="button wide" onClick={stress.stop}>
          {texts.stop}
        </button>
      )}
    </div>
  );
}
