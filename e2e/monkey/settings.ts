/** Duration (s) of the monkey in each browser, its visitors at most, and the first one's seed: set by the Makefile and webkit.mjs. */
export const SECONDS = Number(process.env.MONKEY_SECONDS ?? 60);
export const VISITORS = Number(process.env.MONKEY_VISITORS ?? Number.POSITIVE_INFINITY);
export const SEED = Number(process.env.SEED ?? 1);
