import { within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { linkOf, type Rows, sample } from '../../../e2e/support/boards.ts';
import { visit } from '../support/visit.ts';
import { StudyView } from './study-view.ts';

const WON: Rows = ['O..', '.#.', '...', '.X.', '..O'];
const LOST: Rows = ['##..', '.#..', '#.X.', '...O', '.O..'];
const TIE: Rows = ['..O', '.#.', '...', 'X##', '.O.'];

const open = async (hash: string) =>
  new StudyView(await visit(hash, { languages: ['zh-CN'], reducedMotion: true }));

describe('in Chinese', () => {
  it('the moves are told, and why one is bad', async () => {
    const study = await open(linkOf(WON));
    const { rubicon } = study;
    await expect
      .poll(() => study.choices.map(({ textContent }) => textContent))
      .toEqual([
        expect.stringMatching(/^红帅 \(1,1\) 向下 → \(2,1\) 红方 4 最快取胜/),
        expect.stringMatching(/红方 8 仍可取胜，但慢 4 步$/),
        expect.stringMatching(/平局 由胜变平$/),
        expect.stringMatching(/黑方 1 由胜变负$/),
      ]);
    rubicon.page.getByRole('list', { name: '合法着法' });
    await rubicon.press('这步为什么不好？红帅 (5,3) 向上 → (4,3)');
    const answers = await within(study.panel).findByText(/^这步棋/);
    await expect
      .poll(() => answers.closest('[role=status]'))
      .toHaveTextContent(
        '这步棋由胜变负：黑方 1 步胜。2 黑卒 (4,2) 向右 → (4,3)，吃帅黑方已胜：卒吃掉了帅。',
      );
  });

  it('the reasons are told', async () => {
    const study = await open(linkOf(TIE));
    await study.choose('原因');
    await study.expectPanel('双方都无法强制取胜，也都有保持平局的着法。');
    await study.expectPanel('红方的 4 种着法中，1 种保持平局，其余 3 种会输：');
    study.rubicon.follow(linkOf(LOST));
    await study.expectPanel('无论红方怎么走，黑方最多 4 步必胜。');
    await study.expectPanel('黑方应：');
  });

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
