import { batch, computed, effect, type ReadonlySignal, untracked } from '@preact/signals';
import type { Board, Position } from '../../../wasm/rubicon.ts';
import { sameBoard, withoutPieces } from '../../model/board.ts';
import { positionKey, startPosition } from '../../model/line.ts';
import { solveAgain } from '../../model/solving.ts';
import type { App } from '../../page/app-context.ts';
import { askPlacement } from '../../page/board/placement.ts';
import { type Course, positionAt } from './model/along.ts';
import { courseOf, type Wave } from './wave.ts';

/** Keeps the layers in step with the drawn board, until the returned function is called. */
export function followWave(app: App, wave: Wave): () => void {
  const drawn = solvedDrawing(app);
  const ends = [followMap(app, wave, drawn), followCount(app, wave, drawn)];
  return () => {
    for (const end of ends) end();
    wave.playing.value = false;
  };
}

interface Drawn {
  readonly board: Board;
  readonly position: Position;
}

/** The start position once it is solved, null before. */
function solvedDrawing({ state }: App): ReadonlySignal<Drawn | null> {
  let kept: Drawn | null = null;
  return computed(() => {
    const question = state.solution.value === null ? null : state.question.value;
    const position = question && startPosition(question.board, question.side);
    if (question === null || position === null) return null;
    if (kept === null || !sameBoard(kept.board, question.board) || kept.position.side !== position.side)
      kept = { board: question.board, position };
    return kept;
  });
}

/**
 * The placement of the pieces: as drawn, or that of best play at the wanted layer. Whether that layer exists is known only
 * from the map, which depends on this placement.
 */
function placeOf(wave: Wave, drawn: Drawn | null, course: Course | null): Drawn | null {
  const { follows, side } = wave.choice.value;
  if (drawn === null || !follows || course === null) return drawn;
  const position = positionAt(course, wave.layer.value, side ?? drawn.position.side);
  return { ...drawn, position: position ?? drawn.position };
}

/** Returns the same object for the same placement, so that no layer causes a second request. */
function keepEqual(find: () => Drawn | null): ReadonlySignal<Drawn | null> {
  let kept: Drawn | null = null;
  return computed(() => {
    const next = find();
    if (kept === null || next === null || kept.board !== next.board || !isSame(kept, next)) kept = next;
    return kept;
  });
}

function isSame(a: Drawn, b: Drawn): boolean {
  return positionKey(a.position) === positionKey(b.position);
}

function followMap(app: App, wave: Wave, drawn: ReadonlySignal<Drawn | null>): () => void {
  const piece = computed(() => wave.choice.value.piece);
  const course = computed(() => courseOf(app));
  const place = keepEqual(() => placeOf(wave, drawn.value, course.value));
  let newest = 0;
  const stop = effect(() => {
    const shown = place.value;
    const lifted = piece.value;
    const request = ++newest;
    if (shown === null) return;
    void askPlacement(app, shown.board, shown.position, lifted).then((found) => {
      if (request !== newest || found === null) return;
      wave.map.value = found;
    });
  });
  return () => {
    newest += 1;
    stop();
  };
}

/** Counts the positions of the current obstacles, unless that was cancelled. Moved pieces do not change the count. */
function followCount({ solver }: App, { count }: Wave, drawn: ReadonlySignal<Drawn | null>): () => void {
  let running: { readonly pattern: Board; readonly end: AbortController } | null = null;

  async function work(board: Board, pattern: Board, { signal }: AbortController): Promise<void> {
    // A report may arrive after the outcome.
    const isRunning = () => running?.end.signal === signal;
    const outcome = await solver.census(board, {
      signal,
      onCounted: (fraction) => {
        if (isRunning()) count.value = { pattern, status: 'counting', fraction };
      },
    });
    if (!isRunning()) return;
    running = null;
    if (outcome === null) return;
    count.value = outcome.ok
      ? { pattern, status: 'counted', census: outcome.value }
      : { pattern, status: 'failed', failure: outcome.failure };
  }

  const stop = effect(() => {
    const board = drawn.value?.board ?? null;
    const pattern = board && withoutPieces(board);
    const isOf = (other: Board | undefined) =>
      other !== undefined && pattern !== null && sameBoard(other, pattern);
    const wanted = !isOf(count.value?.pattern) || count.value?.status === 'counting';
    if (wanted && isOf(running?.pattern)) return;
    running?.end.abort();
    running = null;
    if (board === null || pattern === null || !wanted) return;
    const begun = { pattern, end: new AbortController() };
    running = begun;
    untracked(() => {
      count.value = { pattern, status: 'counting', fraction: 0 };
    });
    void work(board, pattern, begun.end);
  });
  return () => {
    stop();
    running?.end.abort();
  };
}

/** Cancels the count. */
export function cancelCount({ count }: Wave): void {
  const now = count.peek();
  if (now?.status === 'counting') count.value = { pattern: now.pattern, status: 'cancelled' };
}

/** Counts again after a cancellation or a failure; after a failure the analysis is made again as well. */
export function countAgain({ state }: App, { count }: Wave): void {
  const now = count.peek();
  if (now === null) return;
  batch(() => {
    if (now.status === 'failed') solveAgain(state);
    count.value = { pattern: now.pattern, status: 'counting', fraction: 0 };
  });
}
