import { bare, type Draft, smallOf, type Turn } from '../draft.ts';
import type { FoundTour, QueueShot } from '../found.ts';
import type { TourScene } from '../scene.ts';

/** Where the queue moves from distance d to d + 1. */
export function queueBeats({ ground, distance, shots }: FoundTour['queue']): Draft[] {
  const [before, after, last] = shots;
  const beat = (shot: QueueShot, name: 'front' | 'joins' | 'turned'): Draft => ({
    ground,
    decided: shot.decided,
    says: { name, facts: { distance } },
    scene: sceneOf(shot),
  });
  const sceneOf = ({ taken, front, back, isLonger, joined }: QueueShot): TourScene => {
    const board = (turn: Turn) => (queued: QueueShot['taken']) => smallOf({ ...queued, move: null }, turn);
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
  };
  return [beat(before, 'front'), beat(after, 'joins'), beat(last, 'turned')];
}
