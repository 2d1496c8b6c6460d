import type { Game } from '../../model/game.ts';
import { stepTo } from '../../model/playback.ts';
import { useApp } from '../../page/app-context.ts';
import { leaveToKeys } from '../../page/controls/leave-to-keys.ts';
import { useCatalogue } from '../../page/words/catalogue.ts';
import { GameLedger } from './game-ledger.tsx';
import { GameMoves } from './game-moves.tsx';
import { GameOver } from './game-over.tsx';
import { isAtEnd, isVisitorsTurn } from './model/hand.ts';
import {
  askHint,
  lengthTakenBack,
  playOn,
  restartGame,
  showValues,
  stopGame,
  takeBack,
} from './model/playing.ts';
import type { OnPress } from './on-press.ts';
import { PLAY } from './words.ts';

/** The game that is on: what was promised, what the visitor can do now, and what the moves so far were worth. */
export function GamePanel({ game, onPress }: { game: Game; onPress: OnPress }) {
  const { state } = useApp();
  const play = useCatalogue(PLAY);
  const made = state.drawing.value.played.length - game.opening.length;
  return (
    <>
      <p>
        {play.promise(game.promise)} {play.made(made)}
      </p>
      <GameOver game={game} />
      {isAtEnd(state) ? <GameMoves onPress={onPress} /> : <Elsewhere onPress={onPress} />}
      <Actions onPress={onPress} />
      {!state.gameOver.value && <ValuesShown game={game} />}
      <GameLedger game={game} />
    </>
  );
}

/** Another position than the game's last is on the board. */
function Elsewhere({ onPress }: { onPress: OnPress }) {
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
    <div class="elsewhere">
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
    <label class="values-shown">
      <input
        type="checkbox"
        checked={game.valuesShown}
        onChange={(event) => showValues(state, event.currentTarget.checked)}
        onClick={leaveToKeys}
      />
      <span>{play.showValues}</span>
    </label>
  );
}

function Actions({ onPress }: { onPress: OnPress }) {
  const { state } = useApp();
  const play = useCatalogue(PLAY);
  const stop: OnPress = (event) => {
    onPress(event);
    stopGame(state);
  };
  return (
    <div class="buttons">
      <button
        type="button"
        class="button wide"
        disabled={!isVisitorsTurn(state)}
        onClick={() => askHint(state)}
      >
        {play.askHint}
      </button>
      <button
        type="button"
        class="button wide"
        disabled={lengthTakenBack(state) === null}
        onClick={() => takeBack(state)}
      >
        {play.takeBack}
      </button>
      <button type="button" class="button wide" onClick={() => restartGame(state)}>
        {play.restart}
      </button>
      <button type="button" class="button wide" onClick={stop}>
        {play.stop}
      </button>
    </div>
  );
}
