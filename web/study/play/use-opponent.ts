import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { playMove } from '../../model/explore.ts';
import { solveAgain } from '../../model/solving.ts';
import { useApp } from '../../page/app-context.ts';
import { failReply, opponentsTurn } from './model/playing.ts';

/** Delay (ms) of the opponent's move, so that it is seen as a move; none with reduced motion. */
const REPLY_DELAY = 400;

function pause(): Promise<void> {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return new Promise((resolve) => setTimeout(resolve, isStill ? 0 : REPLY_DELAY));
}

/** Moves for the opponent of a game. Ignores an answer to a position that was left meanwhile. */
export function useOpponent(): void {
  const { state, solver } = useApp();
  useEffect(
    () =>
      effect(() => {
        const turn = opponentsTurn(state);
        if (turn === null) return;
        let isWanted = true;
        const answer = async () => {
          const [outcome] = await Promise.all([solver.reply(turn.board, turn.position), pause()]);
          if (!isWanted) return;
          if (outcome === null) solveAgain(state);
          else if (!outcome.ok) failReply(state, outcome.failure);
          else if (outcome.value !== null) playMove(state, outcome.value);
        };
        void answer();
        return () => {
          isWanted = false;
        };
      }),
    [state, solver],
  );
}
