import { objectOf, readObject } from '../../../model/stored.ts';
import { variationIn, variationsIn } from '../../../model/stored-game.ts';
import type { Variation } from '../../../model/variations.ts';
import { isDay } from './puzzle.ts';
import { SIGNS, type Tried } from './signs.ts';

/** The stored state of a puzzle attempt, restored when the visitor returns to the puzzle. */
export interface KeptAttempt {
  readonly number: number;
  /** The day for which it was the puzzle of the day when it was begun; null if it was not. */
  readonly day: number | null;
  /** When it was begun, and how long it took until it was solved (ms); null if not known. */
  readonly began: number | null;
  readonly took: number | null;
  readonly tried: readonly Tried[];
  readonly hints: readonly Variation[];
}

/** Serializes an attempt and parses it; null if the text is damaged or foreign. */
export function formatAttempt(attempt: KeptAttempt): string {
  return JSON.stringify(attempt);
}

export function parseAttempt(text: string | null): KeptAttempt | null {
  const { number, day, began, took, tried, hints } = readObject(text);
  if (typeof number !== 'number') return null;
  return {
    number,
    day: isDay(day) ? day : null,
    began: isTime(began) ? began : null,
    took: isTime(took) ? took : null,
    tried: (Array.isArray(tried) ? tried : []).flatMap((each): Tried[] => {
      const { played, sign } = objectOf(each);
      const known = SIGNS.find((one) => one === sign);
      const moves = variationIn(played);
      return moves !== null && known !== undefined ? [{ played: moves, sign: known }] : [];
    }),
    hints: variationsIn(hints),
  };
}

function isTime(value: unknown): value is number {
  return typeof value === 'number' && value >= 0;
}
