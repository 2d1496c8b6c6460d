import { describe, expect, it } from 'vitest';
import type { Board, Position } from '../../wasm/rubicon.ts';
import type { Run, Step } from '../../wasm/textbook.ts';
import { draw, errorOf, place, plain, positionsOf, textbook } from './module.ts';

const SMALL = '#.#/O.O/.X.';
const MAZE = 'O.#./..../.#.O/.X..';

function take(run: Run): Step {
  const step = run.take();
  if (step === null) throw new Error('the queue is empty');
  return step;
}

/** Everything visible of a run at its current time, as a text. */
function seen(run: Run, board: Board): string {
  const queue = Array.from({ length: run.counts().queued }, (_, index) => run.queued(index));
  const marks = Array.from(positionsOf(board), (position) => run.mark(position));
  return JSON.stringify([run.counts(), queue, marks]);
}

describe('the events of a run', () => {
  it('come in the order of the queue, and of distance', () => {
    const run = textbook.open(draw(MAZE));
    for (let index = 0, distance = 0; index < 500; index++) {
      const queued = run.queued(index);
      const { taken } = take(run);
      expect(taken).toEqual(queued);
      const now = taken.value.winner === 'tie' ? -1 : taken.value.distance;
      expect(now).toBeGreaterThanOrEqual(distance);
      distance = now;
    }
    run.close();
  });
});

describe('the time of a run', () => {
  it('moves forwards and back to the same state', () => {
    const board = draw(SMALL);
    const run = textbook.open(board);
    const before = [seen(run, board)];
    while (run.take() !== null) before.push(seen(run, board));
    for (const [taken, picture] of [...before.entries()].reverse()) {
      run.seek(taken);
      expect(seen(run, board)).toBe(picture);
    }
    run.seek(-5);
    expect(run.counts().taken).toBe(0);
    run.seek(Number.POSITIVE_INFINITY);
    expect(seen(run, board)).toBe(before.at(-1));
    expect(run.take()).toBeNull();
    run.close();
  });
});

describe('a search', () => {
  it.each([
    ['win', false],
    ['win', true],
    ['loss', false],
    ['loss', true],
  ] as const)('stops after the first step that decides a %s, of a side with a choice: %s', (stop, choice) => {
    const run = textbook.open(draw(MAZE));
    const decides = ({ predecessors }: Step) =>
      predecessors.some(
        ({ position, moves, before, after }) =>
          !before.decided &&
          after.decided &&
          (after.value.winner === position.side) === (stop === 'win') &&
          (moves > 1 || !choice),
      );
    let steps = 1;
    while (!decides(take(run))) steps++;
    run.seek(0);
    expect(run.find({ [stop]: true, choice })).toBe(true);
    expect(run.counts().taken).toBe(steps);
    run.close();
  });

  it('stops after the last position of each distance', () => {
    const run = textbook.open(draw(MAZE));
    const distanceOf = (index: number) => {
      const value = run.queued(index)?.value;
      return value === undefined || value.winner === 'tie' ? null : value.distance;
    };
    for (let distance = 0; distance < 9; distance++) {
      expect(run.find({ layer: true })).toBe(true);
      const { taken } = run.counts();
      expect([distanceOf(taken - 1), distanceOf(taken)]).toEqual([distance, distance + 1]);
    }
    run.close();
  });

  it('finds the time of a position within its budget, or reports that there is none', () => {
    const board = draw(SMALL);
    const position = place(SMALL, 'red');
    const run = textbook.open(board);
    expect(run.find({ position }, 1)).toBe(false);
    expect(run.counts().taken).toBe(1);
    expect(run.find({ position })).toBe(true);
    expect(run.mark(position)).toEqual({ decided: true, value: { winner: 'black', distance: 2 } });
    run.seek(run.counts().taken - 1);
    expect(run.mark(position)).toEqual({ decided: false, counter: 1 });
    run.seek(Number.POSITIVE_INFINITY);
    expect(run.find({ position, win: true })).toBe(false);
    run.close();
  });
});

describe('what cannot be', () => {
  it('is refused with a code', () => {
    const run = textbook.open(draw(SMALL));
    const nowhere: Position = { generals: [1, 1], pawn: 4, side: 'red' };
    expect(errorOf(() => run.mark(nowhere))).toEqual(plain('bad_position'));
    expect(errorOf(() => run.find({ position: nowhere }))).toEqual(plain('bad_position'));
    expect(run.queued(1e9)).toBeNull();
    expect(run.queued(-1)).toBeNull();
    run.close();
    run.close();
    expect(errorOf(() => run.take())).toEqual(plain('closed'));
    const tooLarge = errorOf(() => textbook.open(draw(SMALL), { memoryLimit: 1000 }));
    expect(tooLarge).toMatchObject({ code: 'too_large', expected: 1000 });
    expect(errorOf(() => textbook.open({ rows: 0, columns: 3, cells: '' }))).toMatchObject({
      code: 'rows_out_of_range',
    });
  });
});
