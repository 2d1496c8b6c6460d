import { effect, type Signal, signal } from '@preact/signals';
import { sameBoard } from '../../model/board.ts';
import type { Drawing } from '../../model/drawing.ts';
import type { Failure } from '../../model/failure.ts';
import { startPosition } from '../../model/line.ts';
import type { App } from '../../page/app-context.ts';
import { perApp } from '../../page/per-app.ts';
import { SceneFailure } from '../model/scenes.ts';
import { isTooLarge } from '../model/too-large.ts';
import { TheatreThread } from '../thread.ts';
import { beatsOf } from './model/beats.ts';
import { type Quiz, TourPlayer } from './model/player.ts';
import { wish, wishesOf } from './wishes.ts';

/** The tour of the drawn board. */
export type TourShow =
  | { readonly status: 'opening' }
  | { readonly status: 'open'; readonly player: TourPlayer }
  | { readonly status: 'failed'; readonly failure: Failure };

interface Tour {
  readonly show: Signal<TourShow>;
  /** The board whose tour is shown or loading. */
  drawing: Drawing | null;
  /** The worker of the latest request. */
  thread: TheatreThread | null;
}

/** The state of the tour per App. */
export const tourOf = perApp<Tour>(() => ({
  show: signal({ status: 'opening' }),
  drawing: null,
  thread: null,
}));

/** Keeps the tour in step with the drawn board, until the returned function is called. */
export function followTour(app: App): () => void {
  const tour = tourOf(app);
  const unfollow = effect(() => {
    const drawing = app.state.drawing.value;
    if (!isShown(tour, drawing)) void open(app, tour, drawing);
  });
  return () => {
    unfollow();
    const show = tour.show.peek();
    if (show.status === 'open') show.player.pause();
    // Its worker's script may never come: who comes back begins anew.
    if (show.status === 'opening') close(tour);
  };
}

/** Makes the tour again with a new worker. */
export function openTourAgain(app: App): void {
  void open(app, tourOf(app), app.state.drawing.peek());
}

function isShown({ drawing }: Tour, { board, side }: Drawing): boolean {
  return drawing !== null && drawing.side === side && sameBoard(drawing.board, board);
}

function quizOf(app: App): Quiz {
  const wishes = wishesOf(app);
  return {
    asks: () => wishes.peek().asks,
    tell: (asking, isRight) => wish(wishes, { answered: { [asking]: isRight } }),
  };
}

function close(tour: Tour): void {
  tour.thread?.end();
  tour.thread = null;
  tour.drawing = null;
}

/** The worker is started for this request and ended after it. */
async function open(app: App, tour: Tour, drawing: Drawing): Promise<void> {
  const { board, side } = drawing;
  close(tour);
  const thread = new TheatreThread();
  tour.thread = thread;
  tour.drawing = drawing;
  tour.show.value = { status: 'opening' };
  const show = await thread.tour(isTooLarge(board) ? null : board, startPosition(board, side)).then(
    (found): TourShow => ({ status: 'open', player: new TourPlayer(beatsOf(found), app, quizOf(app)) }),
    (error: unknown): TourShow => {
      if (!(error instanceof SceneFailure)) throw error;
      return { status: 'failed', failure: error.failure };
    },
  );
  thread.end();
  if (tour.thread === thread) tour.show.value = show;
}
