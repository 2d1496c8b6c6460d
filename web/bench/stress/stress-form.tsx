import type { TargetedEvent } from 'preact';
import { useApp } from '../../page/app-context.ts';
import { useCatalogue } from '../../page/words/catalogue.ts';
import { memory } from '../../page/words/memory.ts';
import { type Form, MEGABYTES, SECONDS, SEED_MOST, settingsOf } from './model/stress.ts';
import { stressOf } from './stress.ts';
import { STRESS } from './words.ts';

/** The program, its limits, and the buttons that begin and end its runs. */
export function StressForm() {
  const stress = stressOf(useApp());
  const texts = useCatalogue(STRESS);
  const form = stress.form.value;
  const isWrong = settingsOf(form) === null;
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
      <div class="stress-fields">
        <Choice
          id="stress-seconds"
          label={texts.seconds}
          values={SECONDS}
          name={texts.second}
          chosen={form.seconds}
          choose={(seconds) => change({ seconds })}
        />
        <Choice
          id="stress-memory"
          label={texts.memory}
          values={MEGABYTES}
          name={(megabytes) => memory(megabytes * 2 ** 20)}
          chosen={form.megabytes}
          choose={(megabytes) => change({ megabytes })}
        />
        <div>
          <label for="stress-seed">{texts.seed}</label>
          <input
            id="stress-seed"
            type="number"
            inputMode="numeric"
            min={0}
            max={SEED_MOST}
            value={form.seed}
            aria-invalid={isWrong}
            aria-describedby={isWrong ? 'stress-wrong' : 'stress-hint'}
            onInput={(event) => change({ seed: event.currentTarget.value })}
          />
        </div>
      </div>
      <p id="stress-hint" class="hint">
        {texts.seedHint}
      </p>
      <div role="status" class="wrong">
        {isWrong && (
          <p id="stress-wrong" class="problem">
            {texts.wrongSeed(SEED_MOST)}
          </p>
        )}
      </div>
      <Buttons isWrong={isWrong} />
    </form>
  );
}

/** The program given, and the way to give one. */
function Program() {
  const stress = stressOf(useApp());
  const texts = useCatalogue(STRESS);
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
      <div class="buttons">
        <label class={given === null ? 'button wide file primary' : 'button wide file'}>
          <input type="file" onChange={onFile} />
          <span>{texts.choose}</span>
        </label>
        <span class="hint">{texts.dropHint}</span>
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

interface ChoiceProps {
  readonly id: string;
  readonly label: string;
  readonly values: readonly number[];
  readonly name: (value: number) => string;
  readonly chosen: number;
  readonly choose: (value: number) => void;
}

function Choice({ id, label, values, name, chosen, choose }: ChoiceProps) {
  return (
    <div>
      <label for={id}>{label}</label>
      <select id={id} value={chosen} onChange={(event) => choose(Number(event.currentTarget.value))}>
        {values.map((value) => (
          <option key={value} value={value}>
            {name(value)}
          </option>
        ))}
      </select>
    </div>
  );
}

function Buttons({ isWrong }: { isWrong: boolean }) {
  const stress = stressOf(useApp());
  const texts = useCatalogue(STRESS);
  const hunt = stress.hunt.value;
  if (stress.given.value === null) return null;
  return (
    <div class="buttons">
      <button type="submit" class="button wide primary" disabled={isWrong}>
        {hunt === null ? texts.start : texts.again}
      </button>
      {hunt?.isGoing() && (
        <button type="button" class="button wide" onClick={stress.stop}>
          {texts.stop}
        </button>
      )}
    </div>
  );
}
