import { dropFile, Exchange } from '../share/exchange.ts';
import { contestText, linkOf, sample, samples, textOf } from '../support/boards.ts';
import { chain } from '../support/chain.ts';
import { writeClipboard } from '../support/clipboard.ts';
import { expect } from '../support/fixtures.ts';
import { hold } from '../support/hold.ts';
import type { Rubicon } from '../support/page.ts';

const { rows, answer } = sample(2);
const before = sample(5);

/** A sample as copied from the contest's site. */
const COPIED = `### 输入 #1\n\n\`\`\`\n${textOf(rows)}\`\`\`\n\n### 输出 #1\n\n\`\`\`\n${answer}\n\`\`\`\n`;

async function paste({ page }: Rubicon, text: string): Promise<void> {
  await writeClipboard(page, text);
  await page.keyboard.press('ControlOrMeta+v');
}

chain(
  'boards are pasted and dropped anywhere, in any form, also into the bench',
  {},
  {
    'a sample, wherever one is; one undo brings the board before': async (rubicon) => {
      await rubicon.openBoard(before.rows);
      await paste(rubicon, COPIED);
      await rubicon.expectBoard(rows);
      await rubicon.expectAnswer(answer);
      await rubicon.button('Undo').click();
      await rubicon.expectBoard(before.rows);
      await rubicon.page.getByRole('button', { name: 'Theatre' }).click();
      await paste(rubicon, rows.join('\n'));
      await rubicon.expectBoard(rows);
      await rubicon.expectAnswer(answer);
    },
    'several boards, of which the others stay at hand': async (rubicon) => {
      await rubicon.openBoard(before.rows);
      await paste(rubicon, contestText('sample1.in').replace(/^\d+ /, ''));
      await rubicon.expectBoard(sample(1).rows);
      const list = rubicon.page.getByRole('region', { name: 'Imported boards' });
      await expect(list).toContainText(`Board 1 of ${samples.length}`);
    },
    'a link to the page': async (rubicon) => {
      await paste(rubicon, `See https://example.org/rubicon/${linkOf(sample(4).rows)}&study=maps.`);
      await rubicon.expectBoard(sample(4).rows);
      await expect(rubicon.page.getByRole('tab', { name: 'Maps' })).toHaveAttribute('aria-selected', 'true');
    },
    'what cannot be read says where': async (rubicon) => {
      const exchange = new Exchange(rubicon);
      await paste(rubicon, `Board:\n\`\`\`\n2 3\nO.O\n.?X\n\`\`\`\n`);
      await expect(exchange.problem).toContainText('Line 5, column 2: Expected a cell here');
      await exchange.expectCaret(5, 2);
      await rubicon.expectBoard(sample(4).rows);
      await exchange.text.press('ControlOrMeta+a');
      // A field receives its own paste, even of a text that the page could read.
      await paste(rubicon, rows.join('\n'));
      await expect(exchange.text).toHaveValue(rows.join('\n'));
      await rubicon.expectBoard(sample(4).rows);
      await rubicon.closeDialog();
    },
    'a dropped file': async (rubicon) => {
      await rubicon.openBoard(before.rows);
      await dropFile(rubicon.grid, 'problem.md', COPIED);
      await rubicon.expectBoard(rows);
    },
    'a file that is dropped before the page can read it': async (rubicon) => {
      const { page } = rubicon;
      const rest = await hold(page, /after-verdict-.*\.js$/);
      await page.goto('about:blank');
      await rubicon.openBare(linkOf(before.rows));
      await rubicon.expectBoard(before.rows);
      await dropFile(rubicon.grid, 'problem.md', COPIED);
      await rest.requested();
      await rest.release();
      await rubicon.expectBoard(rows);
    },
    'the batch answers what is pasted there': async (rubicon) => {
      await rubicon.page.getByRole('button', { name: 'Judge bench' }).click();
      await expect(rubicon.page.getByRole('textbox', { name: 'Contest text' })).toBeVisible();
      await paste(rubicon, contestText('sample1.in'));
      await expect(
        rubicon.page.getByRole('region', { name: 'Answers' }).getByRole('status').first(),
      ).toHaveText('5 of 5 boards');
    },
    'beside programs, which are never pasted, a text is a board': async (rubicon) => {
      await rubicon.page.getByRole('tab', { name: 'Stress' }).click();
      await expect(rubicon.button('Choose a program')).toBeVisible();
      await paste(rubicon, before.rows.join('\n'));
      await rubicon.expectBoard(before.rows);
      await rubicon.expectAnswer(before.answer);
    },
  },
);
