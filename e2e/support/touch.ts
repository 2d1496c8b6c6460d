import type { Locator } from '@playwright/test';
import type { Place } from './boards.ts';
import type { Rubicon } from './page.ts';
import { middlesOf, type Point } from './pointer.ts';

/** Touches the first place, moves to each of the others in one jump, and lifts the finger. */
export async function touch(rubicon: Rubicon, path: readonly Place[]): Promise<void> {
  await touchScreen(rubicon, await middlesOf(rubicon, path));
}

/** The same; runs `meanwhile` before the finger moves to the last place. */
export async function touchAndRest(
  rubicon: Rubicon,
  path: readonly Place[],
  meanwhile: () => Promise<void>,
): Promise<void> {
  await touchScreen(rubicon, await middlesOf(rubicon, path), meanwhile);
}

/** Taps on the middle of an element, which is scrolled into view; in any context. */
export async function tapOn(rubicon: Rubicon, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (box === null) throw new Error('What is to be tapped is not seen.');
  await touchScreen(rubicon, [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }]);
}

/** Scrolls an element into view, touches its middle, moves up by this many pixels as a scroll does, and lifts the finger. */
export async function swipeUp(rubicon: Rubicon, target: Locator, pixels: number): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (box === null) throw new Error('What is to be swiped is not seen.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await touchScreen(
    rubicon,
    [0, 0.25, 0.5, 1].map((part) => ({ x, y: y - part * pixels })),
  );
}

/**
 * Chromium's touch events, which Playwright has in no other browser; runs `meanwhile` before the finger moves
 * to the last point.
 */
async function touchScreen(
  { page }: Rubicon,
  points: readonly Point[],
  meanwhile?: () => Promise<void>,
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  for (const [index, point] of points.entries()) {
    const type = index === 0 ? 'touchStart' : 'touchMove';
    if (index === points.length - 1) await meanwhile?.();
    await session.send('Input.dispatchTouchEvent', { type, touchPoints: [point] });
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}

interface TwoFingers {
  /** Distance (px) between the fingers at the start and at the end. */
  readonly apart?: readonly [from: number, to: number];
  /** Movement downwards (px). */
  readonly down?: number;
}

/** Puts two fingers down around the centre of the visible part of the board, and moves them. */
export async function moveTwoFingers(
  rubicon: Rubicon,
  { apart = [80, 80], down = 0 }: TwoFingers,
): Promise<void> {
  const frame = await rubicon.page.locator('.board-frame').boundingBox();
  if (frame === null) throw new Error('the board is not seen');
  const [x, y] = [frame.x + frame.width / 2, frame.y + frame.height / 2];
  const fingers = (part: number) => {
    const half = (apart[0] + (apart[1] - apart[0]) * part) / 2;
    return [
      { x: x - half, y: y + down * part, id: 0 },
      { x: x + half, y: y + down * part, id: 1 },
    ];
  };
  const session = await rubicon.page.context().newCDPSession(rubicon.page);
  for (const [type, touchPoints] of [
    ['touchStart', fingers(0)],
    ['touchMove', fingers(0.5)],
    ['touchMove', fingers(1)],
    ['touchEnd', []],
  ] as const) {
    await session.send('Input.dispatchTouchEvent', { type, touchPoints: [...touchPoints] });
  }
  await session.detach();
}
