import { fireEvent, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { linkOf, placesOf, type Rows, sample } from '../../../../e2e/support/boards.ts';
import type { Rubicon } from '../../support/rubicon.ts';
import { visit } from '../../support/visit.ts';

async function present(rubicon: Rubicon) {
  await rubicon.press('Full screen');
  const element = await rubicon.page.findByRole('dialog', { name: 'Presentation' });
  // As browsers do when a dialog opens.
  element.querySelector<HTMLElement>('[autofocus]')?.focus();
  return {
    element,
    press: (keys: string) => rubicon.user.keyboard(keys),
    says: (sentence: string | RegExp) =>
      expect.poll(() => element.querySelector('.presented-sentence')?.textContent?.trim()).toMatch(sentence),
    isBlank: () => element.querySelector('.blank') !== null,
    /** The corner of the pawn's cell on the picture, and whether the last move is marked there. */
    seen: () => [
      element.querySelector('.presented-picture .pawn')?.getAttribute('d')?.replace(/m.*/, ''),
      element.querySelector('.presented-picture .last') !== null,
    ],
    /** The same of a position. */
    pawnOn: (rows: Rows) =>
      placesOf(rows, 'X').map(([row, column]) => `M${20 * (column - 1)} ${20 * (row - 1)}`)[0],
    board: () => within(element).getByRole('img', { name: 'Board, 9 rows, 9 columns' }),
  };
}

it('the board is presented with its verdict, and stepped by the keys of a presenter', async () => {
  const rubicon = await visit(linkOf(sample(5).rows));
  await rubicon.expectMove(0, 75);
  const move = rubicon.moves[1]?.querySelector('.words')?.textContent;
  const { element, press, says, seen, pawnOn } = await present(rubicon);
  expect(element).toHaveTextContent('Red wins in 75 moves');
  await says(/^Red to move$/);
  expect(seen()).toEqual([pawnOn(sample(5).rows), false]);
  await press('{PageDown}');
  await says(`Move 1 of 75 · ${move}`);
  await press('{ArrowRight} ');
  await says(/^Move 3 of 75/);
  expect(pawnOn(rubicon.rows())).not.toBe(pawnOn(sample(5).rows));
  expect(seen()).toEqual([pawnOn(rubicon.rows()), true]);
  await press('{PageUp}{ArrowLeft}');
  await says(/^Move 1 of 75/);
  await press('{End}');
  await says(/^Move 75 of 75 .*Red has won: a general has captured the pawn\.$/);
  await press('{Home}');
  await says(/^Red to move$/);
});

it('a blank screen comes back with any of the keys, which does nothing else', async () => {
  const rubicon = await visit(linkOf(sample(5).rows));
  await rubicon.expectMove(0, 75);
  const { press, says, isBlank } = await present(rubicon);
  await press('b');
  await expect.poll(isBlank).toBe(true);
  await press('{PageDown}');
  await expect.poll(isBlank).toBe(false);
  await says(/^Red to move$/);
});

it('a press on the left third goes back, elsewhere on', async () => {
  const rubicon = await visit(linkOf(sample(5).rows));
  await rubicon.expectMove(0, 75);
  const { board, says } = await present(rubicon);
  fireEvent.click(board(), { clientX: 430 });
  await says(/^Move 1 of 75/);
  fireEvent.click(board(), { clientX: 1200 });
  await says(/^Move 2 of 75/);
  fireEvent.click(board(), { clientX: 420 });
  await says(/^Move 1 of 75/);
});

it('ends when the full screen is left', async () => {
  const rubicon = await visit(linkOf(sample(5).rows));
  await rubicon.expectMove(0, 75);
  const { element } = await present(rubicon);
  const change = (to: Element | null) => {
    Object.assign(document, { fullscreenElement: to });
    document.dispatchEvent(new Event('fullscreenchange'));
  };
  change(element.firstElementChild);
  await rubicon.user.keyboard('{PageDown}');
  await rubicon.expectMove(1, 75);
  expect(element).toBeInTheDocument();
  change(null);
  await expect.poll(() => rubicon.page.queryByRole('dialog')).toBeNull();
});

it('keys of the page have no effect there, nor have those of the browser; afterwards its button has the focus', async () => {
  const rubicon = await visit(linkOf(sample(5).rows));
  await rubicon.expectMove(0, 75);
  const { element, press, says } = await present(rubicon);
  await press('{PageDown}f?');
  await press('{Control>}{ArrowRight}{/Control}{Meta>}n{/Meta}{Alt>}{ArrowRight}{/Alt}');
  await says(/^Move 1 of 75/);
  const close = within(element).getByRole('button', { name: 'End the presentation' });
  fireEvent.keyDown(close, { key: ' ' });
  fireEvent.keyDown(close, { key: 'Enter' });
  await says(/^Move 1 of 75/);
  await rubicon.user.click(close);
  await expect.poll(() => rubicon.page.queryByRole('dialog')).toBeNull();
  await rubicon.expectMove(1, 75);
  await expect.poll(() => rubicon.button('Full screen')).toHaveFocus();
});
