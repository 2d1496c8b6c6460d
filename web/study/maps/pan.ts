import { abandonStroke } from '../../model/actions.ts';
import type { State } from '../../model/state.ts';

/** Two fingers scroll the frame of the board: one finger draws. Until the returned function is called. */
export function panWithTwoFingers(frame: HTMLElement, state: State): () => void {
  const fingers = new Map<number, { readonly x: number; readonly y: number }>();
  const listening = new AbortController();
  const listen = (
    type: 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel',
    then: (event: PointerEvent) => void,
  ) =>
    frame.addEventListener(type, (event) => event.pointerType === 'touch' && then(event), {
      capture: true,
      signal: listening.signal,
    });
  const place = ({ clientX, clientY }: PointerEvent) => ({ x: clientX, y: clientY });
  const lift = ({ pointerId }: PointerEvent) => fingers.delete(pointerId);

  listen('pointerdown', (event) => {
    fingers.set(event.pointerId, place(event));
    if (fingers.size < 2) return;
    event.stopPropagation();
    abandonStroke(state);
  });
  listen('pointermove', (event) => {
    const before = fingers.get(event.pointerId);
    if (before === undefined || fingers.size < 2) return;
    event.stopPropagation();
    const now = place(event);
    fingers.set(event.pointerId, now);
    frame.scrollBy((before.x - now.x) / fingers.size, (before.y - now.y) / fingers.size);
  });
  listen('pointerup', lift);
  listen('pointercancel', lift);
  return () => listening.abort();
}
