import { now } from '../../../solver/worker/clock.ts';
import { BETWEEN_FLASHES } from '../../stage/motion.ts';
import type { TourScene } from '../model/scene.ts';
import { motionOf, REST, type TourPhase, tourPhaseAt } from './motion.ts';

/** Plays one scene after the other; it remembers when something flashed last, so that steps by hand never flicker. */
export function createTourPlay(): (scene: TourScene, draw: (phase: TourPhase) => void) => () => void {
  let flashed = Number.NEGATIVE_INFINITY;
  return (scene, draw) => {
    const start = now();
    const flashes = start - flashed >= BETWEEN_FLASHES;
    if (flashes && scene.isNews) flashed = start;
    return eachFrame(
      motionOf(scene),
      (age) => draw(tourPhaseAt(scene, age, flashes)),
      () => draw(REST),
    );
  };
}

/** Calls `during` with its age in every frame for so many milliseconds, and then `end`, unless what is returned is called. */
export function eachFrame(lasts: number, during: (age: number) => void, end: () => void): () => void {
  const start = now();
  let frame = 0;
  const next = () => {
    const age = now() - start;
    if (age >= lasts) {
      end();
      return;
    }
    during(age);
    frame = requestAnimationFrame(next);
  };
  next();
  return () => cancelAnimationFrame(frame);
}
