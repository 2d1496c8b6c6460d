import { effect } from '@preact/signals';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  abandonStroke,
  chooseTool,
  dragTo,
  pressCell,
  releaseStroke,
  setMark,
  tapCell,
} from '../../../web/model/actions.ts';
import { loadCollection, openFromCollection } from '../../../web/model/collection.ts';
import type { Question } from '../../../web/model/drawing.ts';
import { dismissNotice, notify } from '../../../web/model/notices.ts';
import { stepBy, stepTo, stepToEnd, stepToStart } from '../../../web/model/playback.ts';
import {
  acceptFailure,
  acceptSolution,
  beginSolving,
  cancelSolving,
  reportProgress,
} from '../../../web/model/solving.ts';
import type { State } from '../../../web/model/state.ts';
import { redo, undo } from '../../../web/model/undo.ts';
import { chooseSide, clearBoard, loadBoard, loadLink, resize } from '../../../web/model/whole-board.ts';
import { deriveLineView } from '../../../web/page/line-view.ts';
import { answer, LINK } from '../support/answer.ts';
import { board, rows, solution, stateOf, THREE } from '../support/samples.ts';

let state: State;
beforeEach(() => {
  state = stateOf(THREE);
  chooseTool(state, 'obstacle');
});

function shown(): string[] {
  return rows(state.board.value);
}

describe('drawing', () => {
  it('shows a stroke in progress and makes it one step', () => {
    pressCell(state, 4, false);
    dragTo(state, 1);
    expect(shown()).toEqual(['###', 'O#O', '.X.']);
    expect(state.history.value.past).toHaveLength(0);
    releaseStroke(state);
    expect(shown()).toEqual(['###', 'O#O', '.X.']);
    undo(state);
    expect(shown()).toEqual(rows(THREE));
    redo(state);
    expect(shown()).toEqual(['###', 'O#O', '.X.']);
  });

  it('erases with the right button, whatever the tool', () => {
    chooseTool(state, 'pawn');
    pressCell(state, 3, true);
    releaseStroke(state);
    expect(shown()).toEqual(['#.#', '..O', '.X.']);
  });

  it('adds no step for a stroke that changes nothing', () => {
    pressCell(state, 7, false);
    dragTo(state, 4);
    dragTo(state, 7);
    releaseStroke(state);
    expect(state.history.value.past).toHaveLength(0);
    expect(state.announcement.value).toBeNull();
  });

  it('cancels a stroke without a trace', () => {
    pressCell(state, 7, false);
    dragTo(state, 4);
    abandonStroke(state);
    releaseStroke(state);
    expect(shown()).toEqual(rows(THREE));
    expect(state.history.value.past).toHaveLength(0);
  });

  it('cancels a stroke in progress when a step is undone', () => {
    tapCell(state, 4);
    pressCell(state, 7, false);
    dragTo(state, 6);
    undo(state);
    releaseStroke(state);
    expect(shown()).toEqual(rows(THREE));
  });

  it('ends a stroke in progress when the board is cleared', () => {
    pressCell(state, 0, false);
    dragTo(state, 1);
    clearBoard(state);
    releaseStroke(state);
    expect(shown()).toEqual(['...', '...', '...']);
  });

  it('takes keys: the tool, and a mark that stays when set again', () => {
    tapCell(state, 4);
    tapCell(state, 4);
    expect(shown()).toEqual(rows(THREE));
    setMark(state, 4, '#');
    setMark(state, 4, '#');
    expect(shown()).toEqual(['#.#', 'O#O', '.X.']);
    setMark(state, 1, 'X');
    expect(shown()).toEqual(['#X#', 'O#O', '...']);
    expect(state.announcement.value).toEqual({ code: 'cell', cell: 1 });
  });
});

describe('resizing', () => {
  it('merges consecutive sizes and restores the cells cut off by a smaller one', () => {
    resize(state, 2, 3);
    resize(state, 1, 2);
    resize(state, 4, 4);
    expect(shown()).toEqual(['#.#.', 'O.O.', '.X..', '....']);
    undo(state);
    expect(shown()).toEqual(rows(THREE));
    expect(state.history.value.past).toHaveLength(0);
  });

  it('begins anew after another edit', () => {
    resize(state, 2, 3);
    tapCell(state, 4);
    resize(state, 3, 3);
    expect(shown()).toEqual(['#.#', 'O#O', '...']);
  });
});

describe('solving', () => {
  it('asks for a ready board only', () => {
    expect(state.question.value).toEqual({ board: THREE, side: 'red', played: [], variations: [] });
    setMark(state, 7, '.');
    expect(state.question.value).toBeNull();
    expect(state.lacks.value).toEqual([{ code: 'no_pawn', found: 0 }]);
  });

  it('asks during a stroke, and asks again only if the question has changed', () => {
    const asked: (string | undefined)[] = [];
    effect(() => {
      asked.push(state.question.value?.board.cells);
    });
    pressCell(state, 7, false);
    dragTo(state, 4);
    dragTo(state, 7);
    dragTo(state, 4);
    releaseStroke(state);
    expect(asked).toEqual(['#.#O.O.X.', '#.#OXO...', '#.#O.O.X.', '#.#OXO...']);
    answer(state);
    stepTo(state, 1);
    expect(asked).toHaveLength(4);
  });

  it('ignores answers, progress and failures that come too late', () => {
    const first = state.question.value as Question;
    beginSolving(state, first);
    tapCell(state, 4);
    const second = state.question.value as Question;
    beginSolving(state, second);
    acceptSolution(state, first, solution());
    reportProgress(state, first, { fraction: 0.5, distance: 3 });
    acceptFailure(state, first, { code: 'crashed', line: 0, column: 0, expected: 0, found: 0 });
    expect(state.analysis.value).toEqual({ status: 'solving', question: second, progress: null });
    expect(state.solution.value).toBeNull();
  });

  it('is followed by the rest of the table, as long as it is the newest', () => {
    const question = answer(state);
    expect(state.rest.value).toBeNull();
    reportProgress(state, question, { fraction: 0.5, distance: 3 });
    expect(state.rest.value).toEqual({ fraction: 0.5, distance: 3 });
    expect(state.solution.value).not.toBeNull();
    reportProgress(state, question, { fraction: 1, distance: 9 });
    expect(state.rest.value).toBeNull();
    reportProgress(state, question, { fraction: 0.6, distance: 3 });
    tapCell(state, 4);
    beginSolving(state, state.question.value);
    reportProgress(state, question, { fraction: 0.7, distance: 3 });
    expect(state.rest.value).toBeNull();
  });

  it('keeps the newest solution to be shown while the next one is made, not as the answer', () => {
    const question = answer(state);
    tapCell(state, 4);
    expect(state.solution.value).toBeNull();
    expect(state.moves.value).toEqual([]);
    expect(state.latest.value?.question).toBe(question);
  });

  it('forgets the solution when the board is not ready', () => {
    answer(state);
    setMark(state, 7, '.');
    beginSolving(state, state.question.value);
    expect(state.latest.value).toBeNull();
    expect(state.analysis.value).toEqual({ status: 'idle' });
  });

  it('can be cancelled; an answer after that is ignored', () => {
    const question = state.question.value as Question;
    beginSolving(state, question);
    cancelSolving(state);
    acceptSolution(state, question, solution());
    expect(state.analysis.value).toEqual({ status: 'cancelled', question });
  });

  it('cannot be cancelled once it is answered: the verdict stays', () => {
    const question = answer(state);
    cancelSolving(state);
    expect(state.analysis.value).toMatchObject({ status: 'solved', question });
    expect(state.solution.value?.value).toEqual({ winner: 'black', distance: 2 });
  });

  it('is not asked again for steps along the line beside variations, only for other variations', () => {
    loadLink(state, { ...LINK, variations: [[{ from: 3, to: 0 }]] });
    const question = answer(state, { legalVariations: [1] });
    stepTo(state, 2);
    expect(state.question.value).toBe(question);
    loadLink(state, { ...LINK, variations: [[{ from: 5, to: 8 }]] });
    expect(state.question.value).not.toBe(question);
    expect(state.solution.value).toBeNull();
  });

  it('keeps the drawing when it fails', () => {
    const question = state.question.value as Question;
    const failure = { code: 'too_large', line: 0, column: 0, expected: 1, found: 2 } as const;
    beginSolving(state, question);
    acceptFailure(state, question, failure);
    expect(state.analysis.value).toEqual({ status: 'failed', question, failure });
    expect(shown()).toEqual(rows(THREE));
  });
});

describe('the line', () => {
  beforeEach(() => {
    answer(state);
  });

  it('is stepped within its ends', () => {
    stepBy(state, 1);
    expect(shown()).toEqual(['#.#', '..O', 'OX.']);
    expect(state.side.value).toBe('black');
    stepToEnd(state);
    expect(shown()).toEqual(['#.#', '..O', 'X..']);
    stepBy(state, 1);
    expect(state.ply.value).toBe(2);
    stepToStart(state);
    stepBy(state, -1);
    expect(shown()).toEqual(rows(THREE));
  });

  it('is in the address as the moves shown', () => {
    expect(state.link.value).toBe('b=w1w/r1r/1b1');
    stepTo(state, 2);
    expect(state.link.value).toBe('b=w1w/r1r/1b1&m=2.1d3.2l');
    pressCell(state, 4, false);
    expect(state.link.value).toBe('b=w1w/r1r/1b1');
  });
});

describe('a stroke', () => {
  it('is asked about once: an answer during the press counts after it', () => {
    pressCell(state, 6, false);
    const asked = state.question.value;
    answer(state, { value: { winner: 'red', distance: 1 } });
    releaseStroke(state);
    expect(state.question.value).toBe(asked);
    expect(state.solution.value?.value).toEqual({ winner: 'red', distance: 1 });
    expect(shown()).toEqual(['#.#', 'O.O', '#X.']);
  });

  it('leaves on the screen what it has drawn: nothing is derived again when it ends', () => {
    const view = deriveLineView(state);
    const derived = () =>
      [view, state.board, state.positions, state.moves, state.side].map((each) => each.value);
    pressCell(state, 6, false);
    answer(state);
    const pressed = derived();
    releaseStroke(state);
    for (const [index, each] of derived().entries()) expect(each).toBe(pressed[index]);
    expect(rows(state.drawing.value.board)).toEqual(['#.#', 'O.O', '#X.']);
  });
});

describe('an edit while the line is stepped', () => {
  beforeEach(() => {
    answer(state);
    stepTo(state, 1);
  });

  it('makes the shown position the drawn one; undo brings board, side and move back', () => {
    tapCell(state, 4);
    expect(state.drawing.value).toMatchObject({ side: 'black', played: [], shown: [] });
    expect(shown()).toEqual(['#.#', '.#O', 'OX.']);
    undo(state);
    expect(state.ply.value).toBe(1);
    expect(shown()).toEqual(['#.#', '..O', 'OX.']);
    expect(state.drawing.value.board).toEqual(THREE);
  });

  it('notifies that the line is dropped, until it is restored or another board is opened', () => {
    const messages = () => state.notices.value.map(({ message }) => message);
    const lineDropped = [{ code: 'line_dropped', ply: 1 }];
    const edits = [
      () => tapCell(state, 4),
      () => setMark(state, 4, '#'),
      () => chooseSide(state, 'red'),
      () => resize(state, 4, 4),
      () => {
        pressCell(state, 4, false);
        releaseStroke(state);
      },
    ];
    for (const edit of edits) {
      expect(messages()).toEqual([]);
      edit();
      expect(messages()).toEqual(lineDropped);
      undo(state);
      expect([messages(), state.ply.value]).toEqual([[], 1]);
    }
    resize(state, 4, 4);
    resize(state, 5, 4);
    expect(messages()).toEqual(lineDropped);
    resize(state, 3, 3);
    expect(messages()).toEqual([]);
    tapCell(state, 4);
    tapCell(state, 4);
    expect(messages()).toEqual([]);
    undo(state);
    undo(state);
    tapCell(state, 4);
    loadBoard(state, THREE);
    expect(messages()).toEqual([]);
  });

  it('leaves everything unchanged if it changes nothing', () => {
    pressCell(state, 6, false);
    expect(state.ply.value).toBe(1);
    dragTo(state, 3);
    expect([shown()[1], state.ply.value]).toEqual(['O.O', 0]);
    dragTo(state, 6);
    releaseStroke(state);
    expect([state.ply.value, state.history.value.past.length]).toEqual([1, 0]);
  });

  it('asks about the shown position during the stroke', () => {
    const { shown: moves } = state.drawing.value;
    loadLink(state, { ...LINK, moves, ply: 1 });
    pressCell(state, 6, false);
    dragTo(state, 3);
    expect(state.question.value).toEqual({
      board: board('#.#', 'O.O', '.X.'),
      side: 'black',
      played: [],
      variations: [],
    });
    expect([state.ply.value, state.side.value]).toEqual([0, 'black']);
  });

  it('keeps what is shown when the size or the side changes', () => {
    resize(state, 4, 3);
    expect(shown()).toEqual(['#.#', '..O', 'OX.', '...']);
    resize(state, 3, 3);
    expect(shown()).toEqual(['#.#', '..O', 'OX.']);
    expect(state.ply.value).toBe(1);
    chooseSide(state, 'red');
    expect([shown(), state.side.value, state.ply.value]).toEqual([['#.#', '..O', 'OX.'], 'red', 0]);
  });

  it('is none if the side chosen is to move already: the line and the move shown stay', () => {
    chooseSide(state, 'black');
    expect([state.ply.value, state.moves.value.length]).toEqual([1, 2]);
    expect(state.history.value.past).toHaveLength(0);
    expect(state.notices.value).toEqual([]);
  });
});

describe('what comes from outside', () => {
  const left = { from: 3, to: 6 };
  const pawnLeft = { from: 7, to: 6 };
  const nowhere = { from: 0, to: 1 };

  it('restores the moves of a link before they are solved', () => {
    loadLink(state, { ...LINK, moves: [left, pawnLeft], ply: 1 });
    expect([shown(), state.ply.value]).toEqual([['#.#', '..O', 'OX.'], 1]);
    expect(state.moves.value).toEqual([left, pawnLeft]);
    expect(state.link.value).toBe('b=w1w/r1r/1b1&m=2.1d3.2l&p=1');
    expect(state.notices.value).toEqual([]);
  });

  it('says how many moves of a link were more than it holds', () => {
    loadLink(state, { ...LINK, beyond: 7 });
    expect(state.notices.value.map(({ message }) => message)).toEqual([
      { code: 'link_too_long', most: 2_000, dropped: 7 },
    ]);
  });

  it('keeps the legal part of a link and says what was dropped', () => {
    loadLink(state, { ...LINK, moves: [left, nowhere, pawnLeft], ply: 3 });
    answer(state, { legal: 1 });
    expect(state.drawing.value).toMatchObject({ played: [left], shown: [left] });
    expect(state.notices.value.map((notice) => notice.message)).toEqual([
      { code: 'moves_dropped', kept: 1, dropped: 2 },
    ]);
  });

  it('loses no move of the next link to the answer about the one before', () => {
    loadLink(state, { ...LINK, moves: [nowhere], ply: 1 });
    const first = state.question.value as Question;
    beginSolving(state, first);
    loadLink(state, { ...LINK, moves: [left, pawnLeft], ply: 2 });
    acceptSolution(state, first, solution({ legal: 0 }));
    expect(state.drawing.value).toMatchObject({ played: [left, pawnLeft], shown: [left, pawnLeft] });
    expect(state.notices.value).toEqual([]);
  });

  it('names moves that left the board', () => {
    loadLink(state, { ...LINK, moves: [left], ply: 1, dropped: 2 });
    expect(state.notices.value[0]?.message).toEqual({ code: 'moves_dropped', kept: 1, dropped: 2 });
  });

  it('drops the moves of a link whose board cannot be played on', () => {
    loadLink(state, { ...LINK, board: board('O.X'), moves: [nowhere], ply: 1 });
    expect(state.drawing.value).toMatchObject({ played: [], shown: [] });
    expect(state.notices.value[0]?.message).toEqual({ code: 'moves_dropped', kept: 0, dropped: 1 });
  });

  describe('with variations', () => {
    const up = { from: 3, to: 0 };
    const link = { ...LINK, moves: [left], ply: 1 };
    const variations = [
      [up, pawnLeft],
      [{ from: 5, to: 8 }, pawnLeft, nowhere],
    ];
    const messages = () => state.notices.value.map((notice) => notice.message);

    it('says how many moves of them left the board, and keeps the others', () => {
      loadLink(state, { ...link, variations, lost: 2 });
      expect(state.drawing.value.variations).toEqual(variations);
      expect(messages()).toEqual([{ code: 'variations_dropped', dropped: 2 }]);
    });

    it('counts these beside all others where the board cannot be played on', () => {
      loadLink(state, { ...link, board: board('O.X'), moves: [], ply: 0, variations, lost: 2 });
      expect(state.drawing.value.variations).toEqual([]);
      expect(messages()).toEqual([{ code: 'variations_dropped', dropped: 7 }]);
    });

    it('keeps as much of each as the rules allow', () => {
      loadLink(state, { ...link, variations });
      expect(messages()).toEqual([]);
      answer(state, { legal: 1, legalVariations: [1, 2] });
      expect(state.drawing.value.variations).toEqual([[up], variations[1]?.slice(0, 2)]);
      expect(messages()).toEqual([{ code: 'variations_dropped', dropped: 2 }]);
    });

    it('keeps none of which nothing is known', () => {
      loadLink(state, { ...link, variations });
      answer(state, { legal: 1, legalVariations: [2] });
      expect(state.drawing.value.variations).toEqual([variations[0]]);
      expect(messages()).toEqual([{ code: 'variations_dropped', dropped: 3 }]);
    });
  });

  it('keeps one of several variations that only repeat each other, and none that repeats the game', () => {
    const up = { from: 3, to: 0 };
    loadLink(state, { ...LINK, moves: [left], ply: 1, variations: [[left], [up], [up, pawnLeft], [up]] });
    expect(state.drawing.value.variations).toEqual([[up, pawnLeft]]);
    expect(state.notices.value).toEqual([]);
  });

  it('opens any board of several', () => {
    const boards = [board('O.X'), board('..'), THREE];
    loadCollection(state, boards);
    expect(shown()).toEqual(['O.X']);
    openFromCollection(state, 2);
    expect([state.collection.value?.index, shown()]).toEqual([2, rows(THREE)]);
    openFromCollection(state, 3);
    expect(state.collection.value?.index).toBe(2);
    loadCollection(state, [THREE]);
    expect(state.collection.value).toBeNull();
  });

  it('gives notices that replace those of the same kind and can be dismissed', () => {
    notify(state, 'error', { code: 'file_unreadable', name: 'a' });
    notify(state, 'error', { code: 'moves_dropped', kept: 0, dropped: 1 });
    notify(state, 'error', { code: 'file_unreadable', name: 'b' });
    expect(state.notices.value.map((notice) => notice.message)).toEqual([
      { code: 'moves_dropped', kept: 0, dropped: 1 },
      { code: 'file_unreadable', name: 'b' },
    ]);
    dismissNotice(state, state.notices.value[0]?.id ?? 0);
    expect(state.notices.value).toHaveLength(1);
  });
});
