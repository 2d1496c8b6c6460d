import type { Clock } from '../model/clock.ts';

/** The clock of the page and of its threads. */
export const now: Clock = () => performance.now();
