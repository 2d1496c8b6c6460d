/** The chapters of the tour in their order, as the address names them. */
export const CHAPTERS = ['finished', 'win', 'loss', 'shortest', 'longest', 'queue', 'yours', 'tie'] as const;

export type Chapter = (typeof CHAPTERS)[number];
