import { useRef } from 'preact/hooks';

/**
 * Pointer handlers for a slider or a graph at step `at`: a touch that turns out to scroll the page, which the browser tells by
 * cancelling it, returns to the step at which it began.
 */
export function useReturn(at: number, goTo: (step: number) => void) {
  const began = useRef(at);
  return {
    onPointerDown: () => {
      began.current = at;
    },
    onPointerCancel: () => goTo(began.current),
  };
}
