import { beforeEach, describe, expect, it } from 'vitest';
import type { Move, Position } from '../../../wasm/rubicon.ts';
import { chooseTool, pressCell, releaseStroke } from '../../../web/model/actions.ts';
import { stepBy } from '../../../web/model/playback.ts';
import { endPreviews, previewPositions } from '../../../web/model/preview.ts';
import type { State } from '../../../web/model/state.ts';
import { stepsOf } from '../../../web/study/moves/model/steps.ts';
import { answer } from '../support/answer.ts';
import { stateOf, THREE } from '../support/samples.ts';

const leftUp = { from: 3, to: 0 };
const leftDown = { from: 3, to: 6 };
const takes = { from: 7, to: 6 };

/** A preview from the position shown. */
const of = (moves: readonly Move[], start: Position | null = null) => ({ start, moves, isPinned: false });

let state: State;

beforeEach(() => {
  state = stateOf(THREE);
  endPreviews(state);
  answer(state);
});

describe('a preview', () => {
  it('shows the position after its moves, and each on the way', () => {
    state.preview.value = of([leftDown, takes]);
    expect(previewPositions(state)).toEqual([
      { generals: [3, 5], pawn: 7, side: 'red' },
      { generals: [6, 5], pawn: 7, side: 'black' },
      { generals: [6, 5], pawn: 6, side: 'red' },
    ]);
  });

  it('begins at the position shown', () => {
    stepBy(state, 1);
    state.preview.value = of([takes]);
    expect(previewPositions(state)?.at(-1)).toEqual({ generals: [6, 5], pawn: 6, side: 'red' });
  });

  it('begins at another position of the line where it says so', () => {
    const start = state.positions.value[1] ?? null;
    state.preview.value = of([takes], start);
    expect(previewPositions(state)).toEqual([start, { generals: [6, 5], pawn: 6, side: 'red' }]);
  });

  it('changes nothing else', () => {
    const before = [state.board.value, state.side.value, state.ply.value, state.link.value];
    state.preview.value = of([leftDown, takes]);
    expect([state.board.value, state.side.value, state.ply.value, state.link.value]).toEqual(before);
  });

  it.each([
    ['there is none', null],
    ['it has no moves', []],
    ['its moves are not of this position', [takes]],
    ['it cannot be followed to its end', [leftDown, leftDown]],
  ])('is not shown when %s', (_, moves) => {
    state.preview.value = moves && of(moves);
    expect(previewPositions(state)).toBeNull();
  });

  it('ends when the line is stepped', () => {
    state.preview.value = of([leftUp]);
    stepBy(state, 1);
    expect(state.preview.value).toBeNull();
  });

  it('ends with a press on the board, and one that comes during the press is not shown', () => {
    state.preview.value = of([leftDown]);
    chooseTool(state, 'obstacle');
    pressCell(state, 1, false);
    expect(state.preview.value).toBeNull();
    state.preview.value = of([leftDown]);
    expect(previewPositions(state)).toBeNull();
    releaseStroke(state);
    expect([state.preview.value, state.board.value.cells[1]]).toEqual([null, '#']);
  });
});

describe('the steps of a preview', () => {
  it('are numbered, and one that is made twice is drawn once', () => {
    const back = { from: 0, to: 3 };
    expect(stepsOf([leftUp, takes, back, leftUp])).toEqual([
      { move: leftUp, numbers: [1, 4] },
      { move: takes, numbers: [2] },
      { move: back, numbers: [3] },
    ]);
  });
});
