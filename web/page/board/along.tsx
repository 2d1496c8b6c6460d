import './along.css';
import type { ComponentChildren } from 'preact';
import type { Move, Side } from '../../../wasm/rubicon.ts';
import { useApp } from '../app-context.ts';
import { courseOf } from './view-order.ts';

/** A layer of drawings in cells, under or over the pieces. */
export function Layer({ name, children }: { name: 'under' | 'over'; children: ComponentChildren }) {
  const { rows, columns } = useApp().state.board.value;
  return (
    <svg class={`move-marks ${name}`} viewBox={`0 0 ${columns} ${rows}`} aria-hidden="true">
      {children}
    </svg>
  );
}

/** Turns a drawing that points right from a cell's centre into the direction of a move. */
export function Along(props: { move: Move; name: string; children: ComponentChildren }) {
  const { x, y, turn } = useCourse(props.move);
  return (
    <g class={`move ${props.name}`} transform={`translate(${x + 0.5} ${y + 0.5}) rotate(${turn})`}>
      {props.children}
    </g>
  );
}

/** Marks the origin of a side's move. */
export function LeftCell({ move, side }: { move: Move; side: Side }) {
  const { x, y } = useCourse(move);
  return <rect class={`move left ${side}`} x={x + 0.06} y={y + 0.06} width={0.88} height={0.88} />;
}

/** The displayed origin of a move on the board, and its direction. */
export function useCourse(move: Move) {
  const { state } = useApp();
  return courseOf(state.board.value, move, state.flipped.value);
}
