import type { Place } from './boards.ts';
import type { Rubicon } from './page.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The centres of cells in the window, for a board that is not flipped. */
export async function middlesOf(rubicon: Rubicon, places: readonly Place[]): Promise<Point[]> {
  const { left, top, width, height, rows, columns } = await rubicon.page.evaluate(() => {
    const grid = document.querySelector('.grid');
    if (grid === null) throw new Error('there is no board');
    grid.scrollIntoView({ block: 'nearest' });
    const { left, top, width, height } = grid.getBoundingClientRect();
    const [rows, columns] = [Number(grid.ariaRowCount), Number(grid.ariaColCount)];
    return { left, top, width, height, rows, columns };
  });
  return places.map(([row, column]) => ({
    x: left + ((column - 0.5) * width) / columns,
    y: top + ((row - 0.5) * height) / rows,
  }));
}

/** Clicks cells one after the other. */
export async function clickAll(rubicon: Rubicon, places: readonly Place[]): Promise<void> {
  for (const { x, y } of await middlesOf(rubicon, places)) await rubicon.page.mouse.click(x, y);
}

/** Presses the mouse on the first place and moves it to the others, each in one jump; the button stays down. */
export async function press(
  rubicon: Rubicon,
  path: readonly Place[],
  button: 'left' | 'right' = 'left',
): Promise<void> {
  const points = await middlesOf(rubicon, path);
  const { mouse } = rubicon.page;
  for (const [index, { x, y }] of points.entries()) {
    await mouse.move(x, y);
    if (index === 0) await mouse.down({ button });
  }
}

/** One stroke: a press, a jump to each of the other places, and the release. */
export async function stroke(
  rubicon: Rubicon,
  path: readonly Place[],
  button: 'left' | 'right' = 'left',
): Promise<void> {
  await press(rubicon, path, button);
  await rubicon.page.mouse.up({ button });
}
