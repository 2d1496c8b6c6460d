/** Milliseconds since some moment; they never go back. Models are given a clock, so that they need no real time. */
export type Clock = () => number;

/** The clock of the page and of its threads. */
export const now: Clock = () => performance.now();
