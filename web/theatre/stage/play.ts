import { now } from '../../solver/clock.ts';
import { BETWEEN_FLASHES, LASTS, type Phase, phaseAt } from './motion.ts';
import type { StageScene } from './scene.ts';

/** Whether the scene has anything that moves. */
export function hasNews({ neighbours }: StageScene): boolean {
  return neighbours.some(({ turn }) => turn === 'now');
}

/** Plays scenes, one after the other. It remembers when something flashed last, so that many of them never flicker. */
export function createPlay(): (scene: StageScene, draw: (phase: Phase) => void) => () => void {
  let flashed = Number.NEGATIVE_INFINITY;
  return (scene, draw) => {
    const start = now();
    const flashes = isDecided(scene) && start - flashed >= BETWEEN_FLASHES;
    let frame = 0;
    const next = () => {
      const age = now() - start;
      const phase = phaseAt(age, flashes);
      if (phase.tint === 'strong') flashed = start;
      draw(phase);
      if (age < LASTS) frame = requestAnimationFrame(next);
    };
    next();
    return () => cancelAnimationFrame(frame);
  };
}

function isDecided({ neighbours }: StageScene): boolean {
  return neighbours.some(({ turn, news }) => turn === 'now' && (news === 'won' || news === 'lost'));
}
