import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

const SHOWN_FOR = 2500;

/** Says for a while that something was copied. */
export function useCopied(): {
  done: Signal<boolean>;
  run: (copy: () => Promise<boolean>) => Promise<boolean>;
} {
  const done = useSignal(false);
  const shown = done.value;
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => {
      done.value = false;
    }, SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [shown, done]);
  return {
    done,
    run: async (copy) => {
      done.value = await copy();
      return done.value;
    },
  };
}
