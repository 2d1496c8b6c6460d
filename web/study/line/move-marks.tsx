import { otherSide } from '../../model/line.ts';
import { useApp } from '../../page/app-context.ts';
import { Along, Layer, LeftCell } from '../../page/board/along.tsx';
import { MOVE_ARROW } from '../../page/board/move-arrow.ts';

/** The marks for moves on the board: an arrow for the last one and a hint for the next one; none during a preview. */
export function MoveMarks() {
  const { state, study, embedded } = useApp();
  const ply = state.ply.value;
  const last = state.moves.value[ply - 1];
  const next = state.solution.value === null ? undefined : state.moves.value[ply];
  const side = state.side.value;
  if (state.preview.value !== null) return null;
  return (
    <Layer name="under">
      {last !== undefined && (
        <>
          <LeftCell move={last} side={otherSide(side)} />
          <Along move={last} name={`last ${otherSide(side)}`}>
            <path d={MOVE_ARROW} />
          </Along>
        </>
      )}
      {next !== undefined && (study.value !== 'moves' || embedded.value) && (
        <Along move={next} name={`next ${side}`}>
          <path d="M.46-.15l.18.15-.18.15z" />
        </Along>
      )}
    </Layer>
  );
}
