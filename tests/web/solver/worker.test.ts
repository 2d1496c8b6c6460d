import { describe, expect, it } from 'vitest';
import { RubiconError } from '../../../wasm/rubicon.ts';
import type { Question } from '../../../web/model/drawing.ts';
import { AnalysisCache } from '../../../web/solver/worker/analysis-cache.ts';
import { solveAside } from '../../../web/solver/worker/aside.ts';
import { attempt } from '../../../web/solver/worker/failure.ts';
import { load, withSolved } from '../../wasm/module.ts';
import { board, THREE } from '../support/samples.ts';

const rubicon = await load();
const LARGE = board('OO..........', ...Array.from({ length: 10 }, () => '............'), '...........X');

function ask(drawn = THREE, rest: Partial<Question> = {}): Question {
  return { board: drawn, side: 'red', played: [], variations: [], ...rest };
}

const always = () => true;
const unheard = () => {};

describe('the cache', () => {
  it('answers with the value, the whole line and the value after each move', async () => {
    const solution = await new AnalysisCache(rubicon).answer(ask(), always, unheard);
    expect(solution?.value).toEqual({ winner: 'black', distance: 2 });
    expect(solution?.moves).toHaveLength(2);
    expect(solution?.values).toEqual([2, 1, 0].map((distance) => ({ winner: 'black', distance })));
    expect(solution).toMatchObject({ legal: 0, loop: null });
    expect(solution?.ending).not.toBeNull();
  });

  it('keeps the legal part of the given moves, then continues with best play', async () => {
    const up = { from: 3, to: 0 };
    const down = { from: 3, to: 6 };
    const cache = new AnalysisCache(rubicon);
    expect(await cache.answer(ask(THREE, { played: [up, down] }), always, unheard)).toMatchObject({
      legal: 0,
    });
    const solution = await cache.answer(ask(THREE, { played: [down, up] }), always, unheard);
    expect(solution?.moves[0]).toEqual(down);
    expect(solution?.legal).toBe(1);
    expect(solution?.values).toHaveLength((solution?.moves.length ?? 0) + 1);
  });

  it('drops moves after the end of the game', async () => {
    const played = [
      { from: 3, to: 6 },
      { from: 7, to: 6 },
      { from: 5, to: 2 },
    ];
    const solution = await new AnalysisCache(rubicon).answer(ask(THREE, { played }), always, unheard);
    expect(solution).toMatchObject({ legal: 2, moves: played.slice(0, 2), ending: 'capture' });
  });

  it('names the move with which the loop of a tie begins, counted from the start position', async () => {
    const tie = board('.....', '.....', '..O..', '#..#.', 'O#.X.');
    const cache = new AnalysisCache(rubicon);
    const whole = await cache.answer(ask(tie), always, unheard);
    expect(whole?.value).toEqual({ winner: 'tie' });
    expect(whole?.ending).toBeNull();
    const played = whole?.moves.slice(0, 3) ?? [];
    const continued = await cache.answer(ask(tie, { played }), always, unheard);
    expect(continued?.loop).toBeGreaterThanOrEqual(3);
    expect(continued?.loop).toBeLessThan(continued?.moves.length ?? 0);
  });

  it('drops a board that was replaced, and answers the next one', async () => {
    const cache = new AnalysisCache(rubicon);
    let wanted = true;
    const given = cache.answer(ask(LARGE), () => wanted, unheard);
    wanted = false;
    expect(await given).toBeNull();
    expect((await cache.answer(ask(), always, unheard))?.value).toEqual({ winner: 'black', distance: 2 });
  });

  const HIGH = board(
    'O.O.........',
    '............',
    '.....X......',
    ...Array.from({ length: 9 }, () => '............'),
  );
  const high = rubicon.position(HIGH);
  const lower = { ...high, pawn: 140 };

  it('solves no more than the answer needs, and the rest on request', async () => {
    const cache = new AnalysisCache(rubicon);
    const solution = await cache.answer(ask(HIGH), always, unheard);
    const known = await cache.knowing(HIGH, [high], 'play');
    expect(() => known?.map(high, 'pawn')).toThrow(RubiconError);
    expect(known?.knows(lower)).toBe(false);
    expect(await cache.knowing(HIGH, [lower], 'moves')).toBe(known);
    expect(known?.moves(lower)).toHaveLength(5);
    const whole = await cache.solved(HIGH);
    expect(whole).toBe(known);
    withSolved(rubicon, HIGH, (solved) => {
      expect(whole?.map(high, 'pawn')).toEqual(solved.map(high, 'pawn'));
      expect(solution?.value).toEqual(solved.value(high));
      expect(whole?.line(lower)).toEqual(solved.line(lower));
    });
  });

  it('solves the rest when idle', async () => {
    const cache = new AnalysisCache(rubicon);
    await cache.answer(ask(HIGH), always, unheard);
    const known = await cache.knowing(HIGH, [high], 'value');
    await expect.poll(() => known?.map(high, 'pawn').red).toHaveLength(144);
  });

  it('answers a question before it continues with the rest', async () => {
    const cache = new AnalysisCache(rubicon);
    const order: string[] = [];
    await cache.answer(ask(HIGH), always, unheard);
    const whole = cache.solved(HIGH).then(() => order.push('the rest'));
    const next = board(
      'OO..........',
      '............',
      '..........X.',
      ...Array.from({ length: 9 }, () => '............'),
    );
    await cache.answer(ask(next), always, unheard).then(() => order.push('the question'));
    await whole;
    expect(order).toEqual(['the question', 'the rest']);
  });

  it('drops the rest for another board', async () => {
    const cache = new AnalysisCache(rubicon);
    await cache.answer(ask(HIGH), always, unheard);
    const whole = cache.solved(HIGH);
    await cache.answer(ask(), always, unheard);
    expect(await whole).toBeNull();
    expect(await cache.solved(HIGH)).toBeNull();
    expect(await cache.solved(THREE)).not.toBeNull();
  });

  it('answers requests about a board when it is solved', async () => {
    const cache = new AnalysisCache(rubicon);
    const given = cache.answer(ask(LARGE), always, unheard);
    const waiting = cache.solved(LARGE);
    expect(await cache.solved(THREE)).toBeNull();
    expect((await waiting)?.value(rubicon.position(LARGE))).toEqual((await given)?.value);
  });

  it('has no answers about a board that was replaced', async () => {
    const cache = new AnalysisCache(rubicon);
    let wanted = true;
    const given = cache.answer(ask(LARGE), () => wanted, unheard);
    const waiting = cache.solved(LARGE);
    wanted = false;
    expect([await given, await waiting]).toEqual([null, null]);
  });

  it('has no moves on a board that is replaced before they are known, nor on another one', async () => {
    const cache = new AnalysisCache(rubicon);
    await cache.answer(ask(HIGH), always, unheard);
    const waiting = cache.knowing(HIGH, [lower], 'moves');
    await cache.answer(ask(), always, unheard);
    expect(await waiting).toBeNull();
    expect(await cache.knowing(HIGH, [high], 'play')).toBeNull();
  });

  it('solves another placement on the same obstacles without a new analysis', async () => {
    const cache = new AnalysisCache(rubicon);
    await cache.answer(ask(LARGE), always, unheard);
    const moved = board('O.O.........', ...Array.from({ length: 10 }, () => '............'), 'X...........');
    let asked = 0;
    const once = () => {
      asked += 1;
      return true;
    };
    expect((await cache.answer(ask(moved), once, unheard))?.value).not.toBeNull();
    expect(asked).toBe(0);
  });
});

describe('a board solved aside', () => {
  it('leaves the cached analysis unchanged', async () => {
    const cache = new AnalysisCache(rubicon);
    await cache.answer(ask(LARGE), always, unheard);
    const kept = await cache.solved(LARGE);
    expect(solveAside(rubicon, ask()).value).toEqual({ winner: 'black', distance: 2 });
    expect(kept).not.toBeNull();
    expect(await cache.solved(LARGE)).toBe(kept);
    expect((await cache.answer(ask(LARGE), always, unheard))?.values.length).toBeGreaterThan(0);
  });

  it('is a small one', async () => {
    const huge = board(
      'OO'.padEnd(24, '.'),
      ...Array.from({ length: 22 }, () => '.'.repeat(24)),
      'X'.padEnd(24, '.'),
    );
    const outcome = await attempt(() => solveAside(rubicon, ask(huge)));
    expect(outcome).toMatchObject({ ok: false, failure: { code: 'too_large' } });
  });
});

describe('a failure', () => {
  it('is plain data, which a worker can send', async () => {
    const outcome = await attempt(() => {
      throw new RubiconError('too_large', 'too large', 0, 0, 1, 2);
    });
    const failure = { code: 'too_large', line: 0, column: 0, expected: 1, found: 2 };
    expect(structuredClone(outcome)).toEqual({ ok: false, failure });
  });

  it('of the module itself is a crash', async () => {
    const outcome = await attempt(() => {
      throw new WebAssembly.RuntimeError('unreachable');
    });
    expect(outcome).toMatchObject({ ok: false, failure: { code: 'crashed' } });
  });
});
