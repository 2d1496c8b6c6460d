import { useEffect, useState } from 'preact/hooks';

/** Debounce (ms) for screen-reader announcements. */
const REST = 150;

interface Props {
  readonly text: string;
  /** Whether the content is playing: nothing is announced until it stops. */
  readonly passes: boolean;
  /** Whether the focused element announces it already. */
  readonly isSaid?: () => boolean;
  readonly testId: string;
}

/** Announces the current step to screen readers; of fast steps only the newest. */
export function Heard({ text, passes, isSaid = () => false, testId }: Props) {
  const [said, say] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => say(passes || isSaid() ? '' : text), REST);
    return () => clearTimeout(timer);
  }, [text, passes]);
  return (
    <p class="visually-hidden" aria-live="polite" data-testid={testId}>
      {said}
    </p>
  );
}
