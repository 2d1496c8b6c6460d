import type { FoundTour, QueueShot } from '../model/found.ts';
import type { Solved } from './solved.ts';

/** Positions of the queue shown beside the one taken: at its front, and at its back. */
const FRONT = 3;
const BACK = 3;

/** The queue around the first turn with a few positions of both distances. */
export function findTurn(solved: Solved): FoundTour['queue'] | null {
  if (solved.turn === null) return null;
  const { distance, last, join } = solved.turn;
  if (distance + 2 > solved.last) return null;
  const before = shotOf(solved, join.taken, join.before, 0);
  const after = shotOf(solved, join.taken, join.after, join.after - join.before);
  const turned = shotOf(solved, last.taken, last.decided, 0);
  if (!before || !after || !turned) return null;
  return {
    ground: solved.ground,
    distance,
    before: solved.before(join.taken),
    shots: [before, after, turned],
  };
}

/** The queue after `taken` positions were taken and `decided` decided, `joined` of them by the last position taken. */
function shotOf(solved: Solved, taken: number, decided: number, joined: number): QueueShot | null {
  const now = solved.queued(taken - 1);
  const places = (from: number, to: number) =>
    Array.from({ length: to - from }).flatMap((_, nth) => solved.queued(from + nth) ?? []);
  const frontEnd = Math.min(decided, taken + FRONT);
  const backStart = Math.max(frontEnd, decided - BACK);
  const front = places(taken, frontEnd);
  const back = places(backStart, decided);
  if (now === null || front.length === 0) return null;
  return { taken: now, front, back, isLonger: backStart > frontEnd, joined, decided };
}
