import { describe, expect, it } from 'vitest';
import { emptyBoard, linkOf, type Place, sample } from '../../../../e2e/support/boards.ts';
import type { Rubicon } from '../../support/rubicon.ts';
import { visit } from '../../support/visit.ts';

/** Presses Tab until the focus is in the element. */
async function tabTo({ user }: Rubicon, element: Element, shift = false): Promise<void> {
  for (let stops = 0; stops < 40; stops++) {
    if (element.contains(document.activeElement)) return;
    await user.tab({ shift });
  }
  throw new Error('Tab does not reach the element');
}

describe('the first stop for Tab', () => {
  it('leads past the header to the board, and where there is none to the content', async () => {
    const rubicon = await visit(linkOf(emptyBoard(3, 4)));
    await rubicon.user.tab();
    expect(rubicon.button('Skip to the board')).toHaveFocus();
    await rubicon.user.keyboard('{Enter}');
    expect(rubicon.cell([1, 1])).toHaveFocus();
    await rubicon.press('Judge bench');
    const main = await rubicon.page.findByRole('main');
    await rubicon.press('Skip to the content');
    expect(main).toHaveFocus();
  });
});

describe('the board', () => {
  it('is one stop for Tab, and the arrows, Home and End go about in it', async () => {
    const rubicon = await visit(linkOf(emptyBoard(3, 4)));
    const grid = rubicon.page.getByRole('grid');
    await tabTo(rubicon, grid);
    expect(rubicon.cell([1, 1])).toHaveFocus();
    await rubicon.user.keyboard('{ArrowDown}{ArrowRight}');
    expect(rubicon.cell([2, 2])).toHaveFocus();
    expect(rubicon.cell([2, 2])).toHaveAttribute('aria-colindex', '2');
    expect(rubicon.cell([2, 2]).closest('[role=row]')).toHaveAttribute('aria-rowindex', '2');
    await rubicon.user.tab();
    expect(grid).not.toContainElement(document.activeElement as HTMLElement);
    await rubicon.user.tab({ shift: true });
    expect(rubicon.cell([2, 2])).toHaveFocus();
    expect(grid.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
    for (const [key, place] of [
      ['{Control>}{Home}{/Control}', [1, 1]],
      ['{ArrowUp}', [1, 1]],
      ['{ArrowLeft}', [1, 1]],
      ['{End}', [1, 4]],
      ['{ArrowRight}', [1, 4]],
      ['{ArrowDown}', [2, 4]],
      ['{Home}', [2, 1]],
      ['{Control>}{End}{/Control}', [3, 4]],
      ['{ArrowDown}', [3, 4]],
      ['{ArrowUp}', [2, 4]],
    ] as const satisfies readonly (readonly [string, Place])[]) {
      await rubicon.user.keyboard(key);
      expect(rubicon.cell(place), key).toHaveFocus();
    }
    await rubicon.user.keyboard('{Alt>}{ArrowLeft}{/Alt}{Meta>}{ArrowLeft}{/Meta}');
    expect(rubicon.cell([2, 4])).toHaveFocus();
    await rubicon.user.keyboard('{Control>}{End}{/Control}');
    await rubicon.press('Remove a row');
    await rubicon.expectBoard(emptyBoard(2, 4));
    expect(rubicon.cell([2, 4])).toHaveAttribute('tabindex', '0');
    expect(grid.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  });

  it('takes marks by key, and Enter and Space apply the tool; a voice says so', async () => {
    const rubicon = await visit(linkOf(['....']));
    rubicon.cell([1, 1]).focus();
    for (const [keys, cells, said] of [
      ['1', '#...', 'row 1, column 1: obstacle'],
      ['{Enter}', '....', 'row 1, column 1: free'],
      [' ', '#...', 'row 1, column 1: obstacle'],
      ['3', 'O...', 'row 1, column 1: red general'],
      ['{ArrowRight}2', 'OX..', 'row 1, column 2: black pawn'],
      ['0', 'O...', 'row 1, column 2: free'],
      ['{ArrowLeft}{Delete}', '....', 'row 1, column 1: free'],
      ['3{Backspace}', '....', 'row 1, column 1: free'],
      ['{Control>}1{/Control}', '....', 'row 1, column 1: free'],
      ['{Control>}z{/Control}', 'O...', 'Undone'],
    ] as const) {
      await rubicon.user.keyboard(keys);
      await rubicon.expectBoard([cells]);
      await expect.poll(() => rubicon.page.getByTestId('announcer').textContent).toBe(said);
    }
    expect(rubicon.cell([1, 1])).toHaveFocus();
  });
});

describe('the arrow keys', () => {
  it('step the line, but from a cell go to the next one, and from a tab open the next one', async () => {
    const rubicon = await visit(linkOf(sample(2).rows));
    await rubicon.expectMove(0, 2);
    rubicon.cell([1, 1]).focus();
    await rubicon.user.keyboard('{ArrowRight}');
    expect(rubicon.cell([1, 2])).toHaveFocus();
    await rubicon.expectMove(0, 2);
    const tab = (name: string) => rubicon.page.getByRole('tab', { name });
    await tabTo(rubicon, tab('Moves'));
    for (const [key, name] of [
      ['{ArrowLeft}', 'Play'],
      ['{ArrowRight}', 'Moves'],
      ['{ArrowRight}', 'Why'],
      ['{End}', 'Play'],
      ['{Home}', 'Moves'],
      ['{ArrowDown}', 'Moves'],
    ] as const) {
      await rubicon.user.keyboard(key);
      await expect.poll(() => tab(name)).toHaveAttribute('aria-selected', 'true');
      expect(tab(name), key).toHaveFocus();
      expect(tab(name)).toHaveAttribute('tabindex', '0');
    }
    await rubicon.expectMove(2, 2);
    expect(rubicon.page.getAllByRole('tab').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  });
});

describe('elsewhere keys', () => {
  const ROWS = ['..', '..', 'O.'];

  it('choose the tool and the mode', async () => {
    const rubicon = await visit(linkOf(ROWS));
    const { page, user } = rubicon;
    const checked = (group: string) =>
      page.getByRole('radiogroup', { name: group }).querySelector(':checked')?.getAttribute('aria-label');
    for (const [key, group, name] of [
      ['2', 'Tool', 'Pawn'],
      ['3', 'Tool', 'General'],
      ['0', 'Tool', 'Erase'],
      ['1', 'Tool', 'Obstacle'],
      ['{Delete}', 'Tool', 'Erase'],
      ['4', 'A press on the board', 'Move'],
      ['4', 'A press on the board', 'Move'],
      ['e', 'A press on the board', 'Edit'],
      ['e', 'A press on the board', 'Move'],
    ] as const) {
      await user.keyboard(key);
      await expect.poll(() => checked(group)).toBe(name);
    }
    // On a board that is not edited no tool is chosen.
    expect(checked('Tool')).toBeUndefined();
    await rubicon.expectBoard(ROWS);
  });

  it('open the help and the recent boards, in which the page’s keys do nothing', async () => {
    const rubicon = await visit(linkOf(ROWS));
    const { page, user } = rubicon;
    await rubicon.choose('Obstacle');
    for (const [key, name] of [
      ['?', 'Help'],
      ['r', 'Recent boards'],
    ] as const) {
      await user.keyboard(key);
      await page.findByRole('dialog', { name });
      await user.keyboard('2');
      await rubicon.press('Close');
      await expect.poll(() => page.queryByRole('dialog')).toBeNull();
    }
    await user.keyboard('{Alt>}2{/Alt}{Control>}2{/Control}');
    expect(page.getByRole('radio', { name: 'Obstacle' })).toBeChecked();
  });

  it('turn the board, on which the arrows go as it is seen', async () => {
    const rubicon = await visit(linkOf(ROWS));
    await rubicon.user.keyboard('f');
    rubicon.cell([3, 1]).focus();
    await rubicon.user.keyboard('{ArrowDown}');
    expect(rubicon.cell([2, 1])).toHaveFocus();
    await rubicon.user.keyboard('{ArrowLeft}');
    expect(rubicon.cell([2, 2])).toHaveFocus();
    await rubicon.user.keyboard('1');
    await rubicon.expectBoard(['..', '.#', 'O.']);
  });

  it('draw only beside the board', async () => {
    const rubicon = await visit(linkOf(ROWS));
    rubicon.cell([1, 1]).focus();
    await rubicon.user.keyboard('1');
    await rubicon.press('Judge bench');
    await rubicon.user.keyboard('2{Control>}z{/Control}?');
    await rubicon.page.findByRole('dialog', { name: 'Help' });
    await rubicon.press('Close');
    await rubicon.press('Analysis');
    await rubicon.expectBoard(['#.', '..', 'O.']);
    expect(rubicon.page.getByRole('radio', { name: 'Pawn' })).not.toBeChecked();
  });
});
