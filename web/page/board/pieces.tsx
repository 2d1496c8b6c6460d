import { piecesOf } from '../../model/pieces.ts';
import { previewPositions } from '../../model/preview.ts';
import { useApp } from '../app-context.ts';
import { GENERAL_PICTURE, PAWN_PICTURE } from '../pictures/pictures.ts';
import { Pixels } from '../pictures/pixels.tsx';
import { placeOf } from './view-order.ts';

/** The pieces over the cells. Each keeps its element along the line, so that moves are animated. */
export function Pieces() {
  const { state } = useApp();
  const board = state.board.value;
  const flipped = state.flipped.value;
  const previewed = previewPositions(state)?.at(-1);
  const position = previewed ?? state.positions.value[state.ply.value];
  const how = state.stroke.value !== null ? ' held' : previewed !== undefined ? ' previewed' : '';
  return (
    // The elements of another drawing are new, so that pieces are animated only along the line of one board.
    <div key={state.drawing.value.board} class={`pieces${how}`} aria-hidden="true">
      {piecesOf(board, position ?? null).map(({ kind, cell, taken }, index) => {
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
