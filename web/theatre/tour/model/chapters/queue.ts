import { bare, type Draft, distanceOf, plain, smallOf, type Turn } from '../draft.ts';
import type { FoundTour, QueueShot } from '../found.ts';
import type { TourScene } from '../scene.ts';

/** How the queue goes from one distance to the next. */
export function queueBeats({ ground, distance, shots }: FoundTour['queue']): Draft[] {
  const [before, last, next] = shots;
  const scene = ({ taken, next: waiting }: QueueShot, turn: (distance: number) => Turn): TourScene => ({
    ...bare(ground, taken.position),
    isLit: true,
    value: taken.value,
    small: waiting.map((queued) => smallOf({ ...queued, move: null }, turn(distanceOf(queued.value)))),
  });
  return [
    {
      ground,
      decided: before.decided,
      says: { name: 'front', facts: { distance } },
      scene: scene(before, plain),
    },
    {
      ground,
      decided: before.decided,
      says: { name: 'joins', facts: { distance } },
      scene: scene(before, (each) => (each > distance ? 'now' : 'plain')),
    },
    {
      ground,
      decided: last.decided,
      says: { name: 'turned', facts: { distance } },
      scene: scene(last, plain),
    },
    {
      ground,
      decided: next.decided,
      says: { name: 'order', facts: { distance } },
      scene: scene(next, plain),
    },
  ];
}
