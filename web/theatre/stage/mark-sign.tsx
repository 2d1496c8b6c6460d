import './stage.css';
import type { Side } from '../../../wasm/rubicon.ts';
import { Pixels } from '../../page/pictures/pixels.tsx';
import type { Mark } from '../model/scene.ts';
import { standingOf, valueText } from './caption.ts';
import { SIDE_PICTURES } from './pictures.ts';

interface Props {
  readonly side: Side;
  readonly mark: Mark;
  /** The number of moves: one dot each, out if the move is known to lose. */
  readonly moves?: number;
  /** Whether nothing more will be known. */
  readonly ended?: boolean;
}

/** The side to move and what is known: a triangle and the distance, dots for the moves left, or `=` for a tie. */
export function MarkSign({ side, mark, moves = 0, ended = false }: Props) {
  const value = mark.decided ? mark.value : ended ? ({ winner: 'tie' } as const) : null;
  return (
    <span class="stage-mark" aria-hidden="true">
      <Pixels picture={SIDE_PICTURES[side]} name="stage-sign" />
      {value !== null && <span class={standingOf(value, side)}>{valueText(value, side)}</span>}
      {value === null && !mark.decided && (
        <span class="dots">
          {Array.from({ length: moves }, (_, index) => (
            <i key={index} class={index < mark.counter ? 'dot' : 'dot out'} />
          ))}
        </span>
      )}
    </span>
  );
}
