import { effect, type Signal, signal } from '@preact/signals';
import type { Board } from '../../model/board.ts';
import type { Failure } from '../../model/failure.ts';
import type { App } from '../../page/app-context.ts';
import { saveInHistory } from '../../page/entries/history-views.ts';
import { perApp } from '../../page/per-app.ts';
import { Thread } from '../../solver/thread.ts';
import BenchWorker from '../worker/worker.ts?worker';
import { EXAMPLES, type Lines, onlyMistake } from './model/mistakes.ts';
import type { MistakesService } from './worker/protocol.ts';

/** The two lines of the chosen mistakes, or why there are none. */
export type Comparison =
  | { readonly status: 'waiting' }
  | { readonly status: 'shown'; readonly lines: Lines }
  | { readonly status: 'absent' }
  | { readonly status: 'failed'; readonly failure: Failure };

/** What the views of the mistakes share. */
export interface MistakesState {
  /** Set of selected mistakes, never empty. */
  readonly chosen: Signal<number>;
  /** On which board: the smallest that shows them, or the one in the editor. */
  readonly on: Signal<'smallest' | 'drawn'>;
  readonly comparison: Signal<Comparison>;
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
    comparison: signal({ status: 'waiting' }),
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
    void compare(state, mistakes, drawn);
  });
}

async function compare(state: MistakesState, mistakes: number, drawn: Board | null): Promise<void> {
  const waiting: Comparison = { status: 'waiting' };
  state.comparison.value = waiting;
  const comparison = await compareBy(state.player, mistakes, drawn);
  if (state.comparison.peek() === waiting) state.comparison.value = comparison;
}

async function compareBy(
  player: Thread<MistakesService>,
  mistakes: number,
  drawn: Board | null,
): Promise<Comparison> {
  const board = drawn ?? (await smallestBoard(player, mistakes));
  if (board === null) return { status: 'absent' };
  if ('status' in board) return board;
  const outcome = await player.ask((service) => service.lines(board, mistakes));
  if (outcome === null) return { status: 'absent' };
  if (!outcome.ok) return { status: 'failed', failure: outcome.failure };
  return { status: 'shown', lines: outcome.value };
}

async function smallestBoard(
  player: Thread<MistakesService>,
  mistakes: number,
): Promise<Board | null | Extract<Comparison, { status: 'failed' }>> {
  const only = onlyMistake(mistakes);
  if (only !== null) return EXAMPLES[only].board;
  const outcome = await player.ask((service) => service.smallest(mistakes));
  return outcome.ok ? outcome.value : { status: 'failed', failure: outcome.failure };
}
