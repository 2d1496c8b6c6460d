/** How long the monkey plays in each browser (s), and its first seed: the Makefile sets both. */
export const SECONDS = Number(process.env.MONKEY_SECONDS ?? 60);
export const SEED = Number(process.env.SEED ?? 1);
