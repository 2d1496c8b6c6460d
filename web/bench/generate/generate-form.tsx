import { KINDS } from '../../../wasm/bench/names.ts';
import { useApp } from '../../page/app-context.ts';
import { useCatalogue } from '../../page/words/catalogue.ts';
import { Cards } from '../kit/cards.tsx';
import { NumberField, NumberInput, WrongNumbers } from '../kit/number-field.tsx';
import { SeedField } from '../kit/seed-field.tsx';
import { generateOf } from './generate.ts';
import { type Field, type Form, isIdle, LIMITS, orderOf, wrongFields } from './model/generate.ts';
import { GENERATE } from './words.ts';

/** Settings of the generator. */
export function GenerateForm() {
  const generate = generateOf(useApp());
  const texts = useCatalogue(GENERATE);
  const form = generate.form.value;
  const order = orderOf(form);
  const change = (part: Partial<Form>) => {
    generate.form.value = { ...generate.form.value, ...part };
  };
  const number = (field: Field) => ({
    id: `generate-${field}`,
    name: texts.field[field],
    limits: LIMITS[field],
    text: form[field],
    change: (text: string) => change({ [field]: text }),
    fixed: isIdle(field, form.kind) ? '1' : undefined,
  });
  const range = (name: string, from: Field, to: Field) => (
    <fieldset class="field">
      <legend class="label">{name}</legend>
      <div class="field-row">
        <NumberInput {...number(from)} />
        <span aria-hidden="true">{texts.to}</span>
        <NumberInput {...number(to)} />
      </div>
    </fieldset>
  );
  return (
    <form
      class="card generate-form stack loose start"
      aria-label={texts.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (order !== null) generate.start(order);
      }}
    >
      <Cards
        name="generate-kind"
        legend={texts.kind}
        choices={KINDS}
        chosen={form.kind}
        titles={texts.kinds}
        about={texts.kindOf}
        choose={(kind) => change({ kind })}
      />
      <div class="fields">
        <NumberField {...number('boards')} />
        {range(texts.rows, 'rowsFrom', 'rowsTo')}
        {range(texts.columns, 'columnsFrom', 'columnsTo')}
        <NumberField {...number('density')} />
        <SeedField {...number('seed')} hint="generate-seed-hint" />
      </div>
      <p class="hint" id="generate-seed-hint">
        {texts.seedHint}
      </p>
      <WrongNumbers fields={wrongFields(form).map(number)} />
      <button type="submit" class="button wide primary" disabled={order === null}>
        {texts.start}
      </button>
    </form>
  );
}
