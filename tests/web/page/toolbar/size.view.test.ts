import { describe, expect, it } from 'vitest';
import { emptyBoard, linkOf } from '../../../../e2e/support/boards.ts';
import type { Rubicon } from '../../support/rubicon.ts';
import { visit } from '../../support/visit.ts';

const rows = ['#..O', '.X..', '...O'];

const count = ({ page }: Rubicon, name: 'Rows' | 'Columns') =>
  page.getByRole<HTMLInputElement>('spinbutton', { name });

/** The numbers beside the board. */
const numbers = (where: string) =>
  Array.from(document.querySelectorAll(`${where} span`), ({ textContent }) => textContent).filter(Boolean);

async function type({ user }: Rubicon, field: HTMLInputElement, text: string): Promise<void> {
  await user.clear(field);
  if (text !== '') await user.type(field, text);
}

describe('the size', () => {
  it('changes by buttons: the pieces that fit stay, and what was cut off comes back', async () => {
    const rubicon = await visit(linkOf(rows));
    for (const [button, expected] of [
      ['Add a row', [...rows, '....']],
      ['Add a column', ['#..O.', '.X...', '...O.', '.....']],
      ['Remove a column', [...rows, '....']],
      ['Remove a column', ['#..', '.X.', '...', '...']],
      ['Remove a row', ['#..', '.X.', '...']],
      ['Remove a row', ['#..', '.X.']],
      ['Add a column', ['#..O', '.X..']],
      ['Add a row', rows],
    ] as const) {
      await rubicon.press(button);
      await rubicon.expectBoard(expected);
    }
  });

  it('is typed, from 1 to 32, and undone in one step', async () => {
    const rubicon = await visit(linkOf(rows));
    await rubicon.edit();
    await type(rubicon, count(rubicon, 'Rows'), '1');
    await type(rubicon, count(rubicon, 'Columns'), '2');
    await rubicon.expectBoard(['#.']);
    expect(rubicon.button('Remove a row')).toBeDisabled();
    expect(rubicon.button('Remove a column')).toBeEnabled();
    await type(rubicon, count(rubicon, 'Columns'), '32');
    await type(rubicon, count(rubicon, 'Rows'), '32');
    await rubicon.page.findByRole('grid', { name: 'Board, 32 rows, 32 columns' });
    // Beside a large board stand the first number and every fourth.
    const fourth = ['1', '4', '8', '12', '16', '20', '24', '28', '32'];
    expect(numbers('.column-numbers')).toEqual(fourth);
    expect(numbers('.row-numbers')).toEqual(fourth);
    expect(rubicon.button('Add a row')).toBeDisabled();
    expect(rubicon.button('Add a column')).toBeDisabled();
    await type(rubicon, count(rubicon, 'Columns'), '16');
    await expect.poll(() => numbers('.column-numbers')).toHaveLength(16);
    await rubicon.press('Undo');
    await rubicon.expectBoard(rows);
  });

  it('out of range takes effect, within it, when the field is left', async () => {
    const rubicon = await visit(linkOf(emptyBoard(2, 2)));
    const field = count(rubicon, 'Rows');
    for (const [text, before, after] of [
      ['99', 9, 32],
      ['', 32, 32],
      ['1e1', 1, 1],
      ['99', 9, 32],
      ['0', 32, 1],
    ] as const) {
      await type(rubicon, field, text);
      await rubicon.expectBoard(emptyBoard(before, 2));
      field.blur();
      await rubicon.expectBoard(emptyBoard(after, 2));
      await expect.poll(() => field).toHaveValue(after);
    }
    expect(rubicon.button('Remove a row')).toBeDisabled();
  });
});
