import { sample } from '../../support/boards.ts';
import type { Rubicon } from '../../support/page.ts';
import { afterMove } from '../../support/rules.ts';

/** Red wins in 75 with the general's step from (5,3) up to (4,3). */
export const { rows } = sample(5);
export const moved = afterMove(rows, 'Red general (5,3) up → (4,3)');

/** The values on the targets of the piece picked up. */
export const worths = ({ page }: Rubicon) => page.locator('.move-targets .worth text').allTextContents();
