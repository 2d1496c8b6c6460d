import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

const SHOWN_FOR = 2500;

/** A sentence that is shown for a while after something was done; empty otherwise. */
export function useSaid(): {
  readonly said: ReadonlySignal<string>;
  readonly say: (sentence: string) => void;
} {
  const said = useSignal('');
  const shown = said.value;
  useEffect(() => {
    if (shown === '') return;
    const timer = setTimeout(() => {
      said.value = '';
    }, SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [shown, said]);
  return {
    said,
    say: (sentence) => {
      said.value = sentence;
    },
  };
}
