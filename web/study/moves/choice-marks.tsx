import './choice-marks.css';
import type { Move, Position } from '../../../wasm/rubicon.ts';
import { sameValue, sideAt } from '../../model/line.ts';
import { piecesOf } from '../../model/pieces.ts';
import { previewPositions } from '../../model/preview.ts';
import { useApp } from '../../page/app-context.ts';
import { Along, Layer, LeftCell, useCourse } from '../../page/board/along.tsx';
import { ChoiceArrow } from '../../page/board/choice-arrow.tsx';
import { placeOf } from '../../page/board/view-order.ts';
import { isOnBoard } from '../../page/line-view.ts';
import { GENERAL_PICTURE, PAWN_PICTURE } from '../../page/pictures/pictures.ts';
import { Pixels } from '../../page/pictures/pixels.tsx';
import { stepsOf } from './model/steps.ts';

/** The legal moves of the position shown, styled as in the list of moves; none during a preview. */
export function ChoiceMarks() {
  const { state, view } = useApp();
  const shown = view.value;
  if (!isOnBoard(shown, state) || previewPositions(state) !== null) return null;
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

/**
 * The moves of a preview: ghosts of the pieces go to their new cells, and arrows, with numbers if there are
 * several, show the way. The two directions of a step lie side by side.
 */
export function PreviewMarks({ positions }: { positions: readonly Position[] }) {
  const moves = useApp().state.preview.value?.moves ?? [];
  const [start] = positions;
  const mover = (number = 1) => sideAt(start?.side ?? 'red', number - 1);
  return (
    <>
      <Ghosts positions={positions} />
      <Layer name="over">
        {stepsOf(moves).map(({ move, numbers }) => (
          <g key={`${move.from} ${move.to}`}>
            <LeftCell move={move} side={mover(numbers[0])} />
            <Along move={move} name={mover(numbers[0])}>
              <path d="M-.1.06h.6v-.1l.24.18-.24.18v-.1h-.6z" />
            </Along>
            {moves.length > 1 && <Numbers move={move} numbers={numbers} />}
          </g>
        ))}
      </Layer>
    </>
  );
}

/** The pieces that a preview moves, on the cells where it leaves them; not one that is captured there. */
function Ghosts({ positions }: { positions: readonly Position[] }) {
  const { state } = useApp();
  const board = state.board.value;
  const [before, after] = [positions.at(0) ?? null, positions.at(-1) ?? null].map((each) =>
    piecesOf(board, each),
  );
  return (
    <div class="pieces ghosts" aria-hidden="true">
      {after?.map(({ kind, cell, taken }, index) => {
        const left = before?.[index]?.cell ?? cell;
        if (left === cell || taken) return null;
        const [from, to] = [
          placeOf(board, left, state.flipped.value),
          placeOf(board, cell, state.flipped.value),
        ];
        const style = { '--x': to.x, '--y': to.y, '--from-x': from.x, '--from-y': from.y };
        return (
          <div key={index} class={`piece ghost ${kind}`} style={style}>
            <Pixels picture={kind === 'pawn' ? PAWN_PICTURE : GENERAL_PICTURE} name={kind} />
          </div>
        );
      })}
    </div>
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
