/** Where to go from the program: run it, break it, watch it, play. */
export const WAYS = ['stress', 'mistakes', 'steps', 'puzzle'] as const;

export type Way = (typeof WAYS)[number];
