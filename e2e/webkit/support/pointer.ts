import { Button, Origin } from 'selenium-webdriver';
import type { Place } from '../../support/boards.ts';
import type { Rubicon } from './page.ts';
import { driver } from './session.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The middles of cells in the window, for a board that is not flipped. */
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

/** Clicks on one cell after the other. */
export async function clickAll(rubicon: Rubicon, places: readonly Place[]): Promise<void> {
  const actions = driver.actions();
  for (const point of await middlesOf(rubicon, places)) actions.move(moveTo(point)).click();
  await actions.perform();
}

/** Presses the mouse on the first place and takes it to the others, each in one jump; the button stays down. */
export async function press(rubicon: Rubicon, path: readonly Place[], button = Button.LEFT): Promise<void> {
  const actions = driver.actions();
  for (const [index, point] of (await middlesOf(rubicon, path)).entries()) {
    actions.move(moveTo(point));
    if (index === 0) actions.press(button);
  }
  await actions.perform();
}

export async function release(): Promise<void> {
  await driver.actions().release().perform();
}

/** Tells the board that the right button is up again: when the driver lets go of it, WebKit hears nothing. */
export function releaseRight({ grid }: Rubicon): Promise<void> {
  return grid.read(([grid]) => {
    grid?.dispatchEvent(new PointerEvent('pointerup', { pointerId: 1, button: 2, bubbles: true }));
  });
}

/** One stroke: a press, a jump to each of the other places, and the release. */
export async function stroke(rubicon: Rubicon, path: readonly Place[]): Promise<void> {
  await press(rubicon, path);
  await release();
}
