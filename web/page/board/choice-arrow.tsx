import type { Value } from '../../../wasm/rubicon.ts';

/** Arrow heads by winner: solid for Red, hollow for Black, two bars for a tie. */
const HEADS: Readonly<Record<Value['winner'], string>> = {
  red: 'M.47-.14l.21.14-.21.14z',
  black: 'M.47-.14l.21.14-.21.14z',
  tie: 'M.5-.14v.28M.63-.14v.28',
};
const SHAFT = 'M.24 0h.25';

/** An arrow to the right from a cell's centre. A best move has a shaft, the others only a small head. */
export function ChoiceArrow({ value: { winner }, best }: { value: Value; best: boolean }) {
  const head = HEADS[winner];
  return (
    <g class={`choice-arrow ${winner}${best ? ' best' : ''}`}>
      <path class="halo" d={best ? SHAFT + head : head} />
      {best && <path class="shaft" d={SHAFT} />}
      <path class="head" d={head} />
    </g>
  );
}
