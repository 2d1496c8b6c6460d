import type { Game } from '../../model/game.ts';
import { useApp } from '../../page/app-context.ts';
import { useCatalogue } from '../../page/words/catalogue.ts';
import { type GameResult, resultOf } from './model/result.ts';
import { PLAY } from './words.ts';

/** The number of moves of the finished game, and the value it began with; the verdict shows how it ended. */
export function GameOver({ game }: { game: Game }) {
  const { state } = useApp();
  const play = useCatalogue(PLAY);
  const result = resultOf(state);
  if (result === null) return null;
  return <p class={`game-over ${result.winner ?? 'tie'}`}>{compared(play, game, result)}</p>;
}

function compared(play: typeof PLAY.en, { promise }: Game, { winner, moves }: GameResult): string {
  if (promise.winner !== (winner ?? 'tie') || promise.winner === 'tie') return play.otherwise(moves, promise);
  return promise.distance === moves ? play.asPromised(moves) : play.off(moves, promise.distance);
}
