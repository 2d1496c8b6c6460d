import { describe, expect, it } from 'vitest';
import { emptyBoard, linkOf, sample } from '../../../e2e/support/boards.ts';
import { downloadBy } from '../support/download.ts';
import { visit } from '../support/visit.ts';

const long = sample(5);

describe('the line', () => {
  it('is copied as a text, with its moves', async () => {
    const rubicon = await visit(linkOf(long.rows));
    await rubicon.expectMove(0, 75);
    await rubicon.press('Copy text');
    await rubicon.page.findByText('Text copied');
    const copied = (await navigator.clipboard.readText()).split('\n');
    expect(copied.slice(0, 12)).toEqual(['Red wins in 75 moves (38 by Red)', '', '9 9', ...long.rows]);
    expect(copied.filter((line) => /^ *\d+\. /.test(line))).toHaveLength(75);
  });

  it('is downloaded in the language of the page', async () => {
    const rubicon = await visit(linkOf(sample(4).rows), { languages: ['zh-CN'] });
    await expect.poll(() => rubicon.button('下载文本')).toBeEnabled();
    const { name, text } = await downloadBy(() => rubicon.press('下载文本'));
    expect(name).toBe('rubicon.txt');
    expect(text).toMatch(/^平局\n/);
    expect(text).toMatch(/\n第 \d+ 步后回到先前的局面：第 \d+ 至 \d+ 步将无限循环。\n$/);
  });

  it('cannot be taken out before it is known, and not as a GIF without a move', async () => {
    const rubicon = await visit(linkOf(emptyBoard(2, 2)));
    for (const name of ['Copy text', 'Download text', 'Make a GIF'])
      expect(rubicon.button(name)).toBeDisabled();
    rubicon.follow(linkOf(sample(1).rows));
    await rubicon.expectAnswer('Black 0');
    await expect.poll(() => rubicon.button('Copy text')).toBeEnabled();
    expect(rubicon.button('Download text')).toBeEnabled();
    expect(rubicon.button('Make a GIF')).toBeDisabled();
  });

  it('of which the browser cannot make a GIF says so, until it is another', async () => {
    const rubicon = await visit(linkOf(sample(2).rows));
    await rubicon.expectMove(0, 2);
    await rubicon.press('Make a GIF');
    await rubicon.page.findByText('This browser could not make the GIF.');
    expect(rubicon.button('Make a GIF')).toBeDisabled();
    rubicon.follow(linkOf(long.rows));
    await rubicon.expectMove(0, 75);
    expect(rubicon.page.queryByRole('region', { name: 'GIF of the line' })).toBeNull();
    expect(rubicon.button('Make a GIF')).toBeEnabled();
  });
});
