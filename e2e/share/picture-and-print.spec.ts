import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { type Rows, sample } from '../support/boards.ts';
import { downloadBytesBy } from '../support/download.ts';
import { expect, test } from '../support/fixtures.ts';
import { hold } from '../support/hold.ts';
import type { Rubicon } from '../support/page.ts';
import { afterMove } from '../support/rules.ts';

const { rows: ROWS } = sample(5);

/** A GIF as the browser's own decoder reads it: size, delays (ms), repetitions, and the rows of pieces in some frames. */
interface Decoded {
  readonly size: readonly [number, number];
  readonly delays: readonly number[];
  readonly forever: boolean;
  readonly boards: readonly Rows[];
}

/** Decodes a GIF of a board of `rows` × `columns` cells of 40 px; a piece is recognised by the shade that it alone has. */
function decoded(page: Page, gif: Buffer, board: Rows, shown: readonly number[]): Promise<Decoded> {
  return page.evaluate(
    async ([source, board, shown]) => {
      const data = Uint8Array.from(atob(source), (letter) => letter.charCodeAt(0));
      const decoder = new ImageDecoder({ type: 'image/gif', data });
      await decoder.tracks.ready;
      await decoder.completed;
      const track = decoder.tracks.selectedTrack;
      const delays: number[] = [];
      const boards: string[][] = [];
      let size: [number, number] = [0, 0];
      for (let index = 0; index < (track?.frameCount ?? 0); index += 1) {
        const { image } = await decoder.decode({ frameIndex: index });
        size = [image.displayWidth, image.displayHeight];
        delays.push((image.duration ?? 0) / 1000);
        if (shown.includes(index)) boards.push(boardIn(image));
        image.close();
      }
      return { size, delays, forever: track?.repetitionCount === Number.POSITIVE_INFINITY, boards };

      function boardIn(image: VideoFrame): string[] {
        const canvas = new OffscreenCanvas(image.displayWidth, image.displayHeight);
        const context = canvas.getContext('2d', { willReadFrequently: true });
        context?.drawImage(image, 0, 0);
        const cell = 40;
        const left = (image.displayWidth - cell * (board[0]?.length ?? 0)) / 2;
        const top = 56 + 32;
        const near = (pixels: Uint8ClampedArray, at: number, [red = 0, green = 0, blue = 0]: number[]) =>
          Math.abs((pixels[at] ?? 0) - red) < 12 &&
          Math.abs((pixels[at + 1] ?? 0) - green) < 12 &&
          Math.abs((pixels[at + 2] ?? 0) - blue) < 12;
        const has = (pixels: Uint8ClampedArray, colour: number[]) => {
          for (let at = 0; at < pixels.length; at += 4) if (near(pixels, at, colour)) return true;
          return false;
        };
        return board.map((cells, row) =>
          [...cells]
            .map((_, column) => {
              const pixels =
                context?.getImageData(left + column * cell, top + row * cell, cell, cell).data ??
                new Uint8ClampedArray();
              if (has(pixels, [0x9c, 0x43, 0x00])) return 'O';
              if (has(pixels, [0x06, 0x39, 0x5c])) return 'X';
              return has(pixels, [0x6d, 0x72, 0x80]) ? '#' : '.';
            })
            .join(''),
        );
      }
    },
    [gif.toString('base64'), board, shown] as const,
  );
}

/** The positions of a line, from the board and its moves in words. */
function positionsOf(board: Rows, moves: readonly string[]): Rows[] {
  const positions = [board];
  for (const move of moves) positions.push(afterMove(positions.at(-1) ?? board, move));
  return positions;
}

/** Makes navigator.share take files, and fail; returns a function that lists the files it was given. */
async function failToShare(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const sent: string[] = [];
    const share = async ({ files = [] }: ShareData) => {
      sent.push(...files.map(({ name, type, size }) => `${name}, ${type}, ${size}`));
      throw new DOMException('it was not sent', 'NotAllowedError');
    };
    Object.assign(navigator, { share, canShare: ({ files }: ShareData) => files?.length === 1 });
    Object.assign(window, { sent: () => sent });
  });
  return () => page.evaluate(() => (window as unknown as { sent: () => string[] }).sent());
}

/** A line as a GIF, as the browser's own decoder reads it, one that cannot be sent, and one that is cancelled. */
async function film(rubicon: Rubicon, browserName: string): Promise<void> {
  const { page } = rubicon;
  const film = page.getByRole('region', { name: 'GIF of the line' });
  const worker = await hold(page, /\/worker-[^/]*\.js$/);
  await rubicon.button('Make a GIF').click();
  await worker.requested();
  await film.getByRole('button', { name: 'Cancel' }).click();
  await expect(film).toHaveCount(0);
  await page.unrouteAll();
  const sent = await failToShare(page);

  const words = (await rubicon.moves.allTextContents()).slice(1);
  const boards = positionsOf(ROWS, words).slice(-10);
  const [first = ROWS] = boards;
  await rubicon.openBoard(first);
  await rubicon.expectMove(0, 9);
  await rubicon.button('Make a GIF').click();
  await expect(film.getByRole('status')).toHaveText(/^The GIF is ready: \d+ kB, 11 s\.$/);
  const { name, bytes } = await downloadBytesBy(rubicon, browserName, () =>
    rubicon.button('Download GIF').click(),
  );
  expect(name).toBe('rubicon.gif');
  expect(bytes.length).toBeLessThan(60_000);
  const gif = await decoded(page, bytes, first, [0, 1, 5, 9]);
  expect(gif).toEqual({
    size: [480, 56 + 32 + 40 * ROWS.length + 4 + 12],
    delays: [1500, ...Array.from({ length: 8 }, () => 700), 4000],
    forever: true,
    boards: [0, 1, 5, 9].map((ply) => boards[ply]),
  });
  const send = film.getByRole('button', { name: 'Send GIF to…' });
  await send.click();
  await expect(film.getByRole('alert')).toHaveText(
    'The browser could not send the GIF. Download it instead.',
  );
  expect(await sent()).toEqual([`rubicon.gif, image/gif, ${bytes.length}`]);
  await expectAccessible(rubicon, '.share');
}

/** The presentation goes on by a key, and ends with Escape. */
async function present(rubicon: Rubicon): Promise<void> {
  const { page } = rubicon;
  await rubicon.button('Full screen').click();
  const presented = page.getByRole('dialog', { name: 'Presentation' });
  const sentence = presented.locator('.presented-sentence');
  await expect(sentence).toHaveText('Red to move');
  await page.keyboard.press('PageDown');
  await expect(sentence).toContainText('Move 1 of 9');
  await expectAccessible(rubicon, 'dialog');
  await page.keyboard.press('Escape');
  await expect(presented).toHaveCount(0);
  await expect(rubicon.button('Full screen')).toBeFocused();
}

/** The sheets of a worksheet alone are printed, each on a page of its own. */
async function printSheets(rubicon: Rubicon): Promise<void> {
  const { page } = rubicon;
  await rubicon.button('Worksheet').click();
  const dialog = page.getByRole('dialog', { name: 'Worksheet' });
  await dialog.getByRole('checkbox').check();
  await expect(dialog.getByRole('status')).toHaveText('1 board on 1 page, and the answers');
  await expectAccessible(rubicon, 'dialog');
  const sheets = page.locator('.print-only .sheet');
  await expect(sheets).toHaveCount(2);
  await page.emulateMedia({ media: 'print' });
  await expect(sheets.first()).toBeVisible();
  await expect(page.locator('#page')).toBeHidden();
  await expect(sheets.first().locator('.sheet-board .obstacle, .sheet-board .general')).not.toHaveCount(0);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(2);
  await page.emulateMedia({ media: 'screen' });
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
}

test('the line becomes a GIF, the board fills the screen, and a worksheet is printed without the page', async ({
  rubicon,
  browserName,
}) => {
  await rubicon.openBoard(ROWS);
  await rubicon.expectMove(0, 75);
  await test.step('the GIF', () => film(rubicon, browserName));
  await test.step('the presentation', () => present(rubicon));
  await test.step('the worksheet', () => printSheets(rubicon));
  await test.step('the recent boards are accessible', async () => {
    await rubicon.page.keyboard.press('r');
    await expect(rubicon.page.getByRole('dialog', { name: 'Recent boards' })).toContainText(
      'On the board now',
    );
    await expectAccessible(rubicon, 'dialog[open]');
  });
});
