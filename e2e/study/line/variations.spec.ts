import { emptyBoard, linkOf, sample } from '../../support/boards.ts';
import { expect, test } from '../../support/fixtures.ts';

const tie = sample(4);
const long = sample(5);

test('a tie goes round: after its last move the loop begins again, and the graph shows it', async ({
  rubicon,
}) => {
  await rubicon.openBoard(tie.rows);
  await rubicon.expectAnswer('Tie');
  const graph = rubicon.line.getByRole('img', { name: 'Moves still to play along the line' });
  const name = (await graph.getAttribute('aria-label')) ?? '';
  const [, first, last] = /Moves (\d+) to (\d+) repeat for ever/.exec(name) ?? [];
  await rubicon.page.keyboard.press('End');
  await rubicon.expectMove(Number(last), Number(last));
  const looped = await rubicon.rows();
  await rubicon.page.keyboard.press('ArrowRight');
  await rubicon.expectMove(Number(first), Number(last));
  await rubicon.page.keyboard.press('ArrowLeft');
  await rubicon.expectBoard(looped);
  await expect(rubicon.line.getByRole('button', { name: 'Last' })).toBeEnabled();
  await rubicon.page.keyboard.press('End');
  await expect(rubicon.line.getByRole('button', { name: 'Next' })).toBeEnabled();
});

test('the graph is pressed to go to a move', { tag: '@engines' }, async ({ rubicon }) => {
  await rubicon.openBoard(long.rows);
  await rubicon.expectAnswer(long.answer);
  const graph = rubicon.line.getByRole('img', {
    name: /From Red 75 to Red 0. Every move keeps to best play/,
  });
  const width = await graph.evaluate((each) => each.getBoundingClientRect().width);
  await graph.hover({ position: { x: (width * 30.5) / 76, y: 20 } });
  await expect(rubicon.line.getByText('After move 30: Red 45')).toBeVisible();
  await rubicon.page.mouse.down();
  await rubicon.expectMove(30, 75);
  const box = await graph.boundingBox();
  if (box === null) throw new Error('the graph is not on the screen');
  await rubicon.page.mouse.move(box.x + box.width + 40, box.y + box.height / 2);
  await rubicon.page.mouse.up();
  await rubicon.expectMove(75, 75);
});

test('lines tried are part of the link: opened, left, forgotten and brought back', async ({
  rubicon,
  visit,
}) => {
  await rubicon.open(`${linkOf(tie.rows)}&m=3.3u&v=0:3.3l5.4r,0:3.3d`);
  await rubicon.expectAnswer('Tie');
  const tried = (of: typeof rubicon) => of.line.getByRole('region', { name: 'Lines tried' });
  await expect(tried(rubicon).getByRole('listitem')).toHaveCount(4);
  await tried(rubicon).getByRole('button', { name: '1. Red general (3,3) left → (3,2) and 1 more' }).click();
  await expect(rubicon.moves.nth(1)).toContainText('Red general (3,3) left → (3,2)');
  await expect(rubicon.moves.nth(2)).toContainText('Black pawn (5,4) right → (5,5)');
  await expect(rubicon.page).toHaveURL(/m=3\.3l5\.4r&p=1&v=0:3\.3d,0:3\.3u$/);

  const other = await visit();
  await other.open(new URL(rubicon.page.url()).hash);
  await expect(tried(other).getByRole('listitem')).toHaveCount(4);
  await other.button('Forget the line with 1. Red general (3,3) down → (4,3)').click();
  await expect(tried(other).getByRole('listitem')).toHaveCount(3);
  await other.button('Undo').click();
  await expect(tried(other).getByRole('listitem')).toHaveCount(4);
  await tried(other).getByRole('button', { name: 'Best line' }).click();
  await expect(other.page).toHaveURL(/#b=[^&]*&v=[^&]*$/);
  await expect(tried(other).getByRole('listitem')).toHaveCount(4);
});

test('of a link’s variations the legal part is kept, and the rest is told', async ({ rubicon }) => {
  await rubicon.open(`${linkOf(tie.rows)}&v=0:3.3l5.4d,3:3.3u,0:1.1u`);
  await rubicon.expectAnswer('Tie');
  await expect(rubicon.notices).toContainText('of the link’s variations were dropped');
  await rubicon.expectBoard(tie.rows);
  await expect(rubicon.page).toHaveURL(/&v=0:3\.3l$/);

  await rubicon.openBoard(emptyBoard(3, 3));
  await rubicon.open(`${linkOf(tie.rows)}&v=3.3l`);
  await expect(rubicon.notices).toContainText(
    'key “v”, place 1: expected the number of moves before a variation and a colon',
  );
  await rubicon.expectBoard(emptyBoard(3, 3));
});
