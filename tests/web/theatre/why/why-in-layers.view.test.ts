import { expect, it } from 'vitest';
import { sample } from '../../../../e2e/support/boards.ts';
import { Wave } from '../wave/wave-page.ts';
import { Why } from './why-page.ts';

it('a tie is explained at the end alone, with what loses and what stays', async () => {
  const wave = await Wave.counted(sample(4).rows);
  const why = new Why(wave.rubicon);
  await wave.rubicon.user.click(wave.cell([5, 4]));
  await why.expectSentence(/^Red: not decided yet\. Of (\d) moves, \1 are not yet refuted\.$/);
  await wave.keys('{End}');
  await why.expectSentence(/^Tie: .*(stay|stays)\.$/);
  await why.close();
});

it('a cell is explained by a key, which gets the focus back', async () => {
  const wave = await Wave.counted(sample(4).rows);
  const why = new Why(wave.rubicon);
  wave.cell([1, 1]).focus();
  await wave.keys('{Enter}');
  await why.expectSentence('The game is over: the pawn is on row 1, so Black has won. Nothing follows.');
  await why.close();
  await expect.poll(() => wave.cell([1, 1])).toHaveFocus();
});

it('a cell on which the piece cannot stand has nothing to explain', async () => {
  const wave = await Wave.counted(sample(4).rows);
  await wave.rubicon.user.click(wave.cell([4, 1]));
  expect(new Why(wave.rubicon).panel).toBeNull();
});
