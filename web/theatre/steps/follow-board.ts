import { computed, effect } from '@preact/signals';
import { sameBoard } from '../../model/board.ts';
import type { Drawing } from '../../model/drawing.ts';
import type { Failure } from '../../model/failure.ts';
import { startPosition } from '../../model/line.ts';
import type { App } from '../../page/app-context.ts';
import { Player } from '../model/player.ts';
import { SceneFailure } from '../model/scenes.ts';
import { isTooLarge } from '../model/too-large.ts';
import { type Theatre, theatreOf } from '../theatre.ts';
import { TheatreThread } from '../thread.ts';

/** The open run and its worker. */
interface Opened {
  readonly drawing: Drawing;
  readonly thread: TheatreThread;
}

const opened = new WeakMap<Theatre, Opened>();

/** Keeps the run of the drawn board open, until the returned function is called; the run then keeps its state. */
export function followBoard(app: App): () => void {
  const theatre = theatreOf(app);
  const unfollow = effect(() => {
    const drawing = app.state.drawing.value;
    if (isTooLarge(drawing.board)) close(theatre);
    else if (!isShown(theatre, drawing)) void open(theatre, drawing);
  });
  const ends = [unfollow, ...followStep(theatre)];
  return () => {
    for (const end of ends) end();
  };
}

/** Keeps the step in the address and that of the run equal, both ways. */
function followStep({ show, step }: Theatre): (() => void)[] {
  const player = computed(() => (show.value.status === 'open' ? show.value.player : null));
  const tell = effect(() => {
    step.value = player.value?.frame.value.step ?? step.peek();
  });
  const go = effect(() => {
    const wanted = step.value;
    const run = player.peek();
    if (run !== null && run.frame.peek().step !== wanted) void run.goTo(wanted);
  });
  return [tell, go];
}

/** Opens the run again from its beginning, with a new worker. */
export function openAgain(app: App): void {
  const theatre = theatreOf(app);
  close(theatre);
  void open(theatre, app.state.drawing.value);
}

function isShown(theatre: Theatre, { board, side }: Drawing): boolean {
  const before = opened.get(theatre)?.drawing;
  return before !== undefined && before.side === side && sameBoard(before.board, board);
}

async function open(theatre: Theatre, drawing: Drawing): Promise<void> {
  const { board, side } = drawing;
  const thread = opened.get(theatre)?.thread ?? new TheatreThread();
  const isNewest = () => opened.get(theatre)?.drawing === drawing;
  opened.set(theatre, { drawing, thread });
  theatre.show.value = { status: 'opening' };
  const drawn = startPosition(board, side);
  const asked = theatre.step.peek();
  try {
    const programme = await thread.open(board, drawn);
    if (!isNewest()) return;
    const first = await thread.scene(0);
    if (!isNewest()) return;
    const player = new Player(thread, programme, first, { ...theatre, drawn });
    await player.goTo(asked);
    if (isNewest()) theatre.show.value = { status: 'open', board, player };
  } catch (error) {
    if (isNewest()) theatre.show.value = { status: 'failed', failure: failureIn(error) };
  }
}

function close(theatre: Theatre): void {
  opened.get(theatre)?.thread.end();
  opened.delete(theatre);
  theatre.show.value = { status: 'opening' };
}

function failureIn(error: unknown): Failure {
  if (error instanceof SceneFailure) return error.failure;
  throw error;
}
