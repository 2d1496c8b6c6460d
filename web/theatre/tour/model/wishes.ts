import { readObject } from '../../../model/stored.ts';
import { READING_SPEEDS, type ReadingSpeed } from './pace.ts';

/** How the visitor wants the tour, kept for the next visit. */
export interface Wishes {
  readonly speed: ReadingSpeed;
}

/** Serializes wishes and parses them; what is damaged or foreign is as usual. */
export function formatWishes(wishes: Wishes): string {
  return JSON.stringify(wishes);
}

export function parseWishes(text: string | null): Wishes {
  const { speed } = readObject(text);
  return { speed: READING_SPEEDS.find((each) => each === speed) ?? '1' };
}
