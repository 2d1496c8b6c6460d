import { linkOf, sample } from '../../support/boards.ts';
import { expect, test } from '../../support/fixtures.ts';
import { touch } from '../../support/touch.ts';
import { GameView } from './game.ts';

const { rows } = sample(5);

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test('on a small screen a finger takes pieces up and puts them down, or drags them', {
    tag: '@engines',
  }, async ({ rubicon, browserName }) => {
    const game = new GameView(rubicon);
    await game.start(rows, 'Red');
    await expect(game.bar).toBeInViewport();
    const beyond = () =>
      rubicon.page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
    await expect.poll(beyond).toBe(0);
    await touch(rubicon, browserName, [[9, 2]]);
    await touch(rubicon, browserName, [[9, 1]]);
    await game.expectPlayed(2);
    await touch(rubicon, browserName, [
      [9, 1],
      [8, 1],
    ]);
    await game.expectPlayed(4);
    await expect(rubicon.cell([8, 1])).toHaveAccessibleName(/red general$/);
  });
});

test('a game is played in Chinese, and the language changes on the way', async ({ visit }) => {
  const rubicon = await visit({ locale: 'zh-CN' });
  const { page } = rubicon;
  const button = (name: string) => rubicon.button(name).first();
  await rubicon.open(linkOf(sample(2).rows));
  await page.getByRole('tab', { name: '对弈' }).click();
  await page.getByRole('tabpanel').getByRole('radio', { name: '黑方' }).check();
  await button('从此处开始').click();
  const status = page.getByRole('region', { name: /^(对局|Game)$/ }).getByRole('status');
  await expect(status).toContainText('轮到你走：黑方');
  await expect(page.getByRole('tabpanel')).toContainText('双方都走最佳着法：黑方 2 步胜。');
  await button('提示').click();
  await expect(status).toContainText(/提示：黑卒 \(3,2\) 向. → \(.,.\)，吃帅/);
  await button('English').click();
  await expect(status).toContainText(/Hint: Black pawn .* takes a general/);
  await button('中文').click();
  await page
    .getByRole('list', { name: '你的着法', exact: true })
    .getByRole('button', { name: '吃帅' })
    .click();
  await expect(page.getByRole('tabpanel')).toContainText(
    '黑方已胜： 卒吃掉了帅。 共走 2 步，与预计完全一致。',
  );
  await expect(page.getByRole('tabpanel')).toContainText('最佳 1 步');
});
