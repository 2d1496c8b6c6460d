import type { Place } from './boards.ts';
import type { Rubicon } from './page.ts';
import { middlesOf, type Point } from './pointer.ts';

/** A finger goes down on the first place, moves to each of the others in one jump, and is lifted. */
export async function touch(rubicon: Rubicon, browserName: string, path: readonly Place[]): Promise<void> {
  const points = await middlesOf(rubicon, path);
  if (browserName === 'firefox') await dispatchTouch(rubicon, points);
  else await touchScreen(rubicon, points);
}

/** What the screen tells Chromium. */
async function touchScreen({ page }: Rubicon, points: readonly Point[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  for (const [index, point] of points.entries()) {
    const type = index === 0 ? 'touchStart' : 'touchMove';
    await session.send('Input.dispatchTouchEvent', { type, touchPoints: [point] });
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}

/** Playwright has no finger for Firefox: its events, with the number of a pointer that Firefox knows, the mouse's. */
async function dispatchTouch({ page }: Rubicon, points: readonly Point[]): Promise<void> {
  await page.mouse.move(points[0]?.x ?? 0, points[0]?.y ?? 0);
  await page.evaluate((path) => {
    const tell = (type: string, { x, y }: { x: number; y: number }) => {
      const pressed = type === 'pointermove' ? -1 : 0;
      const finger = { pointerId: 0, pointerType: 'touch', isPrimary: true, button: pressed, buttons: 1 };
      const event = new PointerEvent(type, {
        ...finger,
        clientX: x,
        clientY: y,
        bubbles: true,
        cancelable: true,
      });
      document.elementFromPoint(x, y)?.dispatchEvent(event);
    };
    for (const [index, point] of path.entries()) tell(index === 0 ? 'pointerdown' : 'pointermove', point);
    const last = path.at(-1);
    if (last !== undefined) tell('pointerup', last);
  }, points);
}
