import { objectOf, readObject } from '../../../model/stored.ts';
import { formatSigns, parseSigns, type Sign } from './signs.ts';

/** What is kept of the puzzles that were solved. */
export interface PuzzleRecord {
  /** The first solution of each, by its number. */
  readonly solved: ReadonlyMap<number, readonly Sign[]>;
  /** The last day on which the puzzle of the day was solved, and on how many days in a row up to it; 0 where on none. */
  readonly day: number;
  readonly row: number;
}

export const NOTHING_SOLVED: PuzzleRecord = { solved: new Map(), day: 0, row: 0 };

/**
 * A puzzle has been solved; `day` is the one whose puzzle it is, where it was begun as that: today, or yesterday where
 * midnight has come in between. The first solution stays.
 */
export function withSolved(
  record: PuzzleRecord,
  number: number,
  signs: readonly Sign[],
  day: number | null,
): PuzzleRecord {
  const solved = record.solved.has(number) ? record.solved : new Map([...record.solved, [number, signs]]);
  if (day === null || day === record.day || day === record.day - 1) return { ...record, solved };
  return { solved, day, row: record.day === day - 1 ? record.row + 1 : 1 };
}

/** What two tabs have solved: of a puzzle that both have, the first one's solution. */
export function mergeRecords(first: PuzzleRecord, second: PuzzleRecord): PuzzleRecord {
  const isLater = second.day === first.day ? second.row > first.row : second.day > first.day;
  const { day, row } = isLater ? second : first;
  return { solved: new Map([...second.solved, ...first.solved]), day, row };
}

/** On how many days in a row the day's puzzle has been solved, as seen on a day: today's can still be solved. */
export function rowOn({ day, row }: PuzzleRecord, today: number): number {
  return day === today || day === today - 1 ? row : 0;
}

/** The record as text and back; what is damaged or from elsewhere counts as nothing. */
export function formatRecord({ solved, day, row }: PuzzleRecord): string {
  return JSON.stringify({
    solved: Object.fromEntries([...solved].map(([number, signs]) => [number, formatSigns(signs)])),
    day,
    row,
  });
}

export function parseRecord(text: string | null): PuzzleRecord {
  const read = readObject(text);
  const solved = Object.entries(objectOf(read.solved)).flatMap(([number, signs]): [number, Sign[]][] =>
    /^[1-9]\d{0,3}$/.test(number) && typeof signs === 'string' ? [[Number(number), parseSigns(signs)]] : [],
  );
  return { solved: new Map(solved), day: countOf(read.day), row: countOf(read.row) };
}

function countOf(value: unknown): number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : 0;
}
