import { useLayoutEffect, useState } from 'preact/hooks';

/** Whether a media query matches; updates when that changes. */
export function useMedia(condition: string): boolean {
  const [query] = useState(() => matchMedia(condition));
  const [matches, setMatches] = useState(query.matches);
  useLayoutEffect(() => {
    const look = () => setMatches(query.matches);
    query.addEventListener('change', look);
    return () => query.removeEventListener('change', look);
  }, [query]);
  return matches;
}
