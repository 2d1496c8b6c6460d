import { fireEvent, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { contestText, linkOf, sample, textOf } from '../../../e2e/support/boards.ts';
import type { Rubicon } from '../support/rubicon.ts';
import { visit } from '../support/visit.ts';

const { rows, answer } = sample(2);
const before = sample(5);

/** A sample as copied from the contest's site. */
const COPIED = `### 输入 #1\n\n\`\`\`\n${textOf(rows)}\`\`\`\n\n### 输出 #1\n\n\`\`\`\n${answer}\n\`\`\`\n`;

/** Drags a file over the page until the hint is there, of a view that may come late. */
const expectHint = ({ page }: Rubicon, hint: string | RegExp) =>
  expect
    .poll(() => {
      fireEvent.dragOver(document.body, { dataTransfer: { types: ['Files'] } });
      return page.queryByText(hint);
    })
    .not.toBeNull();

describe('a pasted text', () => {
  it('is opened in any form, in any place of the page', async () => {
    const rubicon = await visit(linkOf(before.rows));
    rubicon.paste(COPIED);
    await rubicon.expectBoard(rows);
    await rubicon.expectAnswer(answer);
    await rubicon.press('Undo');
    await rubicon.expectBoard(before.rows);
    rubicon.paste(' \n');
    await rubicon.press('Theatre');
    rubicon.paste(rows.join('\n'));
    await rubicon.expectBoard(rows);
    await rubicon.expectAnswer(answer);
  });

  it('with a link opens what it names', async () => {
    const rubicon = await visit();
    rubicon.paste(`See https://example.org/rubicon/${linkOf(sample(4).rows)}&study=maps.`);
    await rubicon.expectBoard(sample(4).rows);
    expect(rubicon.page.getByRole('tab', { name: 'Maps' })).toHaveAttribute('aria-selected', 'true');
    // The link that a frame has opens the whole page.
    rubicon.paste(`https://example.org/${linkOf(rows)}&embed=1`);
    await rubicon.expectBoard(rows);
    rubicon.page.getByRole('banner');
  });

  it('that cannot be read is shown, with the caret at the place', async () => {
    const rubicon = await visit(linkOf(rows));
    rubicon.paste('Board:\n```\n2 3\nO.O\n.?X\n```\n');
    const dialog = within(await rubicon.page.findByRole('dialog'));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Line 5, column 2: Expected a cell here');
    const field = dialog.getByRole<HTMLTextAreaElement>('textbox');
    expect(field).toHaveFocus();
    expect(field).toHaveAttribute('aria-invalid', 'true');
    expect(field).toHaveAccessibleDescription(/^Line 5, column 2: Expected a cell here/);
    expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe('?');
    // A field receives its own paste, even of a text that the page could read.
    rubicon.paste(before.rows.join('\n'));
    await rubicon.user.click(dialog.getByRole('button', { name: 'Close' }));
    await rubicon.expectBoard(rows);
  });

  it('is answered by the batch, which is open', async () => {
    const rubicon = await visit('#view=bench');
    await expectHint(rubicon, 'Drop the contest file to solve its boards');
    rubicon.paste(contestText('sample1.in'));
    await rubicon.page.findByText(/^5 of 5 boards/);
    rubicon.paste(`https://example.org/${linkOf(rows)}`);
    await rubicon.press('Analysis');
    await rubicon.expectBoard(rows);
  });

  it('is the boards or the output, of which the two are compared', async () => {
    const rubicon = await visit('#view=bench&tool=compare');
    await expectHint(rubicon, /^Drop the output/);
    rubicon.paste(contestText('sample1.in'));
    await rubicon.page.findByText(/^5 of 5 boards/);
    rubicon.paste(contestText('sample1.ans'));
    await rubicon.page.findByText('✓ Every line is right: 5 boards.');
  });
});

it('a pasted file is opened', async () => {
  const rubicon = await visit(linkOf(before.rows));
  const files = [new File([COPIED], 'problem.md')];
  fireEvent.paste(document.body, { clipboardData: { getData: () => '', files } });
  await rubicon.expectBoard(rows);
});

it('a dropped file is opened, and while it is over the page a hint says so', async () => {
  const rubicon = await visit(linkOf(before.rows));
  const hint = 'Drop the file to load its boards';
  const leaveFor = (relatedTarget: Element | null) =>
    fireEvent(
      document.body,
      Object.assign(new Event('dragleave', { bubbles: true, cancelable: true }), { relatedTarget }),
    );
  // A text that is dragged is the browser's.
  expect(fireEvent.dragOver(document.body, { dataTransfer: { types: ['text/plain'] } })).toBe(true);
  await expectHint(rubicon, hint);
  leaveFor(rubicon.page.getByRole('grid'));
  rubicon.page.getByText(hint);
  leaveFor(null);
  await expect.poll(() => rubicon.page.queryByText(hint)).toBeNull();
  rubicon.drop(rubicon.page.getByRole('grid'), new File([COPIED], 'problem.md'));
  await rubicon.expectBoard(rows);
  expect(rubicon.page.queryByText(hint)).toBeNull();
});
