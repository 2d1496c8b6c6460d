import type { Game } from '../../model/game.ts';
import { stepTo } from '../../model/playback.ts';
import { useApp } from '../../page/app-context.ts';
import { Check } from '../../page/controls/check.tsx';
import { useCatalogue } from '../../page/words/catalogue.ts';
import { GameLedger } from './game-ledger.tsx';
import { GameMoves } from './game-moves.tsx';
import { GameOver } from './game-over.tsx';
import { isAtEnd } from './model/hand.ts';
import { playOn, restartGame, showValues } from './model/playing.ts';
import type { OnPress } from './on-press.ts';
import { PLAY } from './words.ts';

/**
 * The current game: the visitor's legal moves, and the judgement of those made. The verdict shows the value that the game began
 * with.
 */
export function GamePanel({ game, onPress }: { game: Game; onPress: OnPress }) {
  const { state } = useApp();
  const play = useCatalogue(PLAY);
  const made = state.drawing.value.played.length - game.opening.length;
  return (
    <>
      {state.gameOver.value ? <GameOver game={game} /> : <p>{play.made(made)}</p>}
      {isAtEnd(state) ? <GameMoves onPress={onPress} /> : <NotAtEnd onPress={onPress} />}
      <button type="button" class="button wide" onClick={() => restartGame(state)}>
        {play.restart}
      </button>
      {!state.gameOver.value && <ValuesShown game={game} />}
      <GameLedger game={game} />
    </>
  );
}

/** Shown if the board is not at the game's last position. */
function NotAtEnd({ onPress }: { onPress: OnPress }) {
  const { state } = useApp();
  const play = useCatalogue(PLAY);
  const { length } = state.drawing.value.played;
  const ply = state.ply.value;
  const press = (act: () => void): OnPress => {
    return (event) => {
      onPress(event);
      act();
    };
  };
  return (
    <div class="stack tight">
      <p>{ply < length ? play.earlier(ply, length) : play.beyond}</p>
      <div class="buttons">
        <button type="button" class="button wide" onClick={press(() => playOn(state))}>
          {play.playOn}
        </button>
        <button type="button" class="button wide" onClick={press(() => stepTo(state, length))}>
          {play.return}
        </button>
      </div>
    </div>
  );
}

function ValuesShown({ game }: { game: Game }) {
  const { state } = useApp();
  const play = useCatalogue(PLAY);
  return (
    <Check checked={game.valuesShown} check={(shown) => showValues(state, shown)}>
      {play.showValues}
    </Check>
  );
}
