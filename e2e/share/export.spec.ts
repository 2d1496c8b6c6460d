import { emptyBoard, linkOf, placesOf, sample } from '../support/boards.ts';
import { readClipboard } from '../support/clipboard.ts';
import { downloadBy, downloadBytesBy } from '../support/download.ts';
import { expect, test } from '../support/fixtures.ts';
import type { Rubicon } from '../support/page.ts';

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

test('the board shown goes out as SVG and as PNG', { tag: '@engines' }, async ({ rubicon, browserName }) => {
  const { page } = rubicon;
  const svg = () => downloadBy(rubicon, browserName, () => rubicon.button('Download SVG').click());
  const png = () => downloadBytesBy(rubicon, browserName, () => rubicon.button('Download PNG').click());
  if (browserName === 'chromium')
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await rubicon.openBoard(short.rows);
  await rubicon.expectAnswer(short.answer);
  await test.step('as SVG, with its verdict', async () => {
    const drawn = await svg();
    expect(drawn.name).toBe('rubicon.svg');
    const picture = await seen(rubicon, drawn.text);
    expect(picture).toMatchObject({
      root: 'svg',
      title: 'Rubicon board, 3 × 3: Black wins in 2 moves (1 by Black)',
      heading: ['Black wins in 2 moves (1 by Black)', 'Red to move'],
      things: [placesOf(short.rows, '#').length, 2, 1, 0],
    });
    expect(Math.min(...picture.size)).toBeGreaterThan(3 * 20);
  });
  await test.step('as PNG, a whole number of pixels for each of its own', async () => {
    await page.getByRole('checkbox', { name: 'Include the result' }).uncheck();
    const { name, bytes } = await png();
    expect(name).toBe('rubicon.png');
    // Three cells of 20 plus 18 for numbers and frame on both sides make 96: eleven times that is the first multiple above 1024.
    expect(sizeOfPng(bytes)).toEqual([1056, 1056]);
    const colours = await coloursIn(rubicon, bytes, [
      [2, 2],
      [28 * 11, 28 * 11],
      [28 * 11, 38 * 11 + 5],
      [48 * 11, 48 * 11],
    ]);
    const [paper, stone, below, free] = colours;
    expect(paper).toEqual([0xfb, 0xf8, 0xf0, 255]);
    expect(stone).toEqual([0x6d, 0x72, 0x80, 255]);
    expect(below).toEqual([0xde, 0xd2, 0xb4, 255]);
    expect(free).toEqual([0xe6, 0xdc, 0xc2, 255]);
  });
  await test.step('after a move, with and without its verdict, as a file and copied', async () => {
    const verdict = page.getByRole('checkbox', { name: 'Include the result' });
    await verdict.check();
    await rubicon.button('Next').click();
    await rubicon.expectMove(1, 2);
    const stepped = await seen(rubicon, (await svg()).text);
    expect(stepped.heading).toEqual(['Black wins in 1 move (1 by Black)', 'Black to move · Move 1 of 2']);
    expect(stepped.things.at(-1)).toBe(1);
    await verdict.uncheck();
    await rubicon.button('Copy SVG').click();
    await expect(page.getByText('SVG copied')).toBeVisible();
    const bare = await seen(rubicon, await readClipboard(page));
    expect(bare).toMatchObject({ title: 'Rubicon board, 3 × 3', heading: [], things: stepped.things });
  });
  await test.step('copied as PNG, and where that is not possible a sentence says what is', async () => {
    await rubicon.button('Copy PNG').click();
    await expect(page.getByText('PNG copied')).toBeVisible();
    if (browserName === 'chromium') {
      const types = await page.evaluate(async () =>
        (await navigator.clipboard.read()).flatMap((item) => item.types),
      );
      expect(types).toContain('image/png');
    }
    await page.evaluate(() => Object.defineProperty(window, 'ClipboardItem', { value: undefined }));
    await rubicon.button('Copy PNG').click();
    await expect(
      page.getByText('This browser does not let the page copy it. Download it instead.'),
    ).toBeVisible();
  });
  await test.step('never too large a PNG', async () => {
    await rubicon.openBoard(emptyBoard(32, 1));
    const [width, height] = sizeOfPng((await png()).bytes);
    expect(height).toBeGreaterThan(3000);
    expect(height).toBeLessThanOrEqual(4096);
    expect(height / width).toBeCloseTo((32 * 20 + 36) / (20 + 36), 5);
  });
});

test('the line is copied and downloaded as a text in the language of the page', async ({
  rubicon,
  browserName,
}) => {
  const long = sample(5);
  await rubicon.openBoard(long.rows);
  await rubicon.expectAnswer(long.answer);
  await rubicon.button('Copy text').click();
  await expect(rubicon.page.getByText('Text copied')).toBeVisible();
  const copied = (await readClipboard(rubicon.page)).split('\n');
  expect(copied.slice(0, 12)).toEqual(['Red wins in 75 moves (38 by Red)', '', '9 9', ...long.rows]);
  const moves = copied.filter((line) => /^ *\d+\. /.test(line));
  expect(moves).toHaveLength(75);
  const listed = await rubicon.moves.locator('.words').allTextContents();
  expect(moves.map((line) => line.replace(/^ *\d+\. (.*) {2}.*$/, '$1'))).toEqual(listed.slice(1));
  expect(moves[0]).toMatch(/ {2}Red 74$/);
  expect(copied.at(-2)).toBe('Red has won: a general has captured the pawn.');

  await rubicon.openBoard(emptyBoard(2, 2));
  await expect(rubicon.button('Copy text')).toBeDisabled();
  await expect(rubicon.button('Download text')).toBeDisabled();

  await rubicon.button('中文').click();
  await rubicon.open(linkOf(sample(4).rows));
  await expect(rubicon.page.getByRole('region', { name: '结果' })).toContainText('平局');
  const { name, text } = await downloadBy(rubicon, browserName, () => rubicon.button('下载文本').click());
  expect(name).toBe('rubicon.txt');
  const lines = text.split('\n');
  expect(lines[0]).toBe('平局');
  expect(lines.at(-2)).toMatch(/^第 \d+ 步后回到先前的局面：第 \d+ 至 \d+ 步将无限循环。$/);
});
