import { within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { linkOf, marked, sample, slowBoard } from '../../../e2e/support/boards.ts';
import type { Rubicon } from '../support/rubicon.ts';
import { visit } from '../support/visit.ts';

const PROGRESS = { name: 'Progress of the solver' };

const progress = ({ result }: Rubicon) =>
  within(result).findByRole<HTMLProgressElement>('progressbar', PROGRESS);
const hasProgress = ({ result }: Rubicon) => within(result).queryByRole('progressbar') !== null;

it('a short solve shows no progress', async () => {
  const rubicon = await visit();
  await rubicon.expectAnswer('Red 75');
  const seen: boolean[] = [];
  new MutationObserver(() => seen.push(document.querySelector('progress') !== null)).observe(document, {
    childList: true,
    subtree: true,
  });
  await rubicon.example(2);
  await rubicon.expectAnswer('Black 2');
  await rubicon.choose('Pawn');
  for (const column of [1, 3]) {
    await rubicon.draw([3, column]);
    await expect.poll(() => rubicon.verdict).toHaveTextContent(/ wins in |^Tie/);
  }
  expect(seen).toContain(false);
  expect(seen).not.toContain(true);
});

it('a long solve shows how far it is; a cancel keeps the board, which is solved when it is wanted', async () => {
  const rubicon = await visit(linkOf(slowBoard));
  const bar = await progress(rubicon);
  await expect.poll(() => rubicon.result).toHaveTextContent(/Solving: \d+%, \d+ moves? deep/);
  const before = bar.value;
  await expect.poll(() => bar.value).toBeGreaterThan(before);
  await rubicon.press('Cancel');
  await expect.poll(() => rubicon.verdict).toHaveTextContent('Solving was cancelled. The board is kept.');
  expect(hasProgress(rubicon)).toBe(false);
  await rubicon.click('tab', 'Maps');
  await rubicon.page.findByText('Solving was cancelled, so there is no map.');
  await rubicon.expectBoard(slowBoard);
  await rubicon.press('Solve');
  await progress(rubicon);
});

it('a board is changed while it is solved, and only the newest counts', async () => {
  const rubicon = await visit(linkOf(slowBoard));
  await rubicon.choose('Obstacle');
  let changed = slowBoard;
  for (const column of [2, 3, 4]) {
    await rubicon.draw([2, column]);
    changed = marked(changed, '#', [2, column]);
    await rubicon.expectBoard(changed);
    await progress(rubicon);
  }
  await expect.poll(() => location.hash).toBe(linkOf(changed));
  await rubicon.example(5);
  await rubicon.expectAnswer('Red 75');
  await rubicon.press('Undo');
  await rubicon.expectBoard(changed);
  await rubicon.example(2);
  await rubicon.expectAnswer('Black 2');
  expect(hasProgress(rubicon)).toBe(false);
  await rubicon.press('Undo');
  await progress(rubicon);
  await rubicon.press('Cancel');
  await rubicon.example(3);
  await rubicon.expectAnswer(sample(3).answer);
});

it('the verdict before is stale, and the answer of a large board is there before its map', async () => {
  const rubicon = await visit(linkOf(sample(2).rows));
  await rubicon.expectAnswer('Black 2');
  rubicon.follow(linkOf(slowBoard));
  await progress(rubicon);
  expect(rubicon.verdict).toHaveAttribute('aria-busy', 'true');
  expect(rubicon.result).toHaveClass('stale');
  rubicon.follow(linkOf(marked(marked(slowBoard, '.', [32, 8]), 'X', [8, 8])));
  await expect.poll(() => rubicon.verdict).toHaveTextContent(/^(Red|Black) wins in |^Tie/);
  expect(rubicon.result).not.toHaveClass('stale');
  await rubicon.click('tab', 'Maps');
  const maps = await rubicon.page.findByRole('tabpanel', { name: 'Maps' });
  await expect.poll(() => maps).toHaveTextContent(/The map needs every position: \d+% solved\./);
  within(maps).getByRole('progressbar', PROGRESS);
});
