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

/** Playback pauses after this chapter. */
export const LAST_PLAYED: Chapter = 'tie';
