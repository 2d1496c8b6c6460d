import { piecesOf } from '../../model/pieces.ts';
import { previewPositions } from '../../model/preview.ts';
import { useApp } from '../app-context.ts';
import { GENERAL_PICTURE, PAWN_PICTURE } from '../pictures/pictures.ts';
import { Pixels } from '../pictures/pixels.tsx';
import { placeOf } from './view-order.ts';

/**
 * The pieces over the cells. Each keeps its element along the line, so that moves are animated; a preview leaves them where they
 * are, or shows those of the position from which it starts.
 */
export function Pieces() {
  const { state } = useApp();
  const board = state.board.value;
  const flipped = state.flipped.value;
  const shown = state.positions.value[state.ply.value];
  const position = previewPositions(state)?.[0] ?? shown ?? null;
  // The elements of another drawing are new, so that pieces are animated only along the line of one board.
  const key = position === (shown ?? null) ? state.drawing.value.board : position;
  return (
    <div key={key} class={`pieces${state.stroke.value === null ? '' : ' held'}`} aria-hidden="true">
      {piecesOf(board, position).map(({ kind, cell, taken }, index) => {
        const { x, y } = placeOf(board, cell, flipped);
        return (
          <div key={index} class={`piece ${kind}${taken ? ' taken' : ''}`} style={{ '--x': x, '--y': y }}>
            <Pixels picture={kind === 'pawn' ? PAWN_PICTURE : GENERAL_PICTURE} name={kind} />
          </div>
        );
      })}
    </div>
  );
}
