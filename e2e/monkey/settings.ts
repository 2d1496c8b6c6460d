/** Duration (s) of the monkey in each browser, and its first visitor's seed: set by the Makefile. */
export const SECONDS = Number(process.env.MONKEY_SECONDS ?? 60);
export const SEED = Number(process.env.SEED ?? 1);
