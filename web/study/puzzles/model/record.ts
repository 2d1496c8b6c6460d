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

/** A puzzle has been solved; `day` is today where it is that of the day. The first solution stays. */
export function withSolved(
  record: PuzzleRecord,
  number: number,
  signs: readonly Sign[],
  day: number | null,
): PuzzleRecord {
  const solved = record.solved.has(number) ? record.solved : new Map([...record.solved, [number, signs]]);
  if (day === null || day === record.day) return { ...record, solved };
  return { solved, day, row: record.day === day - 1 ? record.row + 1 : 1 };
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
  const read = objectIn(text);
  const solved = Object.entries(objectOf(read.solved)).flatMap(([number, signs]): [number, Sign[]][] =>
    /^[1-9]\d{0,3}$/.test(number) && typeof signs === 'string' ? [[Number(number), parseSigns(signs)]] : [],
  );
  return { solved: new Map(solved), day: countOf(read.day), row: countOf(read.row) };
}

function objectIn(text: string | null): Readonly<Record<string, unknown>> {
  try {
    return objectOf(JSON.parse(text ?? '{}'));
  } catch {
    return {};
  }
}

function objectOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

function countOf(value: unknown): number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 ? value : 0;
}
