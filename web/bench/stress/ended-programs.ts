import { type ReadonlySignal, signal } from '@preact/signals';

/** How long (ms) an ended program may take to stop; Chromium takes 2 s to stop a busy worker. */
const PATIENCE = 10_000;

const isStuck = signal(false);
/** Settles when all programs ended so far have stopped. */
let stopped: Promise<unknown> = Promise.resolve();
/** Settles likewise, or when that takes too long. */
let awaited: Promise<unknown> = stopped;

/** Whether a program that was ended runs on, because the browser cannot stop it. */
export const runsOn: ReadonlySignal<boolean> = isStuck;

/** Notes a program that is being ended; `gone` settles when its worker has stopped. */
export function noteEnded(gone: Promise<unknown>): void {
  const all = Promise.all([stopped, gone]);
  stopped = all;
  awaited = new Promise<void>((resolve) => {
    const timer = setTimeout(() => {
      isStuck.value = true;
      resolve();
    }, PATIENCE);
    void all.then(() => {
      clearTimeout(timer);
      if (stopped === all) isStuck.value = false;
      resolve();
    });
  });
}

/** Waits until all programs that were ended have stopped, before another one is started; false if one runs on. */
export async function haveStopped(): Promise<boolean> {
  for (let last = null; last !== awaited && !isStuck.value; ) {
    last = awaited;
    await last;
  }
  return !isStuck.value;
}
