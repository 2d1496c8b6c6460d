import { Origin } from 'selenium-webdriver';
import type { Place } from '../../support/boards.ts';
import type { Rubicon } from './page.ts';
import { driver, inPage } from './session.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The centres of cells in the window, for a board that is not flipped. */
export async function middlesOf({ grid }: Rubicon, places: readonly Place[]): Promise<Point[]> {
  await grid.expectSeen();
  return grid.read(([grid], places) => {
    grid?.scrollIntoView({ block: 'nearest' });
    const { left = 0, top = 0, width = 0, height = 0 } = grid?.getBoundingClientRect() ?? {};
    const count = (name: string) => Number(grid?.getAttribute(name));
    return places.map(([row, column]) => ({
      x: Math.round(left + ((column - 0.5) * width) / count('aria-colcount')),
      y: Math.round(top + ((row - 0.5) * height) / count('aria-rowcount')),
    }));
  }, places);
}

const moveTo = ({ x, y }: Point) => ({ x, y, origin: Origin.VIEWPORT, duration: 0 });

/** Clicks cells one after the other. */
export async function clickAll(rubicon: Rubicon, places: readonly Place[]): Promise<void> {
  const actions = driver.actions();
  for (const point of await middlesOf(rubicon, places)) actions.move(moveTo(point)).click();
  await actions.perform();
}

/** Presses the mouse on the first place and moves it to the others, each in one jump; the button stays down. */
export async function press(rubicon: Rubicon, path: readonly Place[]): Promise<void> {
  const actions = driver.actions();
  for (const [index, point] of (await middlesOf(rubicon, path)).entries()) {
    actions.move(moveTo(point));
    if (index === 0) actions.press();
  }
  await actions.perform();
}

export async function release(): Promise<void> {
  await driver.actions().release().perform();
}

/**
 * One stroke with the right button, dispatched as events: the driver never releases that button, and while one is down WebKit
 * reports no other release.
 */
export async function strokeRight(rubicon: Rubicon, path: readonly Place[]): Promise<void> {
  await inPage(
    (points) => {
      const tell = (type: string, { x, y }: Point, button: number) => {
        const mouse = {
          pointerId: 1,
          pointerType: 'mouse',
          isPrimary: true,
          bubbles: true,
          cancelable: true,
        };
        const event = new PointerEvent(type, { ...mouse, clientX: x, clientY: y, button, buttons: 2 });
        document.elementFromPoint(x, y)?.dispatchEvent(event);
      };
      for (const [index, point] of points.entries())
        tell(index === 0 ? 'pointerdown' : 'pointermove', point, index === 0 ? 2 : -1);
      const last = points.at(-1);
      if (last !== undefined) tell('pointerup', last, 2);
    },
    await middlesOf(rubicon, path),
  );
}

/** One stroke: a press, a jump to each of the other places, and the release. */
export async function stroke(rubicon: Rubicon, path: readonly Place[]): Promise<void> {
  await press(rubicon, path);
  await release();
}
