import type { ComponentChildren } from 'preact';
import type { Move, Side } from '../../../wasm/rubicon.ts';
import { otherSide, sameValue } from '../../model/line.ts';
import { previewPositions, stepsOf } from '../../model/preview.ts';
import { useApp } from '../app-context.ts';
import { isOnBoard } from '../line-view.ts';
import { placeOf } from '../view-order.ts';
import { ChoiceArrow } from './choice-arrow.tsx';

/** What is drawn about moves: a preview's, or else the last move, the next one, and all that could be played. */
export function MoveMarks() {
  const { state, study } = useApp();
  const previewed = previewPositions(state);
  if (previewed !== null)
    return (
      <Layer name="over">
        <Preview side={state.side.value} />
      </Layer>
    );
  const ply = state.ply.value;
  const last = state.moves.value[ply - 1];
  const next = state.solution.value === null ? undefined : state.moves.value[ply];
  const side = state.side.value;
  return (
    <>
      <Layer name="under">
        {last !== undefined && (
          <>
            <LeftCell move={last} side={otherSide(side)} />
            <Along move={last} name={`last ${otherSide(side)}`}>
              <path d="M-.3-.07h.5v-.12l.22.19-.22.19v-.12h-.5z" />
            </Along>
          </>
        )}
        {next !== undefined && study.value !== 'moves' && (
          <Along move={next} name={`next ${side}`}>
            <path d="M.46-.15l.18.15-.18.15z" />
          </Along>
        )}
      </Layer>
      {study.value === 'moves' && <Choices />}
    </>
  );
}

function Layer({ name, children }: { name: 'under' | 'over'; children: ComponentChildren }) {
  const { rows, columns } = useApp().state.board.value;
  return (
    <svg class={`move-marks ${name}`} viewBox={`0 0 ${columns} ${rows}`} aria-hidden="true">
      {children}
    </svg>
  );
}

/** What is drawn to the right from the middle of a cell is seen along the move. */
function Along({ move, name, children }: { move: Move; name: string; children: ComponentChildren }) {
  const { x, y, turn } = useCourse(move);
  return (
    <g class={`move ${name}`} transform={`translate(${x + 0.5} ${y + 0.5}) rotate(${turn})`}>
      {children}
    </g>
  );
}

function LeftCell({ move, side }: { move: Move; side: Side }) {
  const { x, y } = useCourse(move);
  return <rect class={`move left ${side}`} x={x + 0.06} y={y + 0.06} width={0.88} height={0.88} />;
}

/** Where a move begins as the board is seen, and its direction in degrees. */
function useCourse(move: Move) {
  const { state } = useApp();
  const from = placeOf(state.board.value, move.from, state.flipped.value);
  const to = placeOf(state.board.value, move.to, state.flipped.value);
  return { ...from, turn: (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI };
}

/** Every legal move of the position shown, drawn as the list of the moves draws it. */
function Choices() {
  const { state, view } = useApp();
  const shown = view.value;
  if (!isOnBoard(shown, state)) return null;
  const choices = shown.solution?.choices[shown.ply] ?? [];
  return (
    <Layer name="over">
      {choices.map((choice) => (
        <Along key={`${choice.from} ${choice.to}`} move={choice} name="choice">
          <ChoiceArrow
            value={choice.value}
            best={sameValue(choice.value, choices[0]?.value ?? choice.value)}
          />
        </Along>
      ))}
    </Layer>
  );
}

/** The way of a preview; several moves are numbered. A way and the way back lie beside each other. */
function Preview({ side }: { side: Side }) {
  const { preview } = useApp().state;
  const moves = preview.value ?? [];
  const mover = (number: number) => (number % 2 === 1 ? side : otherSide(side));
  return stepsOf(moves).map(({ move, numbers }) => (
    <g key={`${move.from} ${move.to}`}>
      <LeftCell move={move} side={mover(numbers[0] ?? 1)} />
      <Along move={move} name={mover(numbers[0] ?? 1)}>
        <path d="M-.1.06h.6v-.1l.24.18-.24.18v-.1h-.6z" />
      </Along>
      {moves.length > 1 && <Numbers move={move} numbers={numbers} />}
    </g>
  ));
}

/** The numbers of a step, upright on its arrow. */
function Numbers({ move, numbers }: { move: Move; numbers: readonly number[] }) {
  const { x, y, turn } = useCourse(move);
  const angle = (turn * Math.PI) / 180;
  const [ahead, aside] = [0.2, 0.14];
  const words = numbers.join(' ');
  const width = 0.16 + 0.17 * words.length;
  const middle = {
    x: x + 0.5 + ahead * Math.cos(angle) - aside * Math.sin(angle),
    y: y + 0.5 + ahead * Math.sin(angle) + aside * Math.cos(angle),
  };
  return (
    <g class="numbers">
      <rect x={middle.x - width / 2} y={middle.y - 0.17} width={width} height={0.34} />
      <text x={middle.x} y={middle.y + 0.1}>
        {words}
      </text>
    </g>
  );
}
