import { describe, expect, it } from 'vitest';
import { Race } from '../../../web/theatre/model/race.ts';

function raceTo(moment: number, from = 0): Race {
  const race = Race.to(moment, from);
  if (race === null) throw new Error('the moment is too near');
  return race;
}

/** The steps that are shown until it is over, at sixty frames a second. */
function stepsOf(race: Race): number[] {
  const steps: number[] = [];
  while (!race.isOver) steps.push(race.stepAfter(1000 / 60));
  return steps;
}

const FAR = [10, 1_000, 100_000];

describe('a race', () => {
  it('lasts longer the farther it goes, but never three seconds', () => {
    const lasts = FAR.map((moment) => raceTo(moment).lasts);
    expect(lasts).toEqual([...new Set(lasts)].sort((a, b) => a - b));
    expect(lasts[0]).toBeGreaterThan(0);
    expect(lasts.at(-1)).toBeLessThan(3_000);
  });

  it.each(FAR)('shows the same from wherever it begins, %d steps on', (moment) => {
    const steps = stepsOf(raceTo(moment));
    expect(stepsOf(raceTo(moment + 700, 700)).map((step) => step - 700)).toEqual(steps);
  });

  it.each(FAR)('comes to the step before its moment, %d, when it is over and not before', (moment) => {
    const steps = stepsOf(raceTo(moment));
    expect(steps).toEqual([...steps].sort((a, b) => a - b));
    expect(steps[0]).toBeGreaterThan(0);
    expect(steps.at(-1)).toBe(moment - 1);
    expect(Math.max(...steps.slice(0, -1))).toBeLessThan(moment - 1);
  });

  it('is not over after a time in which nothing was painted', () => {
    const race = raceTo(1_000);
    expect(race.stepAfter(60_000)).toBeLessThan(999);
    expect(race.isOver).toBe(false);
  });
});
