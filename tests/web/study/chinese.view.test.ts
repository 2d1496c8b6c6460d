import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { linkOf, sample } from '../../../e2e/support/boards.ts';
import { visit } from '../support/visit.ts';
import { StudyView } from './study-view.ts';

const open = async (hash: string) =>
  new StudyView(await visit(hash, { languages: ['zh-CN'], reducedMotion: true }));

describe('in Chinese', () => {
  it('the maps are read, and the language is switched over them', async () => {
    const study = await open(linkOf(sample(2).rows));
    const { rubicon } = study;
    const { page } = rubicon;
    await study.choose('胜负图');
    const cell = () => page.getByRole('gridcell', { name: /^第 3 行第 1 列：/ });
    await expect.poll(cell).toHaveAccessibleName('第 3 行第 1 列：空地；红方 1 步胜');
    await rubicon.user.hover(cell());
    await page.findByText('第 3 行第 1 列：红方 1 步胜');
    await rubicon.user.click(within(study.panel).getByRole('radio', { name: '障碍' }));
    await page.findByText('已计算 6 格，共 6 格');
    await rubicon.press('English');
    await page.findByText('6 of 6 cells');
  });

  it('a game is played, and the language is switched during it', async () => {
    const study = await open(`${linkOf(sample(2).rows)}&study=play`);
    const { rubicon } = study;
    const { page, user } = rubicon;
    await user.click(await within(study.panel).findByRole('radio', { name: '黑方' }));
    await rubicon.press('从此处开始');
    const game = await page.findByRole('region', { name: '对局' });
    const status = () => game.querySelector('.game-status');
    const result = () => page.getByRole('region', { name: '结果' });
    await expect.poll(status).toHaveTextContent('轮到你走：黑方');
    await expect.poll(result).toHaveTextContent('黑方 2 步胜');
    await rubicon.press('提示');
    await expect.poll(status).toHaveTextContent(/提示：黑卒 \(3,2\) 向. → \(.,.\)，吃帅/);
    await rubicon.press('English');
    await expect.poll(status).toHaveTextContent(/Hint: Black pawn .* takes a general/);
    await rubicon.press('中文');
    const moves = await page.findByRole('list', { name: '你的着法' });
    await user.click(await within(moves).findByRole('button', { name: /吃帅/ }));
    await expect.poll(result).toHaveTextContent('黑方已胜：卒吃掉了帅。');
    await study.expectPanel('共走 2 步，与预计完全一致。');
    await study.expectPanel('最优：1 次');
  });
});
