import { expectAccessible } from '../support/axe.ts';
import { contestText, emptyBoard, placesOf, sample, textOf } from '../support/boards.ts';
import { readClipboard } from '../support/clipboard.ts';
import { downloadBy, downloadBytesBy } from '../support/download.ts';
import { expect, test } from '../support/fixtures.ts';
import { expectNoSideways } from '../support/no-sideways.ts';
import type { Rubicon } from '../support/page.ts';
import { atSize } from '../support/places.ts';
import { dropFile, Exchange } from './exchange.ts';

const short = sample(2);

/** A browser's view of an SVG: its size as an image, its name, its texts and the number of cells with each kind of mark. */
async function seen({ page }: Rubicon, svg: string) {
  return page.evaluate(async (text) => {
    const root = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
    const image = new Image();
    image.src = `data:image/svg+xml,${encodeURIComponent(text)}`;
    await image.decode();
    // A path is repeated on each of its cells, whose corners are its only absolute coordinates.
    const count = (selector: string) =>
      root.querySelector(selector)?.getAttribute('d')?.match(/M/g)?.length ?? 0;
    return {
      root: root.nodeName,
      size: [image.naturalWidth, image.naturalHeight],
      title: root.querySelector('title')?.textContent,
      heading: Array.from(root.querySelectorAll(':scope > text'), ({ textContent }) => textContent),
      things: ['.obstacle', '.general', '.pawn', '.last'].map(count),
    };
  }, svg);
}

/** The colours at points (px) of a PNG. */
async function coloursIn({ page }: Rubicon, png: Buffer, points: readonly (readonly [number, number])[]) {
  return page.evaluate(
    async ([source, points]) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
      const context = canvas.getContext('2d', { willReadFrequently: true });
      context?.drawImage(image, 0, 0);
      return points.map(([x, y]) => [...(context?.getImageData(x, y, 1, 1).data ?? [])]);
    },
    [`data:image/png;base64,${png.toString('base64')}`, points] as const,
  );
}

/** The width and height in a PNG's header. */
function sizeOfPng(png: Buffer): [width: number, height: number] {
  expect(png.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

/** A long row that cannot be read does not make the dialog wider than a phone. */
async function expectNarrow(exchange: Exchange): Promise<void> {
  const { page } = exchange.rubicon;
  await atSize(page, { width: 360, height: 740 }, async () => {
    await exchange.chooseFile('long.in', `0 1\n1 100\n${'?'.repeat(100)}\n`);
    await expect(exchange.problem).toContainText('found 100');
    await expect.poll(() => exchange.dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    await expectNoSideways(page);
  });
}

/** Boards come and go as files and through the clipboard, as texts and as pictures. */
export async function exchangeBoards(rubicon: Rubicon, browserName: string): Promise<void> {
  const { page } = rubicon;
  const exchange = new Exchange(rubicon);
  const download = (name: string) => downloadBy(rubicon, browserName, () => rubicon.button(name).click());
  const png = () => downloadBytesBy(rubicon, browserName, () => rubicon.button('Download PNG').click());
  if (browserName === 'chromium')
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await rubicon.openBoard(emptyBoard(2, 2));
  await test.step('a file is opened; what cannot be read in it is selected', async () => {
    await exchange.open();
    await exchange.chooseFile('broken.in', '0 1\r\n1 3\r\nX?O\r\n');
    await expect(exchange.problem).toContainText('Line 3, column 2: Expected a cell here');
    await exchange.expectCaret(3, 2);
    if (browserName === 'chromium') await expectAccessible(rubicon, 'dialog[open]');
    await expectNarrow(exchange);
    await exchange.chooseFile('board.in', textOf(short.rows));
    await expect(exchange.dialog).toBeHidden();
    await rubicon.expectBoard(short.rows);
    await rubicon.expectAnswer(short.answer);
  });
  await test.step('a file is dropped', async () => {
    await dropFile(page.locator('body'), 'board.in', textOf(sample(3).rows));
    await rubicon.expectBoard(sample(3).rows);
    await rubicon.button('Undo').click();
    await rubicon.expectBoard(short.rows);
  });
  await test.step('the text of the board is downloaded, shown and copied', async () => {
    expect(await download('Download .in')).toEqual({ name: 'rubicon.in', text: textOf(short.rows) });
    await exchange.open();
    await rubicon.button('Insert the current board').click();
    await expect(exchange.text).toHaveValue(textOf(short.rows));
    await rubicon.button('Copy the text').click();
    await expect(rubicon.button('Copied')).toBeVisible();
    expect(await readClipboard(page)).toBe(textOf(short.rows));
    await rubicon.closeDialog();
  });
  await test.step('the list of several boards comes into view', async () => {
    await exchange.open();
    await exchange.chooseFile('sample1.in', contestText('sample1.in'));
    await expect(page.getByRole('region', { name: 'Imported boards' })).toBeInViewport({ ratio: 1 });
    if (browserName === 'chromium') await expectAccessible(rubicon, 'html');
    await rubicon.button('Close the list').click();
    await rubicon.openBoard(short.rows);
  });
  await test.step('an image shows the SVG', async () => {
    const drawn = await download('Download SVG');
    expect(drawn.name).toBe('rubicon.svg');
    const picture = await seen(rubicon, drawn.text);
    expect(picture).toMatchObject({
      root: 'svg',
      title: 'Rubicon board, 3 × 3: Black wins in 2 moves (1 by Black)',
      things: [placesOf(short.rows, '#').length, 2, 1, 0],
    });
    expect(Math.min(...picture.size)).toBeGreaterThan(3 * 20);
  });
  await test.step('a PNG has a whole number of pixels for each of the picture’s own', async () => {
    await page.getByRole('checkbox', { name: 'Include the result' }).uncheck();
    const { name, bytes } = await png();
    expect(name).toBe('rubicon.png');
    // Three cells of 20 plus 18 for numbers and frame on both sides make 96: eleven times that is the first multiple above 1024.
    expect(sizeOfPng(bytes)).toEqual([1056, 1056]);
    const [paper, stone, below, free] = await coloursIn(rubicon, bytes, [
      [2, 2],
      [28 * 11, 28 * 11],
      [28 * 11, 38 * 11 + 5],
      [48 * 11, 48 * 11],
    ]);
    expect(paper).toEqual([0xfb, 0xf8, 0xf0, 255]);
    expect(stone).toEqual([0x6d, 0x72, 0x80, 255]);
    expect(below).toEqual([0xde, 0xd2, 0xb4, 255]);
    expect(free).toEqual([0xe6, 0xdc, 0xc2, 255]);
  });
  await test.step('it is copied', async () => {
    await rubicon.button('Copy PNG').click();
    await expect(page.getByText('PNG copied')).toBeVisible();
    if (browserName === 'firefox') return;
    const types = await page.evaluate(async () =>
      (await navigator.clipboard.read()).flatMap((item) => item.types),
    );
    expect(types).toContain('image/png');
  });
  await test.step('it is never too large', async () => {
    await rubicon.openBoard(emptyBoard(32, 1));
    const [width, height] = sizeOfPng((await png()).bytes);
    expect(height).toBeGreaterThan(3000);
    expect(height).toBeLessThanOrEqual(4096);
    expect(height / width).toBeCloseTo((32 * 20 + 36) / (20 + 36), 5);
  });
}
