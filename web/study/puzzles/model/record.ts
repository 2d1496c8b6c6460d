import { objectOf, readObject } from '../../../model/stored.ts';
import { formatSigns, parseSigns, type Sign } from './signs.ts';

/** The stored record of solved puzzles. */
export interface PuzzleRecord {
  /** The first solution of each puzzle, by its number. */
  readonly solved: ReadonlyMap<number, readonly Sign[]>;
  /** The last day on which the puzzle of the day was solved, and the length of the streak up to it; 0 if none. */
  readonly day: number;
  readonly row: number;
}

export const NOTHING_SOLVED: PuzzleRecord = { solved: new Map(), day: 0, row: 0 };

/**
 * Adds a solved puzzle and keeps its first solution. `day`: the day for which it was the puzzle of the day when it was begun,
 * today, or yesterday if midnight has passed since.
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

/** Merges the records of two tabs: of a puzzle in both, the first record's solution. */
export function mergeRecords(first: PuzzleRecord, second: PuzzleRecord): PuzzleRecord {
  const isLater = second.day === first.day ? second.row > first.row : second.day > first.day;
  const { day, row } = isLater ? second : first;
  return { solved: new Map([...second.solved, ...first.solved]), day, row };
}

/** The current streak of days, as of `today`: today's puzzle may still be unsolved. */
export function rowOn({ day, row }: PuzzleRecord, today: number): number {
  return day === today || day === today - 1 ? row : 0;
}

/** Serializes the record and parses it; damaged or foreign parts are ignored. */
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
