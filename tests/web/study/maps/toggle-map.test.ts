import { describe, expect, it } from 'vitest';
import { toggleObstacle } from '../../../../web/study/maps/model/toggle.ts';
import { changeOf, toggleMark, toggleOrder } from '../../../../web/study/maps/model/toggle-map.ts';
import {
  acceptToggled,
  beginRun,
  cancelRun,
  countChanges,
  failRun,
  isRunOf,
  remainingOf,
  resumeRun,
} from '../../../../web/study/maps/model/toggle-run.ts';
import { place } from '../../../wasm/module.ts';
import { board, rows, THREE } from '../../support/samples.ts';
import { blackIn, redIn, tie } from '../../support/values.ts';

const target = { board: THREE, position: place('#.#/O.O/.X.', 'red') };

describe('a toggled obstacle', () => {
  it('is added or removed, on the board without its pieces', () => {
    expect(rows(toggleObstacle(THREE, 4))).toEqual(['#.#', '.#.', '...']);
    expect(rows(toggleObstacle(THREE, 0))).toEqual(['..#', '...', '...']);
  });

  it('is tried near the pieces first, never under them', () => {
    const position = place('O....../O....X.', 'red');
    const wide = board('O......', 'O....X.');
    expect(toggleOrder({ board: wide, position })).toEqual([1, 5, 8, 11, 13, 2, 4, 6, 9, 10, 3]);
  });

  it.each([
    [redIn(75), redIn(75), { kind: 'same' }],
    [redIn(75), redIn(79), { kind: 'count', by: 4 }],
    [blackIn(6), blackIn(2), { kind: 'count', by: -4 }],
    [redIn(75), blackIn(75), { kind: 'winner' }],
    [redIn(75), tie, { kind: 'winner' }],
    [tie, blackIn(2), { kind: 'winner' }],
    [tie, tie, { kind: 'same' }],
  ] as const)('from %j to %j is %j', (before, after, change) => {
    expect(changeOf(before, after)).toEqual(change);
  });

  it('is marked by a dot, a signed count, or the new winner', () => {
    expect(toggleMark(redIn(5), redIn(5))).toMatchObject({ glyph: 'same', text: '', strong: false });
    expect(toggleMark(redIn(5), redIn(9))).toMatchObject({
      glyph: 'later',
      tone: 'red',
      text: '+4',
      strong: false,
    });
    expect(toggleMark(blackIn(4), blackIn(2))).toMatchObject({ glyph: 'sooner', tone: 'black', text: '−2' });
    expect(toggleMark(redIn(5), blackIn(8))).toMatchObject({
      glyph: 'black',
      tone: 'black',
      text: '8',
      strong: true,
    });
    expect(toggleMark(redIn(5), tie)).toMatchObject({ glyph: 'tie', text: '', strong: true });
    expect(toggleMark(redIn(5), undefined)).toBeNull();
  });
});

describe('a run over all obstacles', () => {
  const begun = beginRun(target, blackIn(2));
  const half = acceptToggled(begun, [
    { cell: 1, value: blackIn(2) },
    { cell: 4, value: tie },
    { cell: 0, value: blackIn(4) },
  ]);

  it('knows the remaining cells, and ends with the last one', () => {
    expect(remainingOf(begun).toSorted((a, b) => a - b)).toEqual([0, 1, 2, 4, 6, 8]);
    expect(remainingOf(half).toSorted((a, b) => a - b)).toEqual([2, 6, 8]);
    expect(half.status).toBe('running');
    expect(countChanges(half)).toEqual({ same: 1, count: 1, winner: 1 });
    const rest = remainingOf(half).map((cell) => ({ cell, value: tie }));
    expect(acceptToggled(half, rest).status).toBe('done');
  });

  it('keeps its results when it is cancelled or fails, and resumes from there', () => {
    const failure = { code: 'too_large', line: 0, column: 0, expected: 1, found: 2 } as const;
    for (const stopped of [cancelRun(half), failRun(half, failure)]) {
      expect(stopped.status).not.toBe('running');
      expect(stopped.values).toEqual(half.values);
      expect(resumeRun(stopped)).toEqual(half);
    }
    const done = acceptToggled(
      half,
      remainingOf(half).map((cell) => ({ cell, value: tie })),
    );
    expect(cancelRun(done).status).toBe('done');
    expect(resumeRun(done).status).toBe('done');
  });

  it('belongs to its obstacles, its pieces and its side to move', () => {
    const { position } = target;
    expect(isRunOf(begun, { board: board('#.#', '...', 'XOO'), position })).toBe(true);
    expect(isRunOf(begun, { board: board('#..', 'O.O', '.X.'), position })).toBe(false);
    expect(isRunOf(begun, { board: THREE, position: { ...position, side: 'black' } })).toBe(false);
    expect(isRunOf(begun, { board: THREE, position: { ...position, pawn: 6 } })).toBe(false);
    expect(isRunOf(begun, { board: THREE, position: { ...position, generals: [3, 4] } })).toBe(false);
    expect(isRunOf(null, target)).toBe(false);
  });

  it('on a board full of pieces is done at once', () => {
    const full = { board: board('OXO'), position: place('OXO', 'red') };
    expect(beginRun(full, redIn(1))).toMatchObject({ status: 'done', order: [] });
  });
});
