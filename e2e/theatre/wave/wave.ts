import { expect, type Locator } from '@playwright/test';
import { linkOf, type Place, type Rows } from '../../support/boards.ts';
import { buttonIn } from '../../support/button.ts';
import type { Rubicon } from '../../support/page.ts';

/** The theatre's wave: the board at a layer, what goes through the layers, and the chart of all positions. */
export class Wave {
  readonly grid: Locator;
  readonly slider: Locator;
  readonly heading: Locator;
  readonly chart: Locator;
  readonly totals: Locator;
  readonly panel: Locator;

  constructor(readonly rubicon: Rubicon) {
    const { page } = rubicon;
    this.panel = page.getByRole('tabpanel', { name: 'Layer by layer' });
    this.grid = this.panel.getByRole('grid');
    this.slider = this.panel.getByRole('slider', { name: 'Layer' });
    this.heading = this.panel.getByRole('heading');
    this.chart = this.panel.getByRole('img', { name: /^Positions decided per layer/ });
    this.totals = this.panel.getByRole('table', { name: 'All positions of this board' });
  }

  async open(rows: Rows): Promise<void> {
    await this.rubicon.page.goto(`./${linkOf(rows)}&view=theatre`);
    await this.rubicon.page.getByRole('tab', { name: 'Layer by layer' }).click();
    await expect(this.panel).toBeVisible();
  }

  /** Opens a board and waits until all its positions are counted. */
  async openCounted(rows: Rows): Promise<void> {
    await this.open(rows);
    await expect(this.totals).toBeVisible();
  }

  button(name: string | RegExp): Locator {
    return buttonIn(this.panel, name);
  }

  cell([row, column]: Place): Locator {
    return this.grid.locator(`[role=gridcell][aria-label^="row ${row}, column ${column}:"]`);
  }

  async expectLayer(layer: number, last: number): Promise<void> {
    await expect(this.heading).toHaveText(`Layer ${layer} of ${last}`);
    await expect(this.slider).toHaveValue(String(layer));
  }

  /** The middle of a layer's bar, from the chart's left edge. */
  async barOf(layer: number, last: number): Promise<{ x: number; y: number }> {
    const { width = 0, height = 0 } = (await this.chart.boundingBox()) ?? {};
    return { x: ((layer + 0.5) * width) / (last + 1), y: height / 3 };
  }
}
