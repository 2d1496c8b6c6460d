import type { Locator } from '@playwright/test';
import { emptyBoard, sample } from '../support/boards.ts';
import { expect, test } from '../support/fixtures.ts';
import type { Rubicon } from '../support/page.ts';

const rows = ['#..O', '.X..', '...O'];

test('rows and columns are added and removed, pieces that fit are kept, and the board is solved again', async ({
  rubicon,
}) => {
  await rubicon.openBoard(rows);
  await expect(rubicon.button('Add a row')).toBeHidden();
  await rubicon.edit();
  await rubicon.button('Add a row').click();
  await rubicon.expectBoard([...rows, '....']);
  await rubicon.button('Add a column').click();
  await rubicon.expectBoard(['#..O.', '.X...', '...O.', '.....']);
  for (const less of ['Remove a column', 'Remove a column', 'Remove a row', 'Remove a row']) {
    await rubicon.button(less).click();
  }
  await rubicon.expectBoard(['#..', '.X.']);
  for (const more of ['Add a column', 'Add a row']) await rubicon.button(more).click();
  await rubicon.expectBoard(rows);

  const { rows: small, answer } = sample(2);
  await rubicon.openBoard(small.map((row) => `${row}.`));
  await rubicon.edit();
  await rubicon.button('Remove a column').click();
  await rubicon.expectBoard(small);
  await rubicon.expectAnswer(answer);
  await test.step('typed', () => typeSizes(rubicon));
});

async function type(field: Locator, text: string): Promise<void> {
  await field.press('ControlOrMeta+a');
  await field.press('Delete');
  await field.pressSequentially(text);
}

/** A typed size is undone in one step, and an invalid one is clamped. */
async function typeSizes(rubicon: Rubicon): Promise<void> {
  await rubicon.openBoard(rows);
  await rubicon.edit();
  const count = (name: string) => rubicon.page.getByRole('spinbutton', { name });
  await type(count('Rows'), '1');
  await type(count('Columns'), '2');
  await rubicon.expectBoard(['#.']);
  await type(count('Columns'), '32');
  await type(count('Rows'), '32');
  await expect(rubicon.grid).toHaveAccessibleName('Board, 32 rows, 32 columns');
  await expect(rubicon.button('Add a row')).toBeDisabled();
  await rubicon.button('Undo').click();
  await rubicon.expectBoard(rows);

  await rubicon.openBoard(emptyBoard(2, 2));
  await type(count('Rows'), '99');
  await count('Rows').blur();
  await rubicon.expectBoard(emptyBoard(32, 2));
  await type(count('Rows'), '');
  await rubicon.expectBoard(emptyBoard(32, 2));
  await count('Rows').blur();
  await expect(count('Rows')).toHaveValue('32');
  await type(count('Rows'), '0');
  await rubicon.expectBoard(emptyBoard(32, 2));
  await count('Rows').blur();
  await rubicon.expectBoard(emptyBoard(1, 2));
  await expect(rubicon.button('Remove a row')).toBeDisabled();
}
