import { linkOf, sample } from '../support/boards.ts';
import { expect, test } from '../support/fixtures.ts';
import type { Rubicon } from '../support/page.ts';

async function expectEnglish({ page }: Rubicon): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveTitle('Red 75 – Rubicon');
  await expect(page.getByRole('region', { name: 'Result' })).toContainText(
    'Red wins in 75 moves (38 by Red)',
  );
  await expect(page.getByRole('gridcell').first()).toHaveAccessibleName('row 1, column 1: free');
  await expect(page.getByRole('button', { name: 'Help' })).toBeVisible();
}

async function expectChinese({ page }: Rubicon): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await expect(page).toHaveTitle('红方 75 – Rubicon');
  await expect(page.getByRole('region', { name: '结果' })).toContainText(
    '红方 75 步胜（红 38 步，黑 37 步）',
  );
  await expect(page.getByRole('gridcell').first()).toHaveAccessibleName('第 1 行第 1 列：空格');
  await expect(page.getByRole('button', { name: '帮助' })).toBeVisible();
}

test('a browser of another language is spoken to in English; the switch changes every sentence and is remembered', async ({
  visit,
}) => {
  const rubicon = await visit({ locale: 'fr-FR' });
  await rubicon.openBoard(sample(5).rows);
  await expectEnglish(rubicon);
  await rubicon.open('#b=?');
  const alert = rubicon.page.getByRole('alert');
  await expect(alert).toContainText('This link is damaged. The board stays as it was.');
  await alert.getByText('Details').click();
  await rubicon.page.getByRole('button', { name: '中文' }).click();
  await expectChinese(rubicon);
  await expect(alert).toContainText('链接里的棋盘不完整，棋盘保持不变。');
  await expect(alert.getByText(/^参数“b”的第 1 个字符处，应为 w/)).toBeVisible();
  await rubicon.page.reload();
  await expectChinese(rubicon);
  await rubicon.open(linkOf(['O..']));
  await expect(rubicon.page.getByRole('region', { name: '结果' })).toContainText('还缺一个红帅');
  await rubicon.page.getByRole('button', { name: 'English' }).click();
  await expect(rubicon.verdict).toContainText('needs two red generals, has one');
  await rubicon.example(5);
  await rubicon.page.reload();
  await expectEnglish(rubicon);
});
