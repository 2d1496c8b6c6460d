import { moveWords, positionsAlong, startPosition } from '../../model/line.ts';
import { useApp } from '../../page/app-context.ts';
import { useCatalogue } from '../../page/words/catalogue.ts';
import { MOVE_LINE } from '../../page/words/line-words.ts';
import { slipOf } from '../play/model/ledger.ts';
import { takeBackTo } from '../play/model/playing.ts';
import { previewOnHover } from '../pointing.ts';
import { PUZZLES } from './words.ts';

/** Maximum number of moves shown of the refutation. */
const MOVES_SHOWN = 4;

/** The move that gave the win away, its refutation, and the button to take it back. The verdict shows the remaining value. */
export function PuzzleSlip() {
  const { state } = useApp();
  const line = useCatalogue(MOVE_LINE);
  const words = useCatalogue(PUZZLES);
  const game = state.game.value;
  const solved = state.latest.value;
  const slip = game === null || solved === null ? null : slipOf(game, solved);
  if (slip === null) return null;
  const { board } = state.drawing.value;
  const { solution } = state;
  const end = state.drawing.value.played.length;
  const moves = solution.value?.moves.slice(slip.ply + 1) ?? [];
  const ahead = solution.value?.moves.slice(end) ?? [];
  const start = startPosition(board, 'red');
  const positions = start === null ? [] : positionsAlong(start, solution.value?.moves ?? []);
  const refutation = moves.slice(0, MOVES_SHOWN).flatMap((move, index) => {
    const position = positions[slip.ply + 1 + index];
    return position === undefined ? [] : line.move(moveWords(board, position, move));
  });
  const pointing = previewOnHover(state.preview, ahead, () => state.ply.value === end);
  return (
    <div class="puzzle-slip">
      <p role="status">
        <strong>{words.slip(slip.ply + 1)}</strong>
      </p>
      {refutation.length > 0 && (
        <ol>
          {refutation.map((move, index) => (
            <li key={`${index}`}>{move}</li>
          ))}
          {moves.length > MOVES_SHOWN && <li>…</li>}
        </ol>
      )}
      <div class="buttons">
        <button type="button" class="button wide primary" onClick={() => takeBackTo(state, slip.ply)}>
          {words.takeBack}
        </button>
        {ahead.length > 0 && (
          <button type="button" class="button wide" {...pointing} onClick={pointing.onFocus}>
            {words.how}
          </button>
        )}
      </div>
    </div>
  );
}
