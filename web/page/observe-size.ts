/**
 * Calls `measure` now and after each change of the element's size, until the returned function is called. It waits for the next
 * frame, because what is drawn anew within the observer's own call may change sizes again, which browsers report as an error.
 */
export function observeSize(element: Element, measure: () => void): () => void {
  let frame = 0;
  const observer = new ResizeObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(measure);
  });
  observer.observe(element);
  measure();
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
  };
}
