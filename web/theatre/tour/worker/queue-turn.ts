import type { Queued } from '../../../../wasm/watch.ts';
import type { FoundTour, QueueShot } from '../model/found.ts';
import type { Solved } from './solved.ts';

/** So many positions of the queue are shown beside the one taken. */
const NEXT = 6;

/** The queue around the first turn with a few positions of both distances. */
export function findTurn(solved: Solved): FoundTour['queue'] | null {
  if (solved.turn === null) return null;
  const { distance, taken } = solved.turn;
  const [before, last, next] = [taken - 2, taken, taken + 1].map((time) => shotOf(solved, time));
  if (!before || !last || !next) return null;
  return { ground: solved.ground, distance, before: solved.before(taken), shots: [before, last, next] };
}

/** The queue when so many positions are taken from it. */
function shotOf(solved: Solved, taken: number): QueueShot | null {
  const now = solved.queued(taken - 1);
  const decided = solved.decidedWhen(taken);
  const next: Queued[] = [];
  for (let index = taken; index < Math.min(decided, taken + NEXT); index++) {
    const queued = solved.queued(index);
    if (queued !== null) next.push(queued);
  }
  return now && next.length > 0 ? { taken: now, next, decided } : null;
}
