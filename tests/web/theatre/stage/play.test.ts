import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { News } from '../../../../web/theatre/model/scene.ts';
import { FINAL, LASTS, type Motion, type Phase } from '../../../../web/theatre/stage/motion.ts';
import { createPlay } from '../../../../web/theatre/stage/play.ts';
import type { StageScene } from '../../../../web/theatre/steps/picture/scene.ts';
import { runBoards, runShow } from '../../../../web/theatre/steps/picture/show.ts';

const sceneOf = (news: News): StageScene => ({
  board: { rows: 1, columns: 4, cells: '....' },
  position: { generals: [0, 2], pawn: 3, side: 'black' },
  lit: true,
  neighbours: [
    {
      position: { generals: [1, 2], pawn: 3, side: 'red' },
      move: { from: 1, to: 0 },
      moves: 3,
      news,
      turn: 'now',
      before: { decided: false, counter: 2 },
      after: { decided: false, counter: 1 },
    },
  ],
});

function motionOf(news: News): Motion {
  const scene = sceneOf(news);
  const { motion } = runShow(scene, runBoards(scene.board));
  if (motion === null) throw new Error('nothing moves');
  return motion;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
  vi.stubGlobal('requestAnimationFrame', (next: () => void) => setTimeout(next, 16));
  vi.stubGlobal('cancelAnimationFrame', clearTimeout);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('a scene that is played', () => {
  it.each(['won', 'lost'] as const)(
    '%s: the piece moves, then the board flashes, and then it is still',
    (news) => {
      const seen: Phase[] = [];
      createPlay()(motionOf(news), (phase) => seen.push(phase));
      vi.advanceTimersByTime(LASTS + 100);
      expect(seen[0]).toEqual({ glide: 0, tint: 'none' });
      expect(seen.filter(({ tint }) => tint === 'strong').every(({ glide }) => glide === 1)).toBe(true);
      expect(seen.find(({ glide }) => glide === 1)?.tint).toBe('strong');
      const tints = seen.map(({ tint }) => tint);
      expect(tints.filter((tint, nth) => tint !== tints[nth - 1])).toEqual([
        'none',
        'strong',
        'none',
        'strong',
        'none',
        'settled',
      ]);
      expect(seen.at(-1)).toEqual(FINAL);
      expect(vi.getTimerCount()).toBe(0);
    },
  );

  it('flashes soon after a scene that did not', () => {
    const play = createPlay();
    play(motionOf('counted'), () => {});
    vi.advanceTimersByTime(300);
    const tints: Phase['tint'][] = [];
    play(motionOf('won'), ({ tint }) => tints.push(tint));
    vi.advanceTimersByTime(LASTS);
    expect(tints).toContain('strong');
  });

  it.each(['counted', 'known'] as const)('%s: nothing flashes', (news) => {
    const seen: Phase[] = [];
    createPlay()(motionOf(news), (phase) => seen.push(phase));
    vi.advanceTimersByTime(LASTS + 100);
    expect(seen.map(({ tint }) => tint)).not.toContain('strong');
    expect(seen.at(-1)).toEqual(FINAL);
  });

  it('never flashes more than three times within a second, however scenes follow each other', () => {
    const pauses = fc.array(fc.integer({ min: 10, max: 1200 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(pauses, (waits) => {
        const play = createPlay();
        const flashes: number[] = [];
        let isStrong = false;
        for (const wait of waits) {
          const stop = play(motionOf('won'), ({ tint }) => {
            if (tint === 'strong' && !isStrong) flashes.push(performance.now());
            isStrong = tint === 'strong';
          });
          vi.advanceTimersByTime(wait);
          stop();
        }
        vi.advanceTimersByTime(3000);
        for (const [index, first] of flashes.entries()) {
          const fourth = flashes[index + 3];
          if (fourth !== undefined) expect(fourth - first).toBeGreaterThanOrEqual(1000);
        }
      }),
    );
  });
});
