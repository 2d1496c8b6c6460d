import type { TargetedMouseEvent } from 'preact';

/** After a click by pointer the arrow keys and space belong to what is gone through again; whoever comes by keys keeps the focus. */
export function leaveToKeys(event: TargetedMouseEvent<HTMLElement>): void {
  if (event.detail > 0) event.currentTarget.blur();
}
