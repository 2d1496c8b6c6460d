import { objectOf, readObject } from '../../../model/stored.ts';
import { READING_SPEEDS, type ReadingSpeed } from './pace.ts';
import { ASKING, type Asking } from './questions.ts';

/** Whether the first answer to a question was right, of those that were answered. */
export type Answered = Readonly<Partial<Record<Asking, boolean>>>;

/** How the visitor wants the tour, and what they have answered, kept for the next visit. */
export interface Wishes {
  readonly speed: ReadingSpeed;
  /** Whether the tour asks questions. */
  readonly asks: boolean;
  readonly answered: Answered;
}

/** Serializes wishes and parses them; what is damaged or foreign is as usual. */
export function formatWishes(wishes: Wishes): string {
  return JSON.stringify(wishes);
}

export function parseWishes(text: string | null): Wishes {
  const { speed, asks, answered } = readObject(text);
  return {
    speed: READING_SPEEDS.find((each) => each === speed) ?? '1',
    asks: asks !== false,
    answered: answeredIn(answered),
  };
}

function answeredIn(answered: unknown): Answered {
  const given = objectOf(answered);
  const known = ASKING.map((asking) => [asking, given[asking]] as const);
  return Object.fromEntries(known.filter(([, isRight]) => typeof isRight === 'boolean'));
}
