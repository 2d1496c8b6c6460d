import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

const SHOWN_FOR = 2500;

/** A status message: success fades after a while, failure stays until the next message; empty otherwise. */
export function useSaid(): {
  readonly said: ReadonlySignal<string>;
  readonly say: (sentence: string) => void;
  readonly complain: (sentence: string) => void;
} {
  const said = useSignal('');
  const stays = useSignal(false);
  const shown = said.value;
  useEffect(() => {
    if (shown === '' || stays.value) return;
    const timer = setTimeout(() => {
      said.value = '';
    }, SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [shown, said]);
  return {
    said,
    say: (sentence) => {
      stays.value = false;
      said.value = sentence;
    },
    complain: (sentence) => {
      stays.value = true;
      said.value = sentence;
    },
  };
}
