import './number-field.css';
import type { ComponentChildren } from 'preact';
import { useCatalogue } from '../../page/words/catalogue.ts';
import { type Limits, numberIn } from './model/number-text.ts';
import { KIT } from './words.ts';

interface NumberProps {
  /** Id of the input; its error sentence has `-wrong` appended. */
  readonly id: string;
  readonly name: string;
  readonly limits: Limits;
  readonly text: string;
  readonly change: (text: string) => void;
  /** Replaces the typed number while it is ignored. */
  readonly fixed?: string | undefined;
  /** Id of the sentence that describes it. */
  readonly hint?: string;
}

/** Input for a whole number, marked while it is outside its limits. */
export function NumberInput({ id, name, limits, text, change, fixed, hint }: NumberProps) {
  const isWrong = fixed === undefined && numberIn(text, limits) === null;
  return (
    <input
      id={id}
      class="number-input"
      style={{ '--digits': String(limits[1]).length }}
      type="number"
      inputMode="numeric"
      aria-label={name}
      aria-invalid={isWrong}
      aria-describedby={isWrong ? `${id}-wrong` : hint}
      min={limits[0]}
      max={limits[1]}
      disabled={fixed !== undefined}
      value={fixed ?? text}
      onInput={(event) => change(event.currentTarget.value)}
    />
  );
}

/** A number input with its label above. */
export function NumberField({
  children,
  ...number
}: NumberProps & { readonly children?: ComponentChildren }) {
  return (
    <div class="field">
      <label class="label" for={number.id}>
        {number.name}
      </label>
      <div class="field-row">
        <NumberInput {...number} />
        {children}
      </div>
    </div>
  );
}

interface WrongProps {
  readonly fields: readonly { readonly id: string; readonly name: string; readonly limits: Limits }[];
}

/** Error sentences of the numbers outside their limits. */
export function WrongNumbers({ fields }: WrongProps) {
  const texts = useCatalogue(KIT);
  return (
    <div class="said" role="status">
      {fields.map(({ id, name, limits: [least, most] }) => (
        <p key={id} id={`${id}-wrong`} class="problem">
          {texts.wrong(name, least, most)}
        </p>
      ))}
    </div>
  );
}
