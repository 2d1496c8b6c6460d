import { emptyBoard, linkOf, sample } from '../../support/boards.ts';
import { expect, test } from '../../support/fixtures.ts';

const tie = sample(4);

test('variations are part of the link: opened, left, deleted and restored', async ({ rubicon }) => {
  const { page } = rubicon;
  await rubicon.open(`${linkOf(tie.rows)}&m=3.3u&v=0:3.3l5.4r,0:3.3d`);
  await rubicon.expectAnswer('Tie');
  const tried = rubicon.line.getByRole('region', { name: 'Lines tried' });
  await expect(tried.getByRole('listitem')).toHaveCount(4);
  await tried.getByRole('button', { name: '1. Red general (3,3) left → (3,2) and 1 more' }).click();
  await expect(rubicon.moves.nth(1)).toContainText('Red general (3,3) left → (3,2)');
  await expect(rubicon.moves.nth(2)).toContainText('Black pawn (5,4) right → (5,5)');
  await expect(page).toHaveURL(/m=3\.3l5\.4r&p=1&v=0:3\.3d,0:3\.3u$/);

  const { hash } = new URL(page.url());
  await page.goto('about:blank');
  await rubicon.open(hash);
  await expect(tried.getByRole('listitem')).toHaveCount(4);
  await rubicon.button('Delete the line with 1. Red general (3,3) down → (4,3)').click();
  await expect(tried.getByRole('listitem')).toHaveCount(3);
  await rubicon.button('Undo').click();
  await expect(tried.getByRole('listitem')).toHaveCount(4);
  await tried.getByRole('button', { name: 'Best line' }).click();
  await expect(page).toHaveURL(/#b=[^&]*&v=[^&]*$/);
  await expect(tried.getByRole('listitem')).toHaveCount(4);

  await test.step('of a link’s variations the legal part is kept, and the rest is reported', async () => {
    await rubicon.open(`${linkOf(tie.rows)}&v=0:3.3l5.4d,3:3.3u,0:1.1u`);
    await rubicon.expectAnswer('Tie');
    await expect(rubicon.notices).toContainText('of the link’s variations were dropped');
    await rubicon.expectBoard(tie.rows);
    await expect(rubicon.page).toHaveURL(/&v=0:3\.3l$/);

    await rubicon.openBoard(emptyBoard(3, 3));
    await rubicon.open(`${linkOf(tie.rows)}&v=3.3l`);
    await expect(rubicon.notices).toContainText(
      'Key “v”, place 1: expected the number of moves before a variation and a colon',
    );
    await rubicon.expectBoard(emptyBoard(3, 3));
  });
});
