/** The chapters of the tour in their order, as the address names them. */
export const CHAPTERS = [
  'finished',
  'win',
  'loss',
  'shortest',
  'longest',
  'queue',
  'yours',
  'tie',
  'write',
] as const;

export type Chapter = (typeof CHAPTERS)[number];

/** The last chapter that is played without being asked for; the next one is for whoever writes the program. */
export const LAST_PLAYED: Chapter = 'tie';
