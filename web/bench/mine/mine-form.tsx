import { GOALS } from '../../../wasm/bench/mine.ts';
import { useApp } from '../../page/app-context.ts';
import { useCatalogue } from '../../page/words/catalogue.ts';
import { mineOf } from './mine.ts';
import {
  type Field,
  type Form,
  LENGTHS,
  LIMITS,
  type Patience,
  settingsOf,
  wrongFields,
} from './model/mine.ts';
import { MINE } from './words.ts';

const PATIENCES = Object.keys(LENGTHS) as Patience[];

/** What to search for, and the buttons that begin and end it. The form is kept for the next visit. */
export function MineForm() {
  const mine = mineOf(useApp());
  const texts = useCatalogue(MINE);
  const form = mine.form.value;
  const settings = settingsOf(form);
  const change = (part: Partial<Form>) => {
    mine.form.value = { ...form, ...part };
  };
  return (
    <form
      class="card mine-form"
      aria-label={texts.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (settings !== null) mine.start(settings);
      }}
    >
      <GoalChoice form={form} change={change} />
      <div class="mine-fields">
        <NumberField field="rows" form={form} change={change} />
        <NumberField field="columns" form={form} change={change} />
        <div>
          <label for="mine-patience">{texts.patience}</label>
          <select
            id="mine-patience"
            value={form.patience}
            onChange={(event) => {
              const chosen = PATIENCES.find((each) => each === event.currentTarget.value);
              if (chosen !== undefined) change({ patience: chosen });
            }}
          >
            {PATIENCES.map((each) => (
              <option key={each} value={each}>
                {texts.patienceOf[each]}
              </option>
            ))}
          </select>
        </div>
        <NumberField field="seed" form={form} change={change} />
        <button
          type="button"
          class="button wide"
          onClick={() => change({ seed: String(crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) })}
        >
          {texts.roll}
        </button>
      </div>
      <p class="muted hint">{texts.seedHint}</p>
      <Wrong form={form} />
      <Buttons canStart={settings !== null} asked={JSON.stringify(settings)} />
    </form>
  );
}

interface Part {
  readonly form: Form;
  readonly change: (part: Partial<Form>) => void;
}

function GoalChoice({ form, change }: Part) {
  const texts = useCatalogue(MINE);
  return (
    <fieldset class="goals">
      <legend>{texts.goal}</legend>
      {GOALS.map((goal) => (
        <label key={goal} class="goal-choice">
          <input
            type="radio"
            name="mine-goal"
            aria-labelledby={`goal-${goal}`}
            aria-describedby={`goal-of-${goal}`}
            checked={form.goal === goal}
            onChange={() => change({ goal })}
          />
          <strong id={`goal-${goal}`}>{texts.goals[goal]}</strong>
          <span id={`goal-of-${goal}`}>{texts.goalOf[goal]}</span>
        </label>
      ))}
    </fieldset>
  );
}

function NumberField({ field, form, change }: Part & { readonly field: Field }) {
  const texts = useCatalogue(MINE);
  const [least, most] = LIMITS[field];
  const wrong = wrongFields(form).includes(field);
  return (
    <div>
      <label for={`mine-${field}`}>{texts.field[field]}</label>
      <input
        id={`mine-${field}`}
        class={field}
        type="number"
        inputMode="numeric"
        aria-invalid={wrong}
        aria-describedby={wrong ? `mine-wrong-${field}` : undefined}
        min={least}
        max={most}
        value={form[field]}
        onInput={(event) => change({ [field]: event.currentTarget.value })}
      />
    </div>
  );
}

function Wrong({ form }: { form: Form }) {
  const texts = useCatalogue(MINE);
  return (
    <div class="wrong" role="status">
      {wrongFields(form).map((field) => (
        <p key={field} id={`mine-wrong-${field}`} class="problem">
          {texts.wrong(texts.field[field], LIMITS[field][0], LIMITS[field][1])}
        </p>
      ))}
    </div>
  );
}

/** While it searches, another search can take its place; one that was stopped can be gone on with. */
function Buttons({ canStart, asked }: { canStart: boolean; asked: string }) {
  const { dig, stop } = mineOf(useApp());
  const texts = useCatalogue(MINE);
  const now = dig.value;
  const isRunning = now.status === 'running';
  const isSame = (isRunning || now.status === 'stopped') && JSON.stringify(now.settings) === asked;
  return (
    <div class="buttons">
      {!(isRunning && isSame) && (
        <button type="submit" class="button wide primary" disabled={!canStart}>
          {isRunning ? texts.instead : isSame ? texts.goOn : texts.start}
        </button>
      )}
      {isRunning && (
        <button type="button" class="button wide" onClick={stop}>
          {texts.stop}
        </button>
      )}
    </div>
  );
}
