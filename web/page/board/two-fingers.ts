import { abandonStroke } from '../../model/actions.ts';
import type { State } from '../../model/state.ts';
import { settleZoom, zoomTo } from '../../model/zoom.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Two fingers zoom and pan the board in its frame, in every mode. Returns a function that stops this. */
export function zoomWithTwoFingers(frame: HTMLElement, state: State): () => void {
  const fingers = new Map<number, Point>();
  const listening = new AbortController();
  const { signal } = listening;
  const listen = (
    type: 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel',
    then: (event: PointerEvent) => void,
  ) =>
    frame.addEventListener(type, (event) => event.pointerType === 'touch' && then(event), {
      capture: true,
      signal,
    });
  const lift = ({ pointerId }: PointerEvent) => {
    if (fingers.delete(pointerId) && fingers.size === 1) settleZoom(state);
  };

  listen('pointerdown', (event) => {
    if (event.isPrimary) fingers.clear();
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (fingers.size < 2) return;
    event.stopPropagation();
    abandonStroke(state);
  });
  listen('pointermove', (event) => {
    if (!fingers.has(event.pointerId)) return;
    const before = spanOf(fingers);
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (before === null) return;
    event.stopPropagation();
    const now = spanOf(fingers) ?? before;
    moveBoard(frame, before.middle, now.middle, () => {
      zoomTo(state, state.zoom.value * (now.width / before.width));
    });
  });
  listen('pointerup', lift);
  listen('pointercancel', lift);
  // Otherwise the browser would use the two fingers to scroll the page.
  for (const type of ['touchstart', 'touchmove'] as const) {
    frame.addEventListener(
      type,
      (event) => {
        if (event.touches.length > 1 && event.cancelable) event.preventDefault();
      },
      { passive: false, signal },
    );
  }
  return () => listening.abort();
}

/** The midpoint and distance of the first two fingers; null while there is only one. */
function spanOf(fingers: ReadonlyMap<number, Point>): { middle: Point; width: number } | null {
  const [a, b] = fingers.values();
  if (a === undefined || b === undefined) return null;
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  return { middle, width: Math.max(1, Math.hypot(a.x - b.x, a.y - b.y)) };
}

/** Zooms, keeping the point of the board that was at one place of the window at another. */
function moveBoard(frame: HTMLElement, from: Point, to: Point, zoom: () => void): void {
  const board = frame.querySelector('[role=grid]');
  if (board === null) return;
  const before = board.getBoundingClientRect();
  const along = (from.x - before.left) / before.width;
  const down = (from.y - before.top) / before.height;
  zoom();
  const after = board.getBoundingClientRect();
  frame.scrollBy(after.left + along * after.width - to.x, after.top + down * after.height - to.y);
}
