import { objectOf, readObject } from '../../../model/stored.ts';
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
    tried: listOf(tried).flatMap((each): Tried[] => {
      const { played, sign } = objectOf(each);
      const known = SIGNS.find((one) => one === sign);
      return isVariation(played) && known !== undefined ? [{ played, sign: known }] : [];
    }),
    hints: listOf(hints).filter(isVariation),
  };
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function isVariation(value: unknown): value is Variation {
  return (
    Array.isArray(value) && value.every((move) => isCell(objectOf(move).from) && isCell(objectOf(move).to))
  );
}

function isCell(value: unknown): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0;
}

function isTime(value: unknown): value is number {
  return typeof value === 'number' && value >= 0;
}
