import { FINAL, LASTS, type Phase, phaseAt } from '../../stage/motion.ts';
import { STEP } from '../model/pace.ts';
import type { TourScene } from '../model/scene.ts';

/** How far a scene's motion is: the move on the stage and the flash of what is decided, and the steps walked. */
export interface TourPhase extends Phase {
  /** Steps of the walk, 0..steps; the part of the one that is under way after the point. */
  readonly walked: number;
}

export const REST: TourPhase = { ...FINAL, walked: Number.POSITIVE_INFINITY };

/** A step glides for this part of its time, and then rests. */
const GLIDES = 0.5;

/** How long the stage moves, in milliseconds. */
export function motionOf({ walk, isNews, small }: TourScene): number {
  if (walk.length > 0) return (walk.length - 1) * STEP;
  return isNews || small.some(({ turn, move }) => turn === 'now' && move !== null) ? LASTS : 0;
}

/** The phase of a scene at an age in milliseconds. */
export function tourPhaseAt(scene: TourScene, age: number, flashes: boolean): TourPhase {
  if (age >= motionOf(scene)) return REST;
  if (scene.walk.length === 0) return { ...phaseAt(age, flashes && scene.isNews), walked: 0 };
  const step = Math.floor(age / STEP);
  const part = Math.min(1, Math.max(0, age / STEP - step) / GLIDES);
  return { ...FINAL, walked: step + part * 0.999 };
}
