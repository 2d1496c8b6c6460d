import type { Rubicon } from '../../../wasm/rubicon.ts';
import { type Toggled, type ToggleTarget, toggleObstacle } from '../../model/toggle.ts';
import { now } from '../../solver/worker/clock.ts';
import { askInSlices, Pace, yieldToMessages } from './slices.ts';

/** Short slices that grow slowly: the page's own questions come first. */
const SLICE = 4;
const GROWTH = 1.25;
const REPORT_EVERY = 40;

/** A position and the cells whose obstacles are to be tried, in this order. */
export interface ToggleTask extends ToggleTarget {
  readonly cells: readonly number[];
}

/** Solves the board with each cell's obstacle toggled and reports in batches; false when it was no longer wanted. */
export async function solveToggled(
  rubicon: Rubicon,
  { board, position, cells }: ToggleTask,
  memoryLimit: number,
  isWanted: () => boolean,
  report: (toggled: readonly Toggled[]) => void,
): Promise<boolean> {
  const pace = new Pace(SLICE, GROWTH);
  let found: Toggled[] = [];
  let reported = now();
  let yielded = reported;
  const tell = () => {
    if (found.length > 0) report(found);
    found = [];
    reported = now();
  };
  try {
    for (const cell of cells) {
      const analysis = rubicon.open(toggleObstacle(board, cell), { memoryLimit });
      try {
        if (!(await askInSlices(analysis, [position, 'value'], isWanted, undefined, pace))) return false;
        found.push({ cell, value: analysis.value(position) });
      } finally {
        analysis.close();
      }
      if (now() - reported >= REPORT_EVERY) tell();
      if (now() - yielded < SLICE) continue;
      await yieldToMessages();
      yielded = now();
      if (!isWanted()) return false;
    }
    return true;
  } finally {
    tell();
  }
}
