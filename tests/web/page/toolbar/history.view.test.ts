import { describe, expect, it } from 'vitest';
import { linkOf, marked, type Rows, sample } from '../../../../e2e/support/boards.ts';
import { visit } from '../../support/visit.ts';

const { rows, answer } = sample(2);

describe('undo and redo', () => {
  it('by button and by key bring back every board and its verdict', async () => {
    const rubicon = await visit(linkOf(rows));
    await rubicon.expectAnswer(answer);
    const buttons = ['Undo', 'Redo'].map((name) => rubicon.button(name));
    const states = () => buttons.map((button) => !button.hasAttribute('disabled'));
    const without = marked(rows, '.', [1, 1]);
    const withNone = marked(without, '.', [1, 3]);
    await rubicon.choose('Obstacle');
    expect(states()).toEqual([false, false]);
    await rubicon.draw([1, 1]);
    await rubicon.draw([1, 3]);
    await rubicon.expectBoard(withNone);
    for (const [keys, board, enabled] of [
      ['{Control>}z{/Control}', without, [true, true]],
      ['{Meta>}z{/Meta}', rows, [false, true]],
      ['{Control>}z{/Control}', rows, [false, true]],
      ['{Control>}{Shift>}Z{/Shift}{/Control}', without, [true, true]],
      ['{Control>}y{/Control}', withNone, [true, false]],
      ['{Control>}{Shift>}Y{/Shift}{/Control}', withNone, [true, false]],
      ['z', withNone, [true, false]],
    ] as const satisfies readonly (readonly [string, Rows, readonly boolean[]])[]) {
      await rubicon.user.keyboard(keys);
      await rubicon.expectBoard(board);
      expect(states(), keys).toEqual(enabled);
    }
    await rubicon.press('Undo');
    await rubicon.press('Undo');
    await rubicon.expectBoard(rows);
    await rubicon.expectAnswer(answer);
    await rubicon.press('Redo');
    await rubicon.expectBoard(without);
    await rubicon.draw([3, 1]);
    await rubicon.expectBoard(marked(without, '#', [3, 1]));
    expect(states()).toEqual([true, false]);
  });

  it('are at hand in the mode for moves once the side to move was changed', async () => {
    const rubicon = await visit(linkOf(rows));
    const edits = () => rubicon.button('Undo').parentElement;
    expect(edits()).not.toHaveClass('used');
    await rubicon.edit();
    await rubicon.click('radio', 'Black to move');
    await rubicon.click('radio', 'Move');
    expect(rubicon.button('Undo')).toBeEnabled();
    expect(edits()).toHaveClass('used');
    await rubicon.press('Undo');
    expect(edits()).toHaveClass('used');
  });
});

it('an edit in the middle of a line says so, and takes it back', async () => {
  const rubicon = await visit(linkOf(sample(5).rows));
  await rubicon.expectMove(0, 75);
  await rubicon.user.click(rubicon.moves[7] as HTMLElement);
  await rubicon.expectMove(7, 75);
  const shown = rubicon.rows();
  await rubicon.choose('Obstacle');
  await rubicon.draw([1, 1]);
  await rubicon.expectBoard(marked(shown, '#', [1, 1]));
  await expect
    .poll(() => rubicon.notices)
    .toHaveTextContent('You edited the board after move 7; the game now starts here.');
  await rubicon.press('Judge bench');
  await expect.poll(() => rubicon.notices).toBeEmptyDOMElement();
  await rubicon.press('Analysis');
  await rubicon.press('Undo the change');
  await rubicon.expectMove(7, 75);
  await rubicon.expectBoard(shown);
  await expect.poll(() => rubicon.notices).toBeEmptyDOMElement();
});
