import { fireEvent, within } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { contestText, linkOf, sample, textOf } from '../../../e2e/support/boards.ts';
import type { Rubicon } from '../support/rubicon.ts';
import { visit } from '../support/visit.ts';

const { rows, answer } = sample(2);

/** Fills both storages; the returned function empties them. */
function fillStorage(): () => void {
  const writes = [localStorage, sessionStorage].map((storage) =>
    vi.spyOn(storage, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    }),
  );
  return () => {
    for (const write of writes) write.mockRestore();
  };
}

async function visitWithoutClipboard(): Promise<Rubicon> {
  const rubicon = await visit(linkOf(rows));
  Object.defineProperty(navigator, 'clipboard', { value: undefined });
  document.execCommand = () => false;
  await rubicon.expectAnswer(answer);
  return rubicon;
}

/** The field for copying by hand. */
const byHand = ({ page }: Rubicon) => page.queryByLabelText<HTMLTextAreaElement>(/^Copy this by hand:/);

/** Its selected text. */
function selected(rubicon: Rubicon): string | undefined {
  const field = byHand(rubicon);
  return field?.value.slice(field.selectionStart, field.selectionEnd);
}

describe('what cannot be copied is shown, selected', () => {
  it('in the panel', async () => {
    const rubicon = await visitWithoutClipboard();
    const share = within(rubicon.page.getByRole('region', { name: 'Share' }));
    for (const [button, text] of [
      ['Copy link', /^http\S+#b=\S+$/],
      ['Copy SVG', /^<svg /],
      ['Copy text', /^Black wins in 2 moves/],
      ['Copy embed code', /^<iframe /],
    ] as const) {
      await rubicon.user.click(share.getByText(button));
      await expect.poll(() => selected(rubicon)).toMatch(text);
      expect(byHand(rubicon)).toHaveFocus();
    }
  });

  it('but for a text that is too long to be shown, which is downloaded instead', async () => {
    const rubicon = await visitWithoutClipboard();
    await rubicon.press('Judge bench');
    await rubicon.click('tab', 'Generate');
    const form = { Boards: 3500, 'Rows from': 32, 'Rows to': 32, 'Columns from': 1, 'Columns to': 1 };
    for (const [name, value] of Object.entries(form))
      fireEvent.input(await rubicon.page.findByRole('spinbutton', { name }), {
        target: { value: `${value}` },
      });
    await rubicon.press('Generate');
    await rubicon.press('Copy the input');
    await rubicon.page.findByText(/it is too long to be shown\. Download it instead\.$/);
    expect(byHand(rubicon)).toBeNull();
  });
});

it('without the clipboard a text may be copied from a field, after which the focus is where it was', async () => {
  const rubicon = await visitWithoutClipboard();
  const copied: string[] = [];
  document.execCommand = () => {
    // The field is beside what is seen, in the dialog if one is open; browsers focus what is selected.
    const holder = document.querySelector('dialog[open]') ?? document.body;
    const field = holder.querySelector<HTMLTextAreaElement>(':scope > .offscreen');
    field?.focus();
    copied.push(field?.value.slice(field.selectionStart, field.selectionEnd) ?? '');
    return field !== null;
  };
  await rubicon.press('Copy link');
  await rubicon.page.findByText('Link copied');
  expect(rubicon.button('Copy link')).toHaveFocus();
  await rubicon.press('Import or export');
  await rubicon.press('Copy the text');
  await rubicon.page.findByRole('button', { name: 'Copied' });
  expect(copied).toEqual([location.href.replace('&exchange', ''), textOf(rows)]);
  expect(byHand(rubicon)).toBeNull();
});

describe('of a file that is not taken the reason is given, and what was typed stays', () => {
  it.each<readonly [what: string, sentence: string, files: () => readonly File[]]>([
    [
      'several at once',
      'These are 2 files. The editor takes only one; the board stays as it is.',
      () => ['a.in', 'b.in'].map((name) => new File(['O.O'], name)),
    ],
    [
      'a large one',
      '“large.in” is too large for the editor: 5 MB, at most 4 MB.',
      () => [new File([' '.repeat(5 * 2 ** 20)], 'large.in')],
    ],
  ])('%s', async (_, sentence, files) => {
    const rubicon = await visit(linkOf(rows));
    await rubicon.press('Import or export');
    await rubicon.fill('Contest text', 'my text');
    await rubicon.press('Close');
    rubicon.drop(document.body, ...files());
    const dialog = await rubicon.page.findByRole('dialog');
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(sentence);
    expect(within(dialog).getByRole('textbox')).toHaveValue('my text');
    await rubicon.expectBoard(rows);
  });

  it('one that just fits is read', async () => {
    const rubicon = await visit();
    rubicon.drop(document.body, new File([textOf(rows).padEnd(4 * 2 ** 20)], 'small.in'));
    await rubicon.expectBoard(rows);
  });

  it('a folder', async () => {
    const rubicon = await visit(linkOf(rows));
    const folder = new File([], 'folder');
    folder.text = () => Promise.reject(new DOMException('a folder', 'NotFoundError'));
    await rubicon.press('Theatre');
    rubicon.drop(document.body, folder);
    await expect.poll(() => rubicon.notices).toHaveTextContent('The file “folder” could not be read.');
    await rubicon.press('Close');
    await expect.poll(() => rubicon.notices).toBeEmptyDOMElement();
    await rubicon.press('Analysis');
    await rubicon.expectBoard(rows);
  });
});

describe('what the browser does not keep', () => {
  it('is said beside each text, which works', async () => {
    const rubicon = await visit('#view=bench&tool=compare');
    const empty = fillStorage();
    const form = async (name: string) =>
      within((await rubicon.page.findByRole('textbox', { name })).closest('form') as HTMLElement);
    const [input, output] = [await form('Contest text'), await form('Output text')];
    await rubicon.fill('Contest text', contestText('sample1.in'));
    await input.findByText(/^The browser has no room to keep this/);
    expect(output.queryByText(/^The browser has no room/)).toBeNull();
    await rubicon.fill('Output text', 'Tie\n');
    await output.findByText(/^The browser has no room to keep this/);
    await rubicon.press('Solve all boards');
    await rubicon.page.findByText(/^5 of 5 boards/);
    empty();
    await rubicon.fill('Output text', 'Tie\nTie\n');
    await expect.poll(() => output.queryByText(/^The browser has no room/)).toBeNull();
    const text = contestText('sample1.in').padEnd(4 * 2 ** 20 + 1);
    rubicon.drop(rubicon.page.getByRole('textbox', { name: 'Contest text' }), new File([text], 'large.in'));
    await input.findByText(/^This is too large for the browser to keep/);
  });

  it('is not missed by the board: its address keeps it', async () => {
    const rubicon = await visit('', { storage: 'denied' });
    await rubicon.example(2);
    await rubicon.expectAnswer(answer);
    await rubicon.press('中文');
    await expect.poll(() => document.documentElement).toHaveAttribute('lang', 'zh-CN');
    await expect.poll(() => location.hash).toBe(linkOf(rows));
    expect(rubicon.page.getByRole('region', { name: '通知' })).toBeEmptyDOMElement();
  });
});

it('without locks the page solves', async () => {
  const rubicon = await visit();
  Object.defineProperty(navigator, 'locks', { value: undefined });
  await rubicon.example(2);
  await rubicon.expectAnswer(answer);
});
