import type { Value } from '../../../wasm/rubicon.ts';

/** The head says who wins: full for Red, hollow for Black, two bars for a tie. */
const HEADS: Readonly<Record<Value['winner'], string>> = {
  red: 'M.46-.17l.24.17-.24.17z',
  black: 'M.48-.14l.2.14-.2.14z',
  tie: 'M.49-.16v.32M.61-.16v.32',
};

/** An arrow to the right from the middle of a cell. One of the best moves has a shaft, the others are a small head. */
export function ChoiceArrow({ value: { winner }, best }: { value: Value; best: boolean }) {
  return (
    <g class={`choice-arrow ${winner}${best ? ' best' : ''}`}>
      {best && <path class="shaft" d="M.24 0h.22" />}
      <path class="head" d={HEADS[winner]} />
    </g>
  );
}
