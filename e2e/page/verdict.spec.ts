import { expectContrasted } from '../support/axe.ts';
import { linkOf, type Rows, record, sample, samples } from '../support/boards.ts';
import { expect, test } from '../support/fixtures.ts';
import type { Rubicon } from '../support/page.ts';

test('a first visit finds a board and its verdict, and so have the examples, games that are over, and boards that lack pieces', async ({
  rubicon,
}) => {
  expect(samples.map(({ answer }) => answer)).toEqual(['Black 0', 'Black 2', 'Black 2', 'Tie', 'Red 75']);
  await rubicon.open();
  await rubicon.expectBoard(sample(5).rows);
  await rubicon.expectAnswer(sample(5).answer);
  for (const [index, { rows, answer }] of samples.entries()) {
    await rubicon.example(index + 1);
    await rubicon.expectBoard(rows);
    await rubicon.expectAnswer(answer);
  }
  await test.step('a game may take more moves than a byte counts', async () => {
    for (const { rows, answer } of record) {
      await rubicon.openBoard(rows);
      await rubicon.expectAnswer(answer);
      await rubicon.expectMove(0, Number(answer.split(' ')[1]));
    }
  });
  await test.step('a game that is over', () => expectOver(rubicon));
  await test.step('a board that is not ready', () => expectLacking(rubicon));
});

/** A game that is over says who has won and why; the side to move is chosen. */
async function expectOver(rubicon: Rubicon): Promise<void> {
  await rubicon.openBoard(['.X.', 'O.O']);
  await expect(rubicon.verdict).toHaveText('Black has won: the pawn is on row 1.');
  await rubicon.openBoard(['O#O', '###', '.X.']);
  await expect(rubicon.verdict).toHaveText('Black has won: Red has no move.');
  await rubicon.open(`${linkOf(['O.O', '.#.', '#X#'])}&t=b`);
  await expect(rubicon.verdict).toHaveText('Red has won: Black has no move.');
  await expect(rubicon.line).toContainText('The game is over on this board');

  await rubicon.openBoard(['...', '.X.', 'O.O']);
  await rubicon.page.getByRole('radio', { name: 'Edit' }).check();
  await rubicon.page.getByRole('radio', { name: 'Black to move' }).check();
  await rubicon.expectAnswer('Black 1', 'Black');
  await expect(rubicon.page).toHaveURL(/&t=b$/);
  await rubicon.button('Undo').click();
  await expect(rubicon.page.getByRole('radio', { name: 'Red to move' })).toBeChecked();
  await rubicon.expectAnswer('Black 2');
}

const lacking: readonly (readonly [Rows, readonly string[]])[] = [
  [['...'], ['needs two red generals, has none', 'needs a black pawn, has none']],
  [['O.X'], ['needs two red generals, has one']],
  [['OOO', 'OX.'], ['needs two red generals, has four']],
  [['OO.'], ['needs a black pawn, has none']],
  [['OXO', 'X.X'], ['needs one black pawn, has three']],
];

async function expectLacking(rubicon: Rubicon): Promise<void> {
  for (const [rows, sentences] of lacking) {
    await rubicon.openBoard(rows);
    await expect(rubicon.verdict).toContainText('Not ready to be solved:');
    await expect(rubicon.verdict.getByRole('listitem')).toHaveText(sentences);
  }
  await rubicon.openBoard(['O..', '...', '.X.']);
  await expectContrasted(rubicon, 'section:has(.lacks)');
  await rubicon.choose('General');
  await rubicon.cell([1, 3]).click();
  await expect(rubicon.verdict).toHaveText(/ wins in /);
}
