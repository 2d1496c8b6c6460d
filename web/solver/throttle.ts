/**
 * Returns a function that has `show` called, at most every `interval` ms, until `signal` is aborted; what is due then is
 * shown at once.
 */
export function throttle(show: () => void, interval: number, signal: AbortSignal): () => void {
  let isDue = false;
  const showDue = () => {
    if (!isDue) return;
    isDue = false;
    show();
  };
  signal.addEventListener('abort', showDue);
  return () => {
    if (isDue || signal.aborted) return;
    isDue = true;
    setTimeout(showDue, interval);
  };
}
