import type { App } from '../page/app-context.ts';

/** The sections of the help, in order. */
export const SECTIONS = [
  'rules',
  'signs',
  'marks',
  'study',
  'puzzles',
  'theatre',
  'bench',
  'pointer',
  'keys',
  'gridKeys',
  'theatreKeys',
] as const;

export type Section = (typeof SECTIONS)[number];

/** The section about what is on the screen; null for the beginning. */
export function sectionFor({ place, study, tool, puzzle, state }: App): Section | null {
  if (place.value === 'theatre') return 'theatre';
  if (place.value === 'bench') return tool.value === 'records' ? 'puzzles' : 'bench';
  if (state.mode.value === 'edit') return 'pointer';
  if (puzzle.value !== '') return 'puzzles';
  return study.value === 'moves' ? null : 'study';
}
