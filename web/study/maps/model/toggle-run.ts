import type { Value } from '../../../../wasm/game.ts';
import { sameBoard, withoutPieces } from '../../../model/board.ts';
import type { Failure } from '../../../model/failure.ts';
import type { Toggled, ToggleTarget } from './toggle.ts';
import { type Change, changeOf, toggleOrder } from './toggle-map.ts';

/** A run that tries to toggle every obstacle of one position: the results so far, and its status. */
export interface ToggleRun {
  readonly target: ToggleTarget;
  /** The value of the unchanged position. */
  readonly before: Value;
  /** The cells in the order in which they are tried. */
  readonly order: readonly number[];
  /** The value with the cell toggled, by cell; undefined if not known yet. */
  readonly values: readonly (Value | undefined)[];
  readonly status: 'running' | 'cancelled' | 'done' | 'failed';
  readonly failure: Failure | null;
}

export function beginRun(target: ToggleTarget, before: Value): ToggleRun {
  const order = toggleOrder(target);
  const status = order.length === 0 ? 'done' : 'running';
  return { target, before, order, values: [], status, failure: null };
}

export function isRunOf(run: ToggleRun | null, { board, position }: ToggleTarget): run is ToggleRun {
  if (run === null || !sameBoard(withoutPieces(run.target.board), withoutPieces(board))) return false;
  const known = run.target.position;
  return (
    known.pawn === position.pawn &&
    known.side === position.side &&
    known.generals.every((cell, index) => cell === position.generals[index])
  );
}

/** The cells that are still to be tried. */
export function remainingOf({ order, values }: ToggleRun): number[] {
  return order.filter((cell) => values[cell] === undefined);
}

export function acceptToggled(run: ToggleRun, toggled: readonly Toggled[]): ToggleRun {
  const values = [...run.values];
  for (const { cell, value } of toggled) values[cell] = value;
  const next = { ...run, values };
  return remainingOf(next).length === 0 ? { ...next, status: 'done' } : next;
}

export function failRun(run: ToggleRun, failure: Failure): ToggleRun {
  return { ...run, status: 'failed', failure };
}

/** Cancels the run and keeps its results. */
export function cancelRun(run: ToggleRun): ToggleRun {
  return run.status === 'running' ? { ...run, status: 'cancelled' } : run;
}

/** Resumes the run with the cells not known yet. */
export function resumeRun(run: ToggleRun): ToggleRun {
  return run.status === 'done' ? run : { ...run, status: 'running', failure: null };
}

/** Number of cells that change nothing, only the number of moves, or the winner. */
export function countChanges({ before, values }: ToggleRun): Readonly<Record<Change['kind'], number>> {
  const counts = { same: 0, count: 0, winner: 0 };
  for (const value of values) if (value !== undefined) counts[changeOf(before, value).kind] += 1;
  return counts;
}
