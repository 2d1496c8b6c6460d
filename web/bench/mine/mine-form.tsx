import { GOALS } from '../../../wasm/bench/names.ts';
import { useApp } from '../../page/app-context.ts';
import { useCatalogue } from '../../page/words/catalogue.ts';
import { Cards } from '../kit/cards.tsx';
import { NumberField, WrongNumbers } from '../kit/number-field.tsx';
import { SeedField } from '../kit/seed-field.tsx';
import { SelectField } from '../kit/select-field.tsx';
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

/** Settings of the search, and its start button. */
export function MineForm() {
  const mine = mineOf(useApp());
  const texts = useCatalogue(MINE);
  const form = mine.form.value;
  const settings = settingsOf(form);
  const change = (part: Partial<Form>) => {
    mine.form.value = { ...form, ...part };
  };
  const number = (field: Field) => ({
    id: `mine-${field}`,
    name: texts.field[field],
    limits: LIMITS[field],
    text: form[field],
    change: (text: string) => change({ [field]: text }),
  });
  return (
    <form
      class="card mine-form stack loose start"
      aria-label={texts.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (settings !== null) mine.start(settings);
      }}
    >
      <Cards
        name="mine-goal"
        legend={texts.goal}
        choices={GOALS}
        chosen={form.goal}
        titles={texts.goals}
        about={texts.goalOf}
        choose={(goal) => change({ goal })}
      />
      <div class="fields">
        <NumberField {...number('rows')} />
        <NumberField {...number('columns')} />
        <SelectField
          id="mine-patience"
          name={texts.patience}
          choices={PATIENCES}
          chosen={form.patience}
          titleOf={(patience) => texts.patienceOf[patience]}
          choose={(patience) => change({ patience })}
        />
        <SeedField {...number('seed')} hint="mine-seed-hint" />
      </div>
      <p class="hint" id="mine-seed-hint">
        {texts.seedHint}
      </p>
      <WrongNumbers fields={wrongFields(form).map(number)} />
      <Start canStart={settings !== null} asked={JSON.stringify(settings)} />
    </form>
  );
}

/** The start button. While it searches, other settings replace the search; a stopped one can be resumed. */
function Start({ canStart, asked }: { canStart: boolean; asked: string }) {
  const { search } = mineOf(useApp());
  const texts = useCatalogue(MINE);
  const now = search.value;
  const isRunning = now.status === 'running';
  const isSame = (isRunning || now.status === 'stopped') && JSON.stringify(now.progress.settings) === asked;
  return (
    <button type="submit" class="button wide primary" disabled={!canStart || (isRunning && isSame)}>
      {isRunning === isSame ? texts.start : isRunning ? texts.instead : texts.goOn}
    </button>
  );
}
