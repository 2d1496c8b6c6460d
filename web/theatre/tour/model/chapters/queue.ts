import { type BoardTurn, bare, type Draft, smallOf } from '../draft.ts';
import type { FoundTour, Ground, QueueShot } from '../found.ts';
import type { TourScene } from '../scene.ts';

/** Where the queue moves from distance d to d + 1. */
export function queueBeats({ ground, distance, shots }: FoundTour['queue']): Draft[] {
  const [before, after, last] = shots;
  const beat = (shot: QueueShot, name: 'front' | 'joins' | 'turned'): Draft => ({
    ground,
    decided: shot.decided,
    says: { name, facts: { distance } },
    scene: queueScene(ground, shot),
  });
  return [beat(before, 'front'), beat(after, 'joins'), beat(last, 'turned')];
}

/** The position taken, and those that wait; the sentence is about those that have just joined. */
export function queueScene(ground: Ground, { taken, front, back, isLonger, joined }: QueueShot): TourScene {
  const board = (turn: BoardTurn) => (queued: QueueShot['taken']) => smallOf({ ...queued, move: null }, turn);
  return {
    ...bare(ground, taken.position),
    isLit: true,
    value: taken.value,
    small: [
      ...front.map(board('plain')),
      ...back.map((queued, nth) => board(nth < back.length - joined ? 'plain' : 'now')(queued)),
    ],
    gapAfter: isLonger ? front.length : null,
  };
}
