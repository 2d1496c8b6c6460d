/** A monotonic clock (ms). Models take it as a parameter, so that tests need no real time. */
export type Clock = () => number;
