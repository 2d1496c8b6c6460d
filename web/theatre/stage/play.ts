import { now } from '../../solver/worker/clock.ts';
import { BETWEEN_FLASHES, FINAL, type Phase, phaseAt } from './motion.ts';
import type { StageScene } from './scene.ts';

/** Whether the scene has anything that moves. */
export function hasNews({ neighbours }: StageScene): boolean {
  return neighbours.some(({ turn }) => turn === 'now');
}

/**
 * Plays scenes, one after the other; what is seen already is not drawn again. It remembers when something flashed last, so
 * that many of them never flicker.
 */
export function createPlay(): (scene: StageScene, draw: (phase: Phase) => void) => () => void {
  let flashed = Number.NEGATIVE_INFINITY;
  return (scene, draw) => {
    const start = now();
    const flashes = isDecided(scene) && start - flashed >= BETWEEN_FLASHES;
    let frame = 0;
    let shown: Phase | null = null;
    const next = () => {
      const phase = phaseAt(now() - start, flashes);
      if (phase.tint === 'strong') flashed = start;
      if (phase.glide !== shown?.glide || phase.tint !== shown.tint) draw(phase);
      shown = phase;
      if (phase !== FINAL) frame = requestAnimationFrame(next);
    };
    next();
    return () => cancelAnimationFrame(frame);
  };
}

function isDecided({ neighbours }: StageScene): boolean {
  return neighbours.some(({ turn, news }) => turn === 'now' && (news === 'won' || news === 'lost'));
}
