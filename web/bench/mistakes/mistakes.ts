import { effect, type Signal, signal } from '@preact/signals';
import type { Board } from '../../model/board.ts';
import type { App } from '../../page/app-context.ts';
import { saveInHistory } from '../../page/entries/history-views.ts';
import { perApp } from '../../page/per-app.ts';
import { Task } from '../../solver/task.ts';
import { Thread } from '../../solver/thread.ts';
import type { Outcome } from '../../solver/worker/protocol.ts';
import BenchWorker from '../worker/worker.ts?worker';
import { EXAMPLES, type Lines, onlyMistake } from './model/mistakes.ts';
import type { MistakesService } from './worker/protocol.ts';

/** What the views of the mistakes share. */
export interface MistakesState {
  /** Set of selected mistakes, never empty. */
  readonly chosen: Signal<number>;
  /** On which board: the smallest that shows them, or the one in the editor. */
  readonly on: Signal<'smallest' | 'drawn'>;
  /** What both programs play; null if no small board shows the mistakes, or pieces are missing. */
  readonly comparison: Task<null, Lines | null>;
  /** Number of moves played in both lines. */
  readonly ply: Signal<number>;
  /** Plays with mistakes. */
  readonly player: Thread<MistakesService>;
}

/** The page's mistakes; their state survives navigating away. */
export const mistakesOf = perApp<MistakesState>(() => {
  const state: MistakesState = {
    chosen: signal(1),
    on: signal('smallest'),
    comparison: new Task(),
    ply: signal(0),
    player: new Thread<MistakesService>(BenchWorker),
  };
  saveInHistory('mistakes', state.chosen);
  return state;
});

/** Recomputes the lines when the selection changes, until the returned function is called. */
export function followChosen(app: App, state: MistakesState): () => void {
  return effect(() => {
    const mistakes = state.chosen.value;
    const drawn = state.on.value === 'drawn' ? app.state.board.value : null;
    state.ply.value = 0;
    void state.comparison.start(null, ({ signal }) => compare(state.player, mistakes, drawn, signal));
  });
}

async function compare(
  player: Thread<MistakesService>,
  mistakes: number,
  drawn: Board | null,
  signal: AbortSignal,
): Promise<Outcome<Lines | null> | null> {
  const found = await boardOf(player, mistakes, drawn);
  if (signal.aborted) return null;
  if (!found.ok) return found;
  const board = found.value;
  return board === null ? { ok: true, value: null } : player.ask((service) => service.lines(board, mistakes));
}

/** The drawn board, or the smallest that shows the mistakes; null if no small one does. */
async function boardOf(
  player: Thread<MistakesService>,
  mistakes: number,
  drawn: Board | null,
): Promise<Outcome<Board | null>> {
  const only = onlyMistake(mistakes);
  const known = drawn ?? (only && EXAMPLES[only].board);
  return known === null ? player.ask((service) => service.smallest(mistakes)) : { ok: true, value: known };
}
