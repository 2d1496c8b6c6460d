import { FINAL, LASTS, type Phase, phaseAt } from '../../stage/motion.ts';
import { STEP } from '../model/pace.ts';
import type { TourScene } from '../model/scene.ts';

/** Part of a step's time in which the piece glides, before it rests. */
const GLIDES = 0.5;

/** Duration (ms) of a scene's motion. */
export function durationOf({ walk, isNews, small }: TourScene): number {
  if (walk.length > 0) return (walk.length - 1) * STEP;
  return isNews || small.some(({ turn, move }) => turn === 'now' && move !== null) ? LASTS : 0;
}

/** The phase of a scene at an age of its motion (ms). */
export function tourPhaseAt(scene: TourScene, age: number, mayFlash: boolean): Phase {
  if (age >= durationOf(scene)) return FINAL;
  if (scene.walk.length === 0) return phaseAt(age, mayFlash && scene.isNews);
  const step = Math.floor(age / STEP);
  const part = Math.min(1, (age / STEP - step) / GLIDES);
  return { ...FINAL, walked: step + part * 0.999 };
}
