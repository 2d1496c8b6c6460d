import { isPiece, markAt } from '../../model/board.ts';
import { useApp } from '../../page/app-context.ts';
import { placeOf } from '../../page/board/view-order.ts';
import { handOf, movesAtHand } from './model/hand.ts';

/** The corners of the unit square. */
const CORNERS = 'M.04.3v-.26h.26M.7.04h.26v.26M.96.7v.26h-.26M.3.96h-.26v-.26';

/** A frame around the picked-up piece, and its targets: a diamond on a free cell, corners around a piece to capture. */
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
  const targets = (movesAtHand(state) ?? []).filter((move) => move.from === from);
  return (
    <svg
      class={`move-targets ${state.side.value}`}
      viewBox={`0 0 ${board.columns} ${board.rows}`}
      aria-hidden="true"
    >
      <rect class="taken" x={0.05} y={0.05} width={0.9} height={0.9} transform={at(from)} />
      {targets.map(({ to }) =>
        isPiece(markAt(board, to)) ? (
          <path key={to} class="prey" d={CORNERS} transform={at(to)} />
        ) : (
          <path key={to} class="free" d="M.5.3l.2.2-.2.2-.2-.2z" transform={at(to)} />
        ),
      )}
    </svg>
  );
}
