import type { Game } from '../../model/game.ts';
import { takeBackTo } from '../../model/undo.ts';
import { useApp } from '../../page/app-context.ts';
import { useCatalogue } from '../../page/words/catalogue.ts';
import { type LedgerEntry, slipOf } from '../play/model/ledger.ts';
import { Replies } from '../refutation/replies.tsx';
import { useReplay, useReplies } from '../refutation/use-replay.ts';
import { intoView } from './into-view.ts';
import { PUZZLES } from './words.ts';

/** The move that gave the result away, its refutation, and the button to take it back. The verdict shows the remaining value. */
export function PuzzleSlip() {
  const { state } = useApp();
  const game = state.game.value;
  const solved = state.latest.value;
  const slip = game === null || solved === null ? null : slipOf(game, solved);
  return game === null || slip === null ? null : <Slip game={game} slip={slip} />;
}

function Slip({ game: { board, promise }, slip }: { game: Game; slip: LedgerEntry }) {
  const { state } = useApp();
  const words = useCatalogue(PUZZLES);
  const asked = { board, ...slip };
  const replies = useReplies(asked);
  const { pointing, kept, toggle } = useReplay(asked, () => true);
  return (
    <div ref={intoView} class="puzzle-slip">
      <p role="status">
        <strong>{words.slip(slip.ply + 1, promise)}</strong>
      </p>
      {replies !== null && <Replies asked={asked} moves={replies} />}
      <div class="buttons">
        <button type="button" class="button wide primary" onClick={() => takeBackTo(state, slip.ply)}>
          {words.takeBack}
        </button>
        <button type="button" class="button wide" aria-pressed={kept !== null} {...pointing} onClick={toggle}>
          {words.how}
        </button>
      </div>
    </div>
  );
}
