import { type Inputs, useEffect, useState } from 'preact/hooks';

/**
 * The answer to what is asked anew whenever `inputs` change; the previous one until it is there, also if it is null. Null
 * before the first answer, and while `ask` returns null because there is nothing to ask. `signal` is aborted once the answer
 * is no longer wanted.
 */
export function useAnswer<T>(
  ask: (signal: AbortSignal) => Promise<T | null> | null,
  inputs: Inputs,
): T | null {
  const [answer, setAnswer] = useState<T | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const asked = ask(signal);
    if (asked === null) setAnswer(null);
    void asked?.then((found) => {
      if (!signal.aborted && found !== null) setAnswer(found);
    });
    return () => leaving.abort();
  }, inputs);
  return answer;
}
