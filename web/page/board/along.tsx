import type { ComponentChildren } from 'preact';
import type { Move, Side } from '../../../wasm/rubicon.ts';
import { useApp } from '../app-context.ts';
import { placeOf } from './view-order.ts';

/** Drawings in cells, under the pieces or over them. */
export function Layer({ name, children }: { name: 'under' | 'over'; children: ComponentChildren }) {
  const { rows, columns } = useApp().state.board.value;
  return (
    <svg class={`move-marks ${name}`} viewBox={`0 0 ${columns} ${rows}`} aria-hidden="true">
      {children}
    </svg>
  );
}

/** What is drawn to the right from the middle of a cell is seen along the move. */
export function Along(props: { move: Move; name: string; children: ComponentChildren }) {
  const { x, y, turn } = useCourse(props.move);
  return (
    <g class={`move ${props.name}`} transform={`translate(${x + 0.5} ${y + 0.5}) rotate(${turn})`}>
      {props.children}
    </g>
  );
}

/** The cell that a move of a side has left. */
export function LeftCell({ move, side }: { move: Move; side: Side }) {
  const { x, y } = useCourse(move);
  return <rect class={`move left ${side}`} x={x + 0.06} y={y + 0.06} width={0.88} height={0.88} />;
}

/** Where a move begins as the board is seen, and its direction in degrees. */
export function useCourse(move: Move) {
  const { state } = useApp();
  const from = placeOf(state.board.value, move.from, state.flipped.value);
  const to = placeOf(state.board.value, move.to, state.flipped.value);
  return { ...from, turn: (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI };
}
