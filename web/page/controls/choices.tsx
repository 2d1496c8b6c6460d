import './choices.css';
import type { ComponentChildren } from 'preact';
import type { Side } from '../../../wasm/rubicon.ts';
import { leaveToKeys } from './leave-to-keys.ts';

interface Props<T> {
  /** The label, also the name of the radio group. */
  readonly label: string;
  readonly chosen: T;
  readonly choices: readonly Choice<T>[];
  readonly choose: (value: T) => void;
}

interface Choice<T> {
  readonly value: T;
  readonly name: string;
  /** Visible content, if shorter than the name. */
  readonly face?: ComponentChildren;
  readonly tone?: Side | undefined;
}

/** A segmented control: one of a few, side by side. */
export function Choices<T extends string>({ label, chosen, choices, choose }: Props<T>) {
  return (
    <div class="segments" role="radiogroup" aria-label={label}>
      {choices.map(({ value, name, face, tone }) => (
        <label key={value} class={tone === undefined ? 'segment' : `segment ${tone}`}>
          <input
            type="radio"
            name={label}
            aria-label={name}
            checked={value === chosen}
            onChange={() => choose(value)}
            onClick={leaveToKeys}
          />
          <span class="face">{face ?? name}</span>
        </label>
      ))}
    </div>
  );
}
