/**
 * Captures the pointer until it is lifted. A finger's moves are consumed, because Chromium starts a fling after a fast one even
 * where touch-action forbids scrolling, and drops the next tap, to stop the fling.
 */
export function capturePointer(area: HTMLElement, pointerId: number): void {
  const consume = (event: TouchEvent) => event.cancelable && event.preventDefault();
  area.setPointerCapture(pointerId);
  area.addEventListener('touchmove', consume, { passive: false });
  area.addEventListener('lostpointercapture', () => area.removeEventListener('touchmove', consume), {
    once: true,
  });
}
