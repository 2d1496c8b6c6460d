import { linkOf, type Rows, sample } from '../support/boards.ts';
import { expect, test } from '../support/fixtures.ts';
import type { Rubicon } from '../support/page.ts';

const WON: Rows = ['O..', '.#.', '...', '.X.', '..O'];
const LOST: Rows = ['##..', '.#..', '#.X.', '...O', '.O..'];
const TIE: Rows = ['..O', '.#.', '...', 'X##', '.O.'];

async function expectMoves({ page }: Rubicon): Promise<void> {
  await expect(page.getByRole('list', { name: '合法着法' }).locator('.choice')).toHaveText([
    /^红帅 \(1,1\) 向下 → \(2,1\) 红方 4 最快取胜/,
    /红方 8 仍可取胜，但慢 4 步$/,
    /平局 由胜变平$/,
    /黑方 1 由胜变负$/,
  ]);
  await page.getByRole('button', { name: '这步为什么不好？红帅 (5,3) 向上 → (4,3)' }).click();
  await expect(page.getByRole('status').filter({ hasText: '这步棋' })).toHaveText(
    '这步棋由胜变负：黑方 1 步胜。2 黑卒 (4,2) 向右 → (4,3)，吃帅黑方已胜：卒吃掉了帅。',
  );
  await page.keyboard.press('Escape');
}

async function expectReasons(rubicon: Rubicon): Promise<void> {
  const panel = rubicon.page.getByRole('tabpanel');
  await rubicon.page.getByRole('tab', { name: '原因' }).click();
  await rubicon.open(linkOf(TIE));
  await expect(panel).toContainText('双方都无法强制取胜，也都有保持平局的着法。');
  await expect(panel).toContainText('红方的 4 种着法中，1 种保持平局，其余 3 种会输：');
  await rubicon.open(linkOf(LOST));
  await expect(panel).toContainText('无论红方怎么走，黑方最多 4 步必胜。');
  await expect(panel.getByRole('list').first().locator(':scope > li').first()).toContainText('黑方应：');
}

async function expectMaps({ page }: Rubicon): Promise<void> {
  await page.getByRole('tab', { name: '胜负图' }).click();
  const cell = page.getByRole('gridcell', { name: /^第 3 行第 1 列：/ });
  await expect(cell).toHaveAccessibleName('第 3 行第 1 列：空格；红方 1 步胜');
  await cell.hover();
  await expect(page.getByText('第 3 行第 1 列：红方 1 步胜', { exact: true })).toBeVisible();
  await page.getByRole('radio', { name: '障碍', exact: true }).last().check();
  await expect(page.getByText('已计算 6 格，共 6 格')).toBeVisible();
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByText('6 of 6 cells')).toBeVisible();
  await page.getByRole('button', { name: '中文' }).click();
}

/** The language is switched during the game. */
async function play(rubicon: Rubicon): Promise<void> {
  const { page } = rubicon;
  const button = (name: string) => rubicon.button(name).first();
  await page.getByRole('tab', { name: '对弈' }).click();
  await page.getByRole('tabpanel').getByRole('radio', { name: '黑方' }).check();
  await button('从此处开始').click();
  const status = page.getByRole('region', { name: /^(对局|Game)$/ }).getByRole('status');
  await expect(status).toContainText('轮到你走：黑方');
  await expect(page.getByRole('region', { name: '结果' })).toContainText('黑方 2 步胜');
  await button('提示').click();
  await expect(status).toContainText(/提示：黑卒 \(3,2\) 向. → \(.,.\)，吃帅/);
  await button('English').click();
  await expect(status).toContainText(/Hint: Black pawn .* takes a general/);
  await button('中文').click();
  await page
    .getByRole('list', { name: '你的着法', exact: true })
    .getByRole('button', { name: '吃帅' })
    .click();
  await expect(page.getByRole('region', { name: '结果' })).toContainText('黑方已胜：卒吃掉了帅。');
  await expect(page.getByRole('tabpanel')).toContainText('共走 2 步，与预计完全一致。');
  await expect(page.getByRole('tabpanel')).toContainText('最优：1 次');
}

test('the moves, the reasons, the maps and a game in Chinese', async ({ visit }) => {
  const rubicon = await visit({ locale: 'zh-CN' });
  await rubicon.openBoard(WON);
  await test.step('the moves', () => expectMoves(rubicon));
  await test.step('the reasons', () => expectReasons(rubicon));
  await rubicon.openBoard(sample(2).rows);
  await test.step('the maps', () => expectMaps(rubicon));
  await test.step('a game', () => play(rubicon));
});
