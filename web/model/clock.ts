/** Milliseconds since some moment; they never go back. Models are given a clock, so that they need no real time. */
export type Clock = () => number;
