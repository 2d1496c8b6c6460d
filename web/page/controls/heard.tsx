import { useEffect, useState } from 'preact/hooks';

/** A sentence is said when it has not changed for so many milliseconds. */
const REST = 150;

interface Props {
  readonly text: string;
  /** Whether what is shown passes by: nothing of it is said until it stops. */
  readonly passes: boolean;
  /** Whether what has the focus says it already. */
  readonly isSaid?: () => boolean;
  readonly testId: string;
}

/** Says what is gone through step by step to those who cannot see it: of steps that follow fast the newest. */
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
