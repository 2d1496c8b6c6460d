import { expect, it, vi } from 'vitest';
import { linkOf, sample } from '../../../e2e/support/boards.ts';
import { downloadBy } from '../support/download.ts';
import type { Rubicon } from '../support/rubicon.ts';
import { visit } from '../support/visit.ts';
import { elementsOf, readXml } from './xml.ts';

const short = sample(2);

/** The title, the heading and the last move of a picture. */
function seen(svg: string) {
  const root = readXml(svg);
  return {
    title: root.children.find(({ name }) => name === 'title')?.text,
    heading: root.children.filter(({ name }) => name === 'text').map(({ text }) => text),
    hasLast: elementsOf(root).some(({ attributes }) => attributes.class === 'last'),
  };
}

const download = async (rubicon: Rubicon) => {
  const { name, text } = await downloadBy(() => rubicon.press('Download SVG'));
  expect(name).toBe('rubicon.svg');
  return seen(text);
};

it('the picture of the board has its result, the side to move and the move shown', async () => {
  const rubicon = await visit(linkOf(short.rows));
  await rubicon.expectMove(0, 2);
  expect(await download(rubicon)).toEqual({
    title: 'Rubicon board, 3 × 3: Black wins in 2 moves (1 by Black)',
    heading: ['Black wins in 2 moves (1 by Black)', 'Red to move'],
    hasLast: false,
  });
  await rubicon.press('Next');
  await rubicon.expectMove(1, 2);
  expect(await download(rubicon)).toEqual({
    title: 'Rubicon board, 3 × 3: Black wins in 1 move (1 by Black)',
    heading: ['Black wins in 1 move (1 by Black)', 'Black to move · Move 1 of 2'],
    hasLast: true,
  });
  await rubicon.press('Last');
  await rubicon.expectMove(2, 2);
  expect((await download(rubicon)).heading).toEqual([
    'Black has won: the pawn has captured a general.',
    'Move 2 of 2',
  ]);
});

it('the picture of a board without a result has its name, and the side to move', async () => {
  const rubicon = await visit(linkOf(['...', 'O.X']));
  expect(await download(rubicon)).toEqual({
    title: 'Rubicon board, 2 × 3',
    heading: ['Red to move'],
    hasLast: false,
  });
});

it('without the result it has only its name; it is copied', async () => {
  const rubicon = await visit(linkOf(short.rows));
  await rubicon.expectMove(0, 2);
  await rubicon.press('Next');
  const result = rubicon.page.getByRole('checkbox', { name: 'Include the result' });
  expect(result).toBeChecked();
  // Keys of the line work after a click, and those who use the keyboard stay where they are.
  await rubicon.user.click(result);
  expect(result).not.toHaveFocus();
  result.focus();
  await rubicon.user.keyboard('  ');
  expect(result).toHaveFocus();
  expect(result).not.toBeChecked();
  await rubicon.press('Copy SVG');
  await rubicon.page.findByText('SVG copied');
  expect(rubicon.button('Copy SVG')).toHaveClass('done');
  expect(rubicon.button('Copy PNG')).not.toHaveClass('done');
  expect(seen(await navigator.clipboard.readText())).toEqual({
    title: 'Rubicon board, 3 × 3',
    heading: [],
    hasLast: true,
  });
});

it('where a PNG cannot be copied a sentence says what is possible', async () => {
  const rubicon = await visit(linkOf(short.rows));
  Object.assign(globalThis, { ClipboardItem: undefined });
  await rubicon.press('Copy PNG');
  const sentence = await rubicon.page.findByText(
    'This browser does not let the page copy it. Download it instead.',
  );
  expect(sentence).toHaveClass('feedback');
});

/** A browser whose pictures come to this. */
function drawPictures(comesTo: 'load' | 'error'): void {
  class Picture extends EventTarget {
    onload = () => {};
    onerror = () => {};
    naturalWidth = 1;
    naturalHeight = 1;

    set src(_: string) {
      queueMicrotask(comesTo === 'load' ? this.onload : this.onerror);
    }
  }
  vi.stubGlobal('Image', Picture);
}

it.each([
  ['does not read the picture', 'error'],
  ['has no room for its pixels', 'load'],
] as const)(
  'where the browser %s a sentence says that there is no PNG, and what is left',
  async (_, comesTo) => {
    const rubicon = await visit(linkOf(short.rows));
    drawPictures(comesTo);
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((give) => give(null));
    await rubicon.press('Download PNG');
    const sentence = await rubicon.page.findByText(
      'The browser could not draw the PNG. Download the SVG instead.',
    );
    expect(sentence).toHaveClass('feedback');
  },
);
