import { beforeEach, describe, expect, it } from 'vitest';
import { abandonStroke, chooseTool, pressCell } from '../../../web/model/actions.ts';
import { reportProgress } from '../../../web/model/solving.ts';
import type { State } from '../../../web/model/state.ts';
import { chooseSide, loadBoard, loadLink } from '../../../web/model/whole-board.ts';
import { answer, LINK } from '../support/answer.ts';
import { board, stateOf, THREE } from '../support/samples.ts';

const left = { from: 3, to: 6 };
const takes = { from: 7, to: 6 };
const up = { from: 3, to: 0 };
const right = { from: 5, to: 8 };

let state: State;
beforeEach(() => {
  state = stateOf(THREE);
});

describe('the solver is asked again', () => {
  it.each<[string, () => void]>([
    ['about the other side to move', () => chooseSide(state, 'black')],
    ['about the first variation', () => loadLink(state, { ...LINK, variations: [[up]] })],
    ['about the same cells in other rows', () => loadBoard(state, board('#.#O.O.X.'))],
  ])('%s', (_, change) => {
    answer(state);
    expect(state.solution.value).not.toBeNull();
    change();
    expect(state.solution.value).toBeNull();
  });

  it('about a second variation', () => {
    loadLink(state, { ...LINK, variations: [[up]] });
    answer(state, { legalVariations: [1] });
    loadLink(state, { ...LINK, variations: [[up], [right]] });
    expect(state.solution.value).toBeNull();
  });
});

it('an answer about a stroke that is then abandoned takes no move from the board below it', () => {
  loadLink(state, { ...LINK, moves: [left, takes], variations: [[up]] });
  answer(state, { legal: 2, legalVariations: [1] });
  chooseTool(state, 'obstacle');
  pressCell(state, 4, false);
  answer(state);
  abandonStroke(state);
  expect(state.drawing.value).toMatchObject({ played: [left, takes], variations: [[up]] });
  expect(state.notices.value).toEqual([]);
});

it('the rest of the table of an earlier board is not shown with the answer of the next', () => {
  const earlier = state.question.value;
  answer(state);
  chooseSide(state, 'black');
  answer(state);
  if (earlier !== null) reportProgress(state, earlier, { fraction: 0.5, distance: 3 });
  expect(state.rest.value).toBeNull();
});
