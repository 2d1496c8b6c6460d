import { useLayoutEffect, useState } from 'preact/hooks';

/** Whether something fills the screen, now and at each change. */
export function useFullScreen(): boolean {
  const [isFull, setIsFull] = useState(() => document.fullscreenElement !== null);
  useLayoutEffect(() => {
    const look = () => setIsFull(document.fullscreenElement !== null);
    document.addEventListener('fullscreenchange', look);
    return () => document.removeEventListener('fullscreenchange', look);
  }, []);
  return isFull;
}
