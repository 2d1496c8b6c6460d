import type { Value } from '../../../wasm/rubicon.ts';
import { isPiece, markAt } from '../../model/board.ts';
import { handOf } from '../../model/press.ts';
import { useApp } from '../../page/app-context.ts';
import { glyphPath } from '../../page/board/glyphs.ts';
import { placeOf } from '../../page/board/view-order.ts';
import { stepsAtHand } from './model/hand.ts';

/** The corners of the unit square. */
const CORNERS = 'M.04.3v-.26h.26M.7.04h.26v.26M.96.7v.26h-.26M.3.96h-.26v-.26';

/**
 * A frame around the picked-up piece, and its targets with their values: corners around a piece to capture, and where values are
 * hidden or unknown a diamond on a free cell.
 */
export function MoveTargets() {
  const { state } = useApp();
  const board = state.board.value;
  const { from } = handOf(state);
  if (from === null) return null;
  const flipped = state.flipped.value;
  const at = (cell: number) => {
    const { x, y } = placeOf(board, cell, flipped);
    return `translate(${x} ${y})`;
  };
  const targets = (stepsAtHand(state) ?? []).filter((move) => move.from === from);
  return (
    <svg
      class={`move-targets ${state.side.value}`}
      viewBox={`0 0 ${board.columns} ${board.rows}`}
      aria-hidden="true"
    >
      <rect class="taken" x={0.05} y={0.05} width={0.9} height={0.9} transform={at(from)} />
      {targets.map(({ to, value }) => (
        <g key={to} transform={at(to)}>
          {isPiece(markAt(board, to)) && <path class="prey" d={CORNERS} />}
          {value !== null && !state.valuesHidden.value ? (
            <Worth value={value} isSmall={isPiece(markAt(board, to))} />
          ) : (
            !isPiece(markAt(board, to)) && <path class="free" d="M.5.3l.2.2-.2.2-.2-.2z" />
          )}
        </g>
      ))}
    </svg>
  );
}

/** The value after a move, on its target: who wins, in how many moves; in a corner of a piece to capture. */
function Worth({ value, isSmall }: { value: Value; isSmall: boolean }) {
  const count = value.winner === 'tie' ? '' : String(value.distance);
  return (
    <g class={`worth ${value.winner}`} transform={isSmall ? 'translate(.44 .44) scale(.6)' : ''}>
      <rect x={0.14} y={0.14} width={0.72} height={0.72} />
      <path d={count === '' ? glyphPath('tie', 0.5, 0.5, 0.4) : glyphPath(value.winner, 0.5, 0.33, 0.26)} />
      <text x={0.5} y={0.66} dy="0.35em" font-size={count.length > 3 ? 0.26 : 0.34}>
        {count}
      </text>
    </g>
  );
}
