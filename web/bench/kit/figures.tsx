import './figures.css';
import type { ComponentChildren } from 'preact';

interface Props {
  readonly figures: readonly {
    readonly name: string;
    readonly figure: ComponentChildren;
    readonly tone?: 'red' | 'black' | 'tie';
  }[];
}

/** Figures side by side, each below its label. */
export function Figures({ figures }: Props) {
  return (
    <dl class="figures">
      {figures.map(({ name, figure, tone }) => (
        <div key={name} class={tone}>
          <dt class="label">{name}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
