import type { Analysis, Progress } from '../../wasm/rubicon.ts';

/** A slice of work should take so many milliseconds, so that messages wait no longer. */
const SLICE = 8;
const FIRST_BUDGET = 16_384;

const channel = new MessageChannel();
const waiting: (() => void)[] = [];
channel.port1.onmessage = () => waiting.shift()?.();

/** Lets the messages in that have arrived. A timer would wait four milliseconds and more. */
function yieldToMessages(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    channel.port2.postMessage(null);
  });
}

/** Solves slice by slice; false when it was no longer wanted before it was done. */
export async function solveInSlices(
  analysis: Analysis,
  isWanted: () => boolean,
  report: (progress: Progress) => void,
): Promise<boolean> {
  let budget = FIRST_BUDGET;
  for (;;) {
    const begun = performance.now();
    const progress = analysis.step(budget);
    if (progress.done) return true;
    report(progress);
    const took = Math.max(performance.now() - begun, 0.1);
    budget = Math.ceil(budget * Math.min(4, Math.max(0.25, SLICE / took)));
    await yieldToMessages();
    if (!isWanted()) return false;
  }
}
