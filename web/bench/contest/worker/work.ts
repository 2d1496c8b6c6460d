import type { Batch, Batches } from '../../../../wasm/bench/batch.ts';
import { failureOf } from '../../../solver/worker/failure.ts';
import type { Survey } from '../model/contest.ts';
import type { BoardRead } from './protocol.ts';

/** Counts the boards of a contest file and collects its other problems. */
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

/** Reads the next boards, `most` at most; skips text that belongs to no board. */
export function readBoards(batch: Batch, most: number): readonly BoardRead[] {
  const read: BoardRead[] = [];
  while (read.length < most) {
    const reading = batch.next();
    if (reading === null) break;
    const { kind } = reading;
    if (kind === 'board')
      read.push({ number: reading.number, board: reading.board, line: reading.line, failure: null });
    if (kind === 'broken')
      read.push({
        number: reading.number,
        board: reading.board,
        failure: failureOf(reading.failure, 'crashed'),
      });
  }
  return read;
}
