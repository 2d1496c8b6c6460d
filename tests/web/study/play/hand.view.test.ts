import { describe, expect, it } from 'vitest';
import { linkOf, marked, sample } from '../../../../e2e/support/boards.ts';
import { afterMove } from '../../../../e2e/support/rules.ts';
import type { Rubicon } from '../../support/rubicon.ts';
import { visit } from '../../support/visit.ts';
import { startGame } from './game-view.ts';

/** Red wins in 75 with the general's step from (5,3) up to (4,3). */
const { rows } = sample(5);
const best = afterMove(rows, 'Red general (5,3) up → (4,3)');

const hand = ({ page }: Rubicon) => page.queryByTestId('hand');
const says = (rubicon: Rubicon, words: string | RegExp) =>
  expect.poll(() => hand(rubicon)).toHaveTextContent(words);

/** The number of targets marked in a way. */
const targets = (kind: string) => document.querySelectorAll(`.move-targets .${kind}`).length;

/** Why the last press had no effect, beside the board. */
const refused = () => document.querySelector('.refused');

async function open(): Promise<Rubicon> {
  const rubicon = await visit(linkOf(rows));
  await rubicon.expectMove(0, 75);
  await rubicon.page.findByTestId('hand');
  return rubicon;
}

describe('a piece is moved by keys', () => {
  it('picked up where it stands, with what each of its moves comes to, and put down', async () => {
    const rubicon = await open();
    const worths = () =>
      Array.from(document.querySelectorAll('.move-targets .worth'), (worth) => worth.textContent);
    rubicon.cell([9, 2]).focus();
    await rubicon.user.keyboard('{Control>}{Enter}{/Control}{Meta>}{Enter}{/Meta} ');
    await says(
      rubicon,
      /^row 9, column 2: red general, picked up\. It can go left \(Red wins in 74 moves\), right \(Red wins in 78 moves\)\.$/,
    );
    expect(worths()).toEqual(['74', '78']);
    expect(targets('free')).toBe(0);
    await rubicon.user.keyboard('{ArrowRight}{Enter}');
    await rubicon.expectBoard(afterMove(rows, 'Red general (9,2) right → (9,3)'));
    await says(rubicon, /^$/);
    expect(worths()).toEqual([]);
    await expect
      .poll(() => rubicon.page.getByTestId('step-heard'))
      .toHaveTextContent(/^Move 1: Red general right to \(9,3\)\. /);
    expect(rubicon.moves[1]).toHaveTextContent('(9,2) right');
    expect(rubicon.page.getByRole('radio', { name: 'Black to move' })).toBeChecked();

    rubicon.follow(linkOf(['O..', '.#.', '...', '.X.', '..O']));
    await rubicon.expectMove(0, 5);
    await rubicon.draw([5, 3]);
    await says(rubicon, /It can go left \(tie\), up \(Black wins in 1 move\)\.$/);
    expect(worths()).toEqual(['', '1']);
    expect(targets('worth.tie')).toBe(1);
  });

  it('and put back by Escape; what it cannot do is told', async () => {
    const rubicon = await open();
    const touch = async (row: number, column: number) => {
      rubicon.cell([row, column]).focus();
      await rubicon.user.keyboard('{Enter}');
    };
    await touch(8, 3);
    await says(rubicon, 'Red is to move: choose one of Red’s pieces.');
    await expect.poll(refused).toHaveTextContent('Red is to move: choose one of Red’s pieces.');
    await touch(1, 1);
    await says(rubicon, 'There is no piece here: choose one of Red’s.');
    expect(refused()).toBeNull();
    await touch(5, 3);
    await says(rubicon, 'row 5, column 3: red general, picked up.');
    await touch(5, 4);
    await says(rubicon, 'An obstacle is in the way.');
    await rubicon.user.keyboard('{Escape}');
    await says(rubicon, /^$/);
    await rubicon.expectBoard(rows);
  });

  it('along the hint, whose piece stays in its place', async () => {
    const game = await startGame(rows, 'Both sides');
    const { rubicon } = game;
    const hinted = () => document.querySelector('.board .hint');
    await game.pressBar('Hint');
    await game.expectStatus('Hint: Red general (5,3) up → (4,3)');
    await expect.poll(hinted).not.toBeNull();
    await rubicon.expectBoard(rows);
    await rubicon.draw([9, 2]);
    await rubicon.draw([5, 3]);
    await says(rubicon, 'row 5, column 3: red general, picked up. It can go up, down.');
    expect([targets('free'), targets('worth')]).toEqual([2, 0]);
    await rubicon.draw([4, 3]);
    await rubicon.expectBoard(best);
    expect(hinted()).toBeNull();
    await game.pressBar('Hint');
    await game.expectStatus(/Hint: Black pawn \(8,3\) \S+ → \S+$/);
    await rubicon.draw([8, 3]);
    await says(rubicon, 'row 8, column 3: black pawn, picked up.');
  });
});

it('in a frame no piece is picked up', async () => {
  const rubicon = await visit(`${linkOf(rows)}&embed=1`);
  await rubicon.expectMove(0, 75);
  await expect.poll(() => document.querySelector('.zooming')).not.toBeNull();
  expect(hand(rubicon)).toBeNull();
});

describe('with a tool chosen', () => {
  it('an edit in the middle of a line says so, and is undone', async () => {
    const rubicon = await open();
    const edit = () => rubicon.page.getByRole('radio', { name: 'Edit' });
    const move = () => rubicon.page.getByRole('radio', { name: 'Move' });
    expect(move()).toBeChecked();
    await rubicon.draw([5, 3]);
    await rubicon.draw([4, 3]);
    await rubicon.expectMove(1, 75);
    await rubicon.choose('Obstacle');
    await rubicon.draw([1, 1]);
    await rubicon.expectBoard(marked(best, '#', [1, 1]));
    await expect.poll(() => rubicon.notices).toHaveTextContent('You edited the board after move 1');
    await rubicon.press('Undo');
    await rubicon.expectMove(1, 75);
    await rubicon.user.keyboard('e');
    await expect.poll(move).toBeChecked();
    await rubicon.user.keyboard('e');
    await expect.poll(edit).toBeChecked();
    await rubicon.user.keyboard('4');
    await expect.poll(move).toBeChecked();
    await rubicon.expectBoard(best);
  });
});
