import type { Side } from '../../../wasm/rubicon.ts';
import { Pixels } from '../../page/pictures/pixels.tsx';
import type { Mark } from '../model/scene.ts';
import { SIDE_PICTURES } from '../stage/pictures.ts';

interface Props {
  readonly side: Side;
  readonly mark: Mark;
  /** The number of moves: one dot each, out if the move is known to lose. */
  readonly moves: number | null;
  readonly ended: boolean;
}

/** The side to move and what is known: a triangle and the distance, dots for the moves left, or `=` for a tie. */
export function MarkSign({ side, mark, moves, ended }: Props) {
  return (
    <span class="turned-mark" aria-hidden="true">
      <Pixels picture={SIDE_PICTURES[side]} name="stage-sign" />
      <Known side={side} mark={mark} moves={moves} ended={ended} />
    </span>
  );
}

function Known({ side, mark, moves, ended }: Props) {
  if (mark.decided && mark.value.winner !== 'tie') {
    const tone = mark.value.winner === side ? 'won' : 'lost';
    return (
      <span class={tone}>
        {tone === 'won' ? '▲' : '▼'}
        {mark.value.distance}
      </span>
    );
  }
  if (mark.decided || ended) return <span class="tie">=</span>;
  if (moves === null) return <span class="open">?</span>;
  return (
    <span class="dots">
      {Array.from({ length: moves }, (_, index) => (
        <i key={index} class={index < mark.counter ? 'dot' : 'dot out'} />
      ))}
    </span>
  );
}
