import type { Move, Side } from '../../../wasm/rubicon.ts';
import { otherSide } from '../../model/line.ts';
import { useApp } from '../app-context.ts';
import { placeOf } from '../view-order.ts';

/** The move just shown, as an arrow from the cell it left, and a hint of the best move that comes next. */
export function MoveMarks() {
  const { state } = useApp();
  const { rows, columns } = state.board.value;
  const ply = state.ply.value;
  const last = state.moves.value[ply - 1];
  const next = state.solution.value === null ? undefined : state.moves.value[ply];
  const side = state.side.value;
  return (
    <svg class="move-marks" viewBox={`0 0 ${columns} ${rows}`} aria-hidden="true">
      {last !== undefined && <MoveArrow move={last} side={otherSide(side)} name="last" />}
      {next !== undefined && <MoveArrow move={next} side={side} name="next" />}
    </svg>
  );
}

function MoveArrow({ move, side, name }: { move: Move; side: Side; name: 'last' | 'next' }) {
  const { state } = useApp();
  const from = placeOf(state.board.value, move.from, state.flipped.value);
  const to = placeOf(state.board.value, move.to, state.flipped.value);
  const turn = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
  return (
    <g class={`move ${name} ${side}`}>
      {name === 'last' && (
        <rect class="left" x={from.x + 0.06} y={from.y + 0.06} width={0.88} height={0.88} />
      )}
      <g transform={`translate(${from.x + 0.5} ${from.y + 0.5}) rotate(${turn})`}>
        {name === 'last' ? (
          <path d="M-.3-.07h.5v-.12l.22.19-.22.19v-.12h-.5z" />
        ) : (
          <path d="M.46-.15l.18.15-.18.15z" />
        )}
      </g>
    </g>
  );
}
