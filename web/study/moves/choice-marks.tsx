import './choice-marks.css';
import type { Move, Side } from '../../../wasm/rubicon.ts';
import { sameValue, sideAt } from '../../model/line.ts';
import { useApp } from '../../page/app-context.ts';
import { Along, Layer, LeftCell, useCourse } from '../../page/board/along.tsx';
import { ChoiceArrow } from '../../page/board/choice-arrow.tsx';
import { isOnBoard } from '../../page/line-view.ts';
import { stepsOf } from './model/steps.ts';

/** The legal moves of the position shown, styled as in the list of moves. */
export function ChoiceMarks() {
  const { state, view } = useApp();
  const shown = view.value;
  if (!isOnBoard(shown, state)) return null;
  const choices = shown.solution?.choices[shown.ply] ?? [];
  return (
    <Layer name="over">
      {choices.map((choice) => (
        <Along key={`${choice.from} ${choice.to}`} move={choice} name="choice-mark">
          <ChoiceArrow
            value={choice.value}
            best={sameValue(choice.value, choices[0]?.value ?? choice.value)}
          />
        </Along>
      ))}
    </Layer>
  );
}

/** Arrows with numbers if there are several. The two directions of a step lie side by side. */
export function PreviewMarks({ side }: { side: Side }) {
  const { preview } = useApp().state;
  const moves = preview.value ?? [];
  const mover = (number = 1) => sideAt(side, number - 1);
  return (
    <Layer name="over">
      {stepsOf(moves).map(({ move, numbers }) => (
        <g key={`${move.from} ${move.to}`} class="step">
          <LeftCell move={move} side={mover(numbers[0])} />
          <Along move={move} name={mover(numbers[0])}>
            <path d="M-.1.06h.6v-.1l.24.18-.24.18v-.1h-.6z" />
          </Along>
          {moves.length > 1 && <Numbers move={move} numbers={numbers} />}
        </g>
      ))}
    </Layer>
  );
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
