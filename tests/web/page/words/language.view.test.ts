import { expect, it } from 'vitest';
import { linkOf, sample } from '../../../../e2e/support/boards.ts';
import type { Rubicon } from '../../support/rubicon.ts';
import { reload, visit } from '../../support/visit.ts';

async function expectEnglish({ page }: Rubicon): Promise<void> {
  await expect.poll(() => document.title).toBe('Red 75 – Rubicon');
  expect(document.documentElement).toHaveAttribute('lang', 'en');
  expect(page.getByRole('region', { name: 'Result' })).toHaveTextContent('Red wins in 75 moves (38 by Red)');
  expect(page.getAllByRole('gridcell')[0]).toHaveAccessibleName('row 1, column 1: free');
  page.getByRole('button', { name: 'Help' });
}

async function expectChinese({ page }: Rubicon): Promise<void> {
  await expect.poll(() => document.title).toBe('红方 75 – Rubicon');
  expect(document.documentElement).toHaveAttribute('lang', 'zh-CN');
  expect(page.getByRole('region', { name: '结果' })).toHaveTextContent('红方 75 步胜（红 38 步，黑 37 步）');
  expect(page.getAllByRole('gridcell')[0]).toHaveAccessibleName('第 1 行第 1 列：空地');
  page.getByRole('button', { name: '帮助' });
}

it('a browser of another language is spoken to in English; the switch changes every sentence and is remembered', async () => {
  const rubicon = await visit(linkOf(sample(5).rows), { languages: ['fr-FR', 'de'] });
  await expectEnglish(rubicon);
  rubicon.follow('#b=?');
  const alert = await rubicon.page.findByRole('alert');
  expect(alert).toHaveTextContent('This link is damaged. The board stays as it was.');
  await rubicon.press('中文');
  await expectChinese(rubicon);
  expect(alert).toHaveTextContent('链接里的棋盘不完整，棋盘保持不变。');
  await expect.poll(() => alert).toHaveTextContent('参数“b”的第 1 个字符处，应为 w');
  const again = await reload();
  await expectChinese(again);
  again.follow(linkOf(['O..']));
  await again.page.findByText(/还缺一个红帅/);
  await again.press('English');
  await expect.poll(() => again.verdict).toHaveTextContent('needs two red generals, has one');
  await again.example(5);
  await expectEnglish(again);
  await expectEnglish(await reload());
});

it('a browser that prefers Chinese is spoken to in Chinese', async () => {
  await expectChinese(await visit('', { languages: ['fr', 'zh-TW', 'en'] }));
});
