import type { Analysis, Asked, Extent, Position } from '../../../wasm/rubicon.ts';
import { now } from '../../solver/worker/clock.ts';

/** A slice of work should take so many milliseconds, so that messages wait no longer. */
const SLICE = 8;
const FIRST_BUDGET = 65_536;

const channel = new MessageChannel();
const waiting: (() => void)[] = [];
channel.port1.onmessage = () => waiting.shift()?.();

/** Lets the messages in that have arrived. A timer would wait four milliseconds and more. */
export function yieldToMessages(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    channel.port2.postMessage(null);
  });
}

/** How much work a slice may be, learned from how long the slices take. */
export class Pace {
  budget = FIRST_BUDGET;
  readonly #slice: number;
  readonly #growth: number;

  /** Slices should take `slice` milliseconds; the next is at most `growth` times as much work as the one before. */
  constructor(slice = SLICE, growth = 1.5) {
    this.#slice = slice;
    this.#growth = growth;
  }

  learn(took: number): void {
    const factor = this.#slice / Math.max(took, 0.1);
    this.budget = Math.ceil(this.budget * Math.min(this.#growth, Math.max(0.25, factor)));
  }
}

/** Answers a question slice by slice, and goes no further; false when it was no longer wanted before it was answered. */
export function askInSlices(
  analysis: Analysis,
  [position, extent]: readonly [Position, Extent],
  isWanted: () => boolean,
  { report = () => {}, pace }: { readonly report?: (asked: Asked) => void; readonly pace?: Pace } = {},
): Promise<boolean> {
  const step = (budget: number) => {
    const asked = analysis.ask(position, extent, budget);
    if (!asked.known) report(asked);
    return asked.known;
  };
  return inSlices(step, isWanted, pace);
}

/** Goes on slice by slice until a step says that it is done; false when it was no longer wanted before that. */
export async function inSlices(
  step: (budget: number) => boolean,
  isWanted: () => boolean | Promise<boolean>,
  pace = new Pace(),
): Promise<boolean> {
  for (;;) {
    const begun = now();
    const isDone = step(pace.budget);
    if (!isDone) pace.learn(now() - begun);
    if (isDone) return true;
    await yieldToMessages();
    if (!(await isWanted())) return false;
  }
}
