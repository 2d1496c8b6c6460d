import type { TargetedMouseEvent } from 'preact';

/** Blurs after a mouse click, so that arrow keys and space control playback; keyboard users keep the focus. */
export function leaveToKeys(event: TargetedMouseEvent<HTMLElement>): void {
  if (event.detail > 0) event.currentTarget.blur();
}
