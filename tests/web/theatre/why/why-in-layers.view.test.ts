import { expect, it } from 'vitest';
import { sample } from '../../../../e2e/support/boards.ts';
import { Wave } from '../wave/wave-page.ts';
import { Why } from './why-page.ts';

/** The explanations on the page that match a selector: there is one at most. */
function panels(selector = '*'): Element[] {
  const all = [...document.querySelectorAll('.turned')];
  expect(all.length).toBeLessThanOrEqual(1);
  return all.filter((each) => each.matches(selector));
}

it('a cell is explained by a key, which gets the focus back', async () => {
  const wave = await Wave.counted(sample(4).rows);
  const why = new Why(wave.rubicon);
  wave.cell([1, 1]).focus();
  await wave.keys('{Enter}');
  await why.expectSentence('The game is over: the pawn is on row 1, so Black has won. Nothing follows.');
  expect(why.panel?.querySelector('.why-rule, .turned-link, .turned-small')).toBeNull();
  expect(panels(':not(.wave-stand *)')).toEqual(panels());
  await why.close();
  await expect.poll(() => wave.cell([1, 1])).toHaveFocus();
});

it('a cell that is explained after another leaves the focus to where the explanation was opened, on a narrow screen', async () => {
  const wave = await Wave.counted(sample(4).rows, { width: 800 });
  const why = new Why(wave.rubicon);
  wave.cell([1, 1]).focus();
  await wave.keys('{Enter}');
  await why.expectSentence(/^The game is over: /);
  await wave.rubicon.user.click(wave.cell([5, 4]));
  await why.expectSentence(/^Red: not decided yet\. /);
  // Between the board and its controls, which a wide screen has beside it.
  expect(panels('.wave-stand > *')).toEqual(panels());
  await why.close();
  await expect.poll(() => wave.cell([1, 1])).toHaveFocus();
});

it('a cell on which the piece cannot stand has nothing to explain', async () => {
  const wave = await Wave.counted(sample(4).rows);
  await wave.rubicon.user.click(wave.cell([4, 1]));
  expect(new Why(wave.rubicon).panel).toBeNull();
});

it('a position is explained layer by layer, and so are its successors, there and back', async () => {
  const wave = await Wave.counted(sample(2).rows);
  const why = new Why(wave.rubicon);
  const follow = (successor?: HTMLElement) => wave.rubicon.user.click(successor as HTMLElement);
  await wave.keys('j');
  await wave.rubicon.user.click(wave.cell([3, 2]));
  await why.expectSentence('Red: not decided yet. Of 4 moves, 4 are not yet refuted.');
  expect(why.panel).toHaveTextContent('4 successors of this layer count in the next one.');
  await wave.keys('j');
  await why.expectSentence('Red: lost in 2: max of 1, 1, 1 and 1, plus 1.');
  expect(why.panel?.querySelector('[aria-label="Back to its predecessor"]')).toBeNull();
  await follow(why.successors[0]);
  await why.expectSentence(/^Black: won in 1: /);
  expect(why.panel).toHaveFocus();
  await follow(why.successors.find((each) => each.querySelector('.lost')));
  await why.expectSentence(/^The game is over: .*, so Black has won\. Nothing follows\.$/);
  await why.press('Back to its predecessor');
  await why.expectSentence(/^Black: won in 1: /);
  await why.press('Back to its predecessor');
  await why.expectSentence('Red: lost in 2: max of 1, 1, 1 and 1, plus 1.');
});
