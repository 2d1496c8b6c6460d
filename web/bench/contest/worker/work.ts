import type { Batch, Batches, Reading } from '../../../../wasm/bench/batch.ts';
import { now } from '../../../solver/worker/clock.ts';
import { failureOf } from '../../../solver/worker/failure.ts';
import { RANGE, type Row, type Survey } from '../model/contest.ts';
import type { Reported } from './protocol.ts';

/** What has been found is reported after so many milliseconds. */
const REPORT_EVERY = 40;

/** A board of more cells may take long: what has been found does not wait for it. */
const MANY_CELLS = 256;

/** Reads a contest file through, without solving. */
export function surveyOf(batches: Batches, text: Uint8Array): Survey {
  const batch = batches.open(text);
  try {
    const problems: Survey['problems'][number][] = [];
    let boards = 0;
    for (let reading = batch.next(); reading !== null; reading = batch.next()) {
      if (reading.kind === 'board' || reading.kind === 'broken') boards = reading.number;
      else problems.push(failureOf(reading.failure, 'crashed'));
    }
    return { boards, problems };
  } finally {
    batch.close();
  }
}

/** Solves the ranges of boards that are dealt, in rising order, and reports what it finds every few milliseconds. */
export async function solveRanges(
  batches: Batches,
  text: Uint8Array,
  take: () => Promise<number | null>,
  report: (rows: readonly Reported[]) => unknown,
): Promise<void> {
  const batch = batches.open(text);
  const found: Reported[] = [];
  let reported = now();
  let taking: unknown = null;
  const tell = () => {
    reported = now();
    if (found.length > 0) taking = report(found.splice(0));
  };
  try {
    // The next range is asked for while this one is being solved.
    for (let next = take(); ; ) {
      const first = await next;
      if (first === null) break;
      next = take();
      for (let number = first; number < first + RANGE; number++) {
        const reading = readingAt(batch, number);
        if (reading === null) break;
        if (mayTakeLong(reading)) tell();
        found.push([number, rowOf(batch, reading)]);
        if (now() - reported >= REPORT_EVERY) tell();
      }
    }
    tell();
    await taking; // what is reported comes another way than the end: it has to be there before
  } finally {
    batch.close();
  }
}

type BoardReading = Extract<Reading, { kind: 'board' | 'broken' }>;

/** Board `number`, which is none that has been passed; null after the last one. */
function readingAt(batch: Batch, number: number): BoardReading | null {
  for (let reading = batch.next(); reading !== null; reading = batch.next()) {
    if ((reading.kind === 'board' || reading.kind === 'broken') && reading.number === number) return reading;
  }
  return null;
}

function mayTakeLong({ kind, board }: BoardReading): boolean {
  return kind === 'board' && board.rows * board.columns > MANY_CELLS;
}

/** What comes of a board. */
function rowOf(batch: Batch, reading: BoardReading): Row {
  const { board } = reading;
  const failed = (error: unknown): Row => ({ board, value: null, failure: failureOf(error, 'crashed') });
  if (reading.kind === 'broken') return failed(reading.failure);
  try {
    return { board: reading.board, value: batch.solve(), failure: null };
  } catch (error) {
    return failed(error);
  }
}
