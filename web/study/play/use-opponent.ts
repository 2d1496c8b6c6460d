import { effect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { playMove } from '../../model/explore.ts';
import { solveAgain } from '../../model/solving.ts';
import { useApp } from '../../page/app-context.ts';
import { failReply, opponentsTurn } from './model/playing.ts';

/** The opponent answers after so many milliseconds, so that its move is seen as one; at once where nothing moves by itself. */
const PAUSE = 400;

function pause(): Promise<void> {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return new Promise((resolve) => setTimeout(resolve, isStill ? 0 : PAUSE));
}

/** Moves for the opponent of a game. An answer to a position that is left in the meantime is forgotten. */
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
