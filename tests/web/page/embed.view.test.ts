import { describe, expect, it } from 'vitest';
import { emptyBoard, linkOf, sample } from '../../../e2e/support/boards.ts';
import { reload, visit, visitAgain } from '../support/visit.ts';

const long = sample(5);
const FRAME = `${linkOf(long.rows)}&embed=1`;

const stored = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);

describe('the page in a frame', () => {
  it('has a board, its verdict and its line, whatever place the link names, and nothing else', async () => {
    const rubicon = await visit(`${linkOf(long.rows)}&view=theatre&embed=1`);
    const { page, user } = rubicon;
    await rubicon.expectAnswer(long.answer);
    for (const role of ['banner', 'tablist', 'radio', 'navigation'])
      expect(page.queryByRole(role), role).toBeNull();
    expect(page.queryByRole('region', { name: 'Share' })).toBeNull();
    for (const [key, ply] of [
      ['{ArrowRight}', 1],
      ['{End}', 75],
      ['k', 74],
      ['{Home}', 0],
    ] as const) {
      await user.keyboard(key);
      await rubicon.expectMove(ply, 75);
    }
    await rubicon.expectBoard(long.rows);
    await rubicon.press('Next');
    await rubicon.expectMove(1, 75);
    expect(rubicon.result).toHaveTextContent('This position Red 74');
    await expect.poll(() => location.hash).toMatch(/&m=5\.3u&embed=1$/);
  });

  it('is not edited', async () => {
    const rubicon = await visit(FRAME);
    await rubicon.expectAnswer(long.answer);
    const grid = rubicon.page.getByRole('grid');
    expect(grid).toHaveAttribute('aria-readonly', 'true');
    rubicon.cell([1, 1]).focus();
    for (const key of ['1', '2', '3', '0', '{Delete}', '{Backspace}', '{Enter}', 'e', '?', 'r'])
      await rubicon.user.keyboard(key);
    await rubicon.user.keyboard('{Control>}z{/Control}');
    rubicon.drop(grid, new File(['0 1\n1 3\nOXO\n'], 'board.in'));
    rubicon.paste('OXO');
    await rubicon.user.keyboard('j');
    await rubicon.expectMove(1, 75);
    await rubicon.user.keyboard('k');
    await rubicon.expectMove(0, 75);
    await rubicon.expectBoard(long.rows);
    expect(rubicon.page.queryByRole('dialog')).toBeNull();
    expect(rubicon.notices).toBeEmptyDOMElement();
  });

  it('says what is wrong with its link', async () => {
    const { page, user } = await visit('#b=3wr/1x2w&embed=1');
    const alert = await page.findByRole('alert');
    expect(alert).toHaveTextContent('This link is damaged, so here is sample 5 instead.');
    await user.click(page.getByText('Details'));
    await expect.poll(() => alert).toHaveTextContent('Key “b”, place 6: expected w (obstacle)');
    expect(page.queryByRole('banner')).toBeNull();
  });

  it('opens the whole page on the same board and move', async () => {
    const rubicon = await visit(`${linkOf(long.rows)}&m=5.3u&embed=1`);
    await rubicon.expectMove(1, 75);
    const link = rubicon.page.getByRole<HTMLAnchorElement>('link', { name: 'Open in Rubicon' });
    expect(link).toHaveAttribute('rel', 'noopener');
    expect(link).toHaveAttribute('target', '_blank');
    await rubicon.press('Next');
    await rubicon.expectMove(2, 75);
    await expect.poll(() => link.hash).toMatch(/&m=5\.3u\d\.\d[udlr]$/);
    await rubicon.press('Previous');
    await expect.poll(() => link.hash).toMatch(/&m=5\.3u$/);
    const whole = await visit(link.hash);
    await whole.expectMove(1, 75);
    whole.page.getByRole('banner');
  });

  it('comes and goes with the address', async () => {
    const rubicon = await visit(`${linkOf(sample(2).rows)}&embed=0`);
    rubicon.page.getByRole('banner');
    await expect.poll(() => location.hash).toBe(linkOf(sample(2).rows));
    rubicon.follow(`${linkOf(sample(3).rows)}&embed=1`);
    await rubicon.expectBoard(sample(3).rows);
    await expect.poll(() => rubicon.page.queryByRole('banner')).toBeNull();
  });
});

describe('a frame stores nothing', () => {
  it('of its board, nor for a reload, and takes nothing that its visitor has stored', async () => {
    const own = emptyBoard(2, 3);
    await visit(linkOf(own), { kept: { theme: 'dark' } });
    await expect.poll(stored).toContain('b=3/3');
    const frame = await visitAgain(FRAME);
    const before = stored();
    await frame.expectAnswer(long.answer);
    expect(document.documentElement.dataset.scheme).toBe('dark');
    await frame.press('Next');
    await expect.poll(() => location.hash).toMatch(/&m=5\.3u&embed=1$/);
    expect(stored()).toBe(before);
    await (await reload()).expectMove(1, 75);
    expect(stored()).toBe(before);
    await (await visitAgain()).expectBoard(own);
  });

  it('of a stranger', async () => {
    await (await visit('#b=3&embed=1')).expectBoard(['...']);
    dispatchEvent(new Event('pagehide'));
    expect(stored()).toBe('[{},{}]');
  });
});

it('the code for a frame has the board, the move shown and a title', async () => {
  const rubicon = await visit(linkOf(sample(2).rows));
  await rubicon.expectMove(0, 2);
  await rubicon.press('Next');
  await expect.poll(() => location.hash).toMatch(/&m=\d\.\d[udlr]$/);
  await rubicon.press('Copy embed code');
  await rubicon.page.findByText('Embed code copied');
  const holder = document.createElement('template');
  holder.innerHTML = await navigator.clipboard.readText();
  const frame = holder.content.querySelector('iframe');
  expect(frame?.title).toBe('Rubicon board, 3 × 3');
  expect(frame?.getAttribute('src')).toBe(`${location.href}&embed=1`);
});
