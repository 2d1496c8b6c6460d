import type { Game } from '../../model/game.ts';
import { useApp } from '../../page/app-context.ts';
import { useCatalogue } from '../../page/words/catalogue.ts';
import { type GameResult, resultOf } from './model/result.ts';
import { PLAY } from './words.ts';

/** How the game has ended, and whether that was promised. */
export function GameOver({ game }: { game: Game }) {
  const { state, texts } = useApp();
  const { result: words } = texts.value;
  const play = useCatalogue(PLAY);
  const result = resultOf(state);
  if (result === null) return null;
  const { winner, ending, toMove } = result;
  return (
    <p class={`game-over ${winner ?? 'tie'}`}>
      <strong>{winner === null ? play.tied : words.hasWon(winner)}</strong>{' '}
      {ending === null ? play.repeated : words.ending(ending, toMove)} {useComparison(game, result)}
    </p>
  );
}

function useComparison({ promise }: Game, { winner, moves }: GameResult): string {
  const play = useCatalogue(PLAY);
  if (promise.winner !== (winner ?? 'tie') || promise.winner === 'tie') return play.otherwise(moves, promise);
  return promise.distance === moves ? play.asPromised(moves) : play.off(moves, promise.distance);
}
