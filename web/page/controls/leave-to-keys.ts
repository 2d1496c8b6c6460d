import type { TargetedMouseEvent } from 'preact';

/** After a click by pointer the arrow keys belong to the line again; whoever comes by keys keeps the focus. */
export function leaveToKeys(event: TargetedMouseEvent<HTMLInputElement>): void {
  if (event.detail > 0) event.currentTarget.blur();
}
