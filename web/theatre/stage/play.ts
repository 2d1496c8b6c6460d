import { now } from '../../solver/worker/clock.ts';
import { BETWEEN_FLASHES, FINAL, type Motion, type Phase } from './motion.ts';

/** Plays a motion, until the function returned is called. */
export type Play = (motion: Motion, draw: (phase: Phase) => void) => () => void;

/**
 * Plays motions, one after the other, without drawing a phase twice. It remembers the last flash, so that a quick sequence of
 * scenes does not flicker.
 */
export function createPlay(): Play {
  let flashed = Number.NEGATIVE_INFINITY;
  return (motion, draw) => {
    const start = now();
    const mayFlash = start - flashed >= BETWEEN_FLASHES;
    let frame = 0;
    let shown: Phase | null = null;
    const next = () => {
      const phase = motion(now() - start, mayFlash);
      if (phase.tint === 'strong') flashed = start;
      if (shown === null || !samePhase(phase, shown)) draw(phase);
      shown = phase;
      if (phase !== FINAL) frame = requestAnimationFrame(next);
    };
    next();
    return () => cancelAnimationFrame(frame);
  };
}

function samePhase(a: Phase, b: Phase): boolean {
  return a.glide === b.glide && a.tint === b.tint && a.walked === b.walked;
}

/** Calls `during` with the age (ms) in every frame, and `end` after `lasts` ms, until the function returned is called. */
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
