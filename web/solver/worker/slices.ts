import type { Analysis, AskProgress, Extent, Position } from '../../../wasm/rubicon.ts';
import { now } from './clock.ts';

/** Target duration (ms) of a slice, the longest that a message waits. */
const SLICE = 8;
const FIRST_BUDGET = 65_536;

const channel = new MessageChannel();
const waiting: (() => void)[] = [];
channel.port1.onmessage = () => waiting.shift()?.();

/** Yields to the event loop. (A timer would wait 4 ms and more.) */
export function yieldToMessages(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    channel.port2.postMessage(null);
  });
}

/** Adapts the budget of a slice to its measured duration. */
export class Pace {
  budget = FIRST_BUDGET;
  readonly #slice: number;
  readonly #growth: number;

  /** Aims at `slice` ms; a budget is at most `growth` times the one before. */
  constructor(slice = SLICE, growth = 1.5) {
    this.#slice = slice;
    this.#growth = growth;
  }

  learn(took: number): void {
    const factor = this.#slice / Math.max(took, 0.1);
    this.budget = Math.ceil(this.budget * Math.min(this.#growth, Math.max(0.25, factor)));
  }
}

/** Solves in slices as far as a question needs; false if it was no longer wanted before the answer. */
export function askInSlices(
  analysis: Pick<Analysis, 'ask'>,
  [position, extent]: readonly [Position, Extent],
  isWanted: () => boolean,
  { report = () => {}, pace }: { readonly report?: (asked: AskProgress) => void; readonly pace?: Pace } = {},
): Promise<boolean> {
  const step = (budget: number) => {
    const asked = analysis.ask(position, extent, budget);
    if (!asked.known) report(asked);
    return asked.known;
  };
  return inSlices(step, isWanted, pace);
}

/** Calls `step` in slices until it returns true; false if the work was no longer wanted before that. */
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
