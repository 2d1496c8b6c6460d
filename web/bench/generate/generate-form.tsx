import type { ComponentChildren } from 'preact';
import { KINDS } from '../../../wasm/bench/generate.ts';
import { useApp } from '../../page/app-context.ts';
import { IconButton } from '../../page/controls/button.tsx';
import type { Picture } from '../../page/pictures/pixel-art.ts';
import { useCatalogue } from '../../page/words/catalogue.ts';
import { generateOf, rolledSeed, startMaking } from './generate.ts';
import { type Field, type Form, isIdle, LIMITS, orderOf, wrongFields } from './model/generate.ts';
import { GENERATE } from './words.ts';

const DICE_PICTURE: Picture = [
  '.iiiiiiiii.',
  'i.........i',
  'i.ii...ii.i',
  'i.ii...ii.i',
  'i.........i',
  'i...iii...i',
  'i.........i',
  'i.ii...ii.i',
  'i.ii...ii.i',
  'i.........i',
  '.iiiiiiiii.',
];

/** What to generate. The form stays as it is typed, and is kept for the next visit. */
export function GenerateForm() {
  const generate = generateOf(useApp());
  const texts = useCatalogue(GENERATE);
  const form = generate.form.value;
  const order = orderOf(form);
  const change = (part: Partial<Form>) => {
    generate.form.value = { ...generate.form.value, ...part };
  };
  const number = (field: Field) => <NumberField field={field} form={form} change={change} />;
  return (
    <form
      class="card generate-form"
      aria-label={texts.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (order !== null) void startMaking(generate, order);
      }}
    >
      <KindChoice form={form} change={change} />
      <div class="generate-fields">
        <div class="field">
          <label for="generate-boards">{texts.field.boards}</label>
          {number('boards')}
        </div>
        <Range name={texts.rows} to={texts.to} from={number('rowsFrom')} until={number('rowsTo')} />
        <Range name={texts.columns} to={texts.to} from={number('columnsFrom')} until={number('columnsTo')} />
        <div class="field">
          <label for="generate-density">{texts.field.density}</label>
          {number('density')}
        </div>
        <div class="field">
          <label for="generate-seed">{texts.field.seed}</label>
          <div class="seed">
            {number('seed')}
            <IconButton
              label={texts.roll}
              picture={DICE_PICTURE}
              onPress={() => change({ seed: rolledSeed() })}
            />
          </div>
        </div>
      </div>
      <p class="muted hint" id="generate-seed-hint">
        {texts.seedHint}
      </p>
      <Wrong form={form} />
      <button type="submit" class="button wide primary" disabled={order === null}>
        {texts.start}
      </button>
    </form>
  );
}

interface Part {
  readonly form: Form;
  readonly change: (part: Partial<Form>) => void;
}

function KindChoice({ form, change }: Part) {
  const texts = useCatalogue(GENERATE);
  return (
    <fieldset class="kinds">
      <legend>{texts.kind}</legend>
      {KINDS.map((kind) => (
        <label key={kind} class="kind">
          <input
            type="radio"
            name="generate-kind"
            aria-labelledby={`kind-${kind}`}
            aria-describedby={`kind-of-${kind}`}
            checked={form.kind === kind}
            onChange={() => change({ kind })}
          />
          <strong id={`kind-${kind}`}>{texts.kinds[kind]}</strong>
          <span id={`kind-of-${kind}`}>{texts.kindOf[kind]}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** A number, as typed; one that does not count is shown as the kind has it. */
function NumberField({ field, form, change }: Part & { readonly field: Field }) {
  const texts = useCatalogue(GENERATE);
  const [least, most] = LIMITS[field];
  const idle = isIdle(field, form.kind);
  const wrong = wrongFields(form).includes(field);
  return (
    <input
      id={`generate-${field}`}
      class={most > 9999 ? 'long' : undefined}
      type="number"
      inputMode="numeric"
      aria-label={texts.field[field]}
      aria-invalid={wrong}
      aria-describedby={wrong ? `wrong-${field}` : field === 'seed' ? 'generate-seed-hint' : undefined}
      min={least}
      max={most}
      disabled={idle}
      value={idle ? '1' : form[field]}
      onInput={(event) => change({ [field]: event.currentTarget.value })}
    />
  );
}

interface RangeProps {
  readonly name: string;
  readonly to: string;
  readonly from: ComponentChildren;
  readonly until: ComponentChildren;
}

function Range({ name, to, from, until }: RangeProps) {
  return (
    <fieldset class="field">
      <legend>{name}</legend>
      <div class="range">
        {from}
        <span aria-hidden="true">{to}</span>
        {until}
      </div>
    </fieldset>
  );
}

function Wrong({ form }: { form: Form }) {
  const texts = useCatalogue(GENERATE);
  return (
    <div class="wrong" role="status">
      {wrongFields(form).map((field) => (
        <p key={field} id={`wrong-${field}`} class="problem">
          {texts.wrong(texts.field[field], LIMITS[field][0], LIMITS[field][1])}
        </p>
      ))}
    </div>
  );
}
