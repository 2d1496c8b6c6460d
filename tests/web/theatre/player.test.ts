import { describe, expect, it } from 'vitest';
import type { Side } from '../../../wasm/rubicon.ts';
import { positionKey } from '../../../web/model/line.ts';
import { LINES } from '../../../web/theatre/model/frame.ts';
import { FULL_SPEED, Pacer, SENTENCE, SENTENCES, SPEEDS } from '../../../web/theatre/model/pacer.ts';
import type { Player } from '../../../web/theatre/model/player.ts';
import { LASTS } from '../../../web/theatre/stage/motion.ts';
import { afterByRules } from '../support/rules.ts';
import { rows } from '../support/samples.ts';
import { playerOf, playOn } from './theatre.ts';
import { sampleBoard } from './tour/tours.ts';

/** Sample 1, board 2: Black wins in 2. */
const SAMPLE_2 = '#.#/O.O/.X.';
/** More positions than are taken between two looks at the clock. */
const OPEN = Array.from({ length: 7 }, () => '.......').join('/');
const TIE = '...../...../..O../#..#./O#.X.';

describe('stepping', () => {
  it('n times on and n times back shows the same, beat by beat', async () => {
    const { player } = playerOf(SAMPLE_2);
    const seen = [player.frame.value];
    for (let step = 0; step < 300; step++) {
      await player.stepOn();
      seen.push(player.frame.value);
    }
    for (const frame of seen.reverse()) {
      expect(player.frame.value).toEqual(frame);
      await player.stepBack();
    }
    expect(player.frame.value).toMatchObject({ step: 0, beat: 0 });
  });

  it('takes a position, then tells its predecessors one by one', async () => {
    const { player } = playerOf(SAMPLE_2);
    expect(player.frame.value).toMatchObject({ step: 0, taken: null, line: 'fill' });
    await player.stepOn();
    const { beats } = player.frame.value;
    expect(player.frame.value).toMatchObject({ step: 1, beat: 0, line: 'take' });
    for (let beat = 1; beat <= beats; beat++) {
      await player.stepOn();
      const { neighbours, now } = player.frame.value;
      expect(neighbours.map(({ turn }) => turn)).toEqual(
        neighbours.map((_, index) => (index + 1 < beat ? 'past' : index + 1 === beat ? 'now' : 'coming')),
      );
      expect(now).toBe(neighbours[beat - 1]);
    }
    await player.stepOn();
    expect(player.frame.value).toMatchObject({ step: 2, beat: 0 });
  });

  it('goes by whole positions, too', async () => {
    const { player } = playerOf(SAMPLE_2);
    await player.positionOn();
    expect(player.frame.value).toMatchObject({ step: 1, beat: player.frame.value.beats });
    await player.stepBack();
    await player.positionOn();
    expect(player.frame.value).toMatchObject({ step: 1, beat: player.frame.value.beats });
    await player.positionOn();
    await player.positionBack();
    expect(player.frame.value).toMatchObject({ step: 1, beat: player.frame.value.beats });
    await player.positionBack();
    await player.positionBack();
    expect(player.frame.value).toMatchObject({ step: 0, beat: 0 });
  });

  it.each([SAMPLE_2, 'O.O/.X.', '.O/OX/..'])(
    'keeps queue and table together at every beat: %s',
    async (text) => {
      const { player } = playerOf(text);
      let before = player.frame.value;
      while (before.step < player.end) {
        await player.stepOn();
        const frame = player.frame.value;
        const { red, black } = frame.decided;
        const isTaking = frame.step !== before.step && frame.step < player.end;
        const isFound = frame.now?.news === 'won' || frame.now?.news === 'lost' ? 1 : 0;
        const counts = structuredClone(before.decided) as Record<Side, Record<'won' | 'lost', number>>;
        if (frame.now?.news === 'won' || frame.now?.news === 'lost')
          counts[frame.now.position.side][frame.now.news]++;
        expect(frame.decided).toEqual(counts);
        expect(before.undecided - frame.undecided).toBe(isFound);
        expect(frame.waiting - before.waiting).toBe(isFound - (isTaking ? 1 : 0));
        expect(red.won + red.lost + black.won + black.lost + frame.undecided).toBe(
          player.programme.positions,
        );
        expect(frame.next.length).toBe(Math.min(5, frame.waiting));
        expect(frame.line === 'tie').toBe(frame.step === player.end);
        before = frame;
      }
      expect(before).toMatchObject({ line: 'tie', waiting: 0, next: [] });
    },
  );

  it('shows for each predecessor the move that leads to the position taken', async () => {
    const { player } = playerOf(SAMPLE_2);
    for (let step = 0; step < 200; step++) {
      await player.positionOn();
      const { taken, neighbours } = player.frame.value;
      for (const { position, move } of neighbours)
        expect(taken && positionKey(taken.position)).toBe(positionKey(afterByRules(position, move)));
    }
  });

  it('comes by each moment worth seeing once', async () => {
    const { player } = playerOf(SAMPLE_2);
    const seen = [...player.frame.value.moments];
    while (player.frame.value.step < player.end) {
      await player.stepOn();
      seen.push(...player.frame.value.moments);
    }
    expect(seen).toEqual(player.programme.moments);
  });

  it('comes through every sentence of the algorithm', async () => {
    const { player } = playerOf(SAMPLE_2);
    const lines = new Set([player.frame.value.line]);
    while (player.frame.value.step < player.end) {
      await player.stepOn();
      lines.add(player.frame.value.line);
    }
    expect([...lines].sort()).toEqual([...LINES].sort());
  });
});

describe('playing', () => {
  it.each(SPEEDS.filter((speed) => speed !== SENTENCES && speed !== 1))(
    'holds at each moment worth seeing for three to four seconds and goes on by itself, at speed %s',
    async (speed) => {
      const { player } = playerOf(SAMPLE_2, speed);
      const held = (await watch(player, 300_000)).filter(({ holds }) => holds);
      expect(held.map(({ step, beat }) => ({ step, beat }))).toEqual(placesOf(player));
      for (const { lasts } of held) {
        expect(lasts).toBeGreaterThanOrEqual(3_000);
        expect(lasts).toBeLessThanOrEqual(4_050);
      }
      expect(player.frame.value.step).toBe(player.end);
    },
  );

  it('goes on at once where one pauses a hold and plays again, or wants none any more', async () => {
    const { player } = playerOf(SAMPLE_2, 1_000);
    const begin = async () => {
      await player.goTo(0);
      await player.togglePlaying();
      for (let frame = 0; frame < 100 && !player.holds.value; frame++) await player.play(1000 / 60);
      expect(player.holds.value).toBe(true);
    };
    await begin();
    const { step } = player.frame.value;
    await player.togglePlaying();
    expect(player.holds.value).toBe(false);
    await player.togglePlaying();
    await player.play(1000 / 60);
    expect(player.frame.value.step).toBeGreaterThan(step);
    await begin();
    player.skips.value = false;
    await player.play(1000 / 60);
    expect(player.frame.value.step).toBeGreaterThan(step);
  });

  it('does not hold where that is not wanted, but stops at the end', async () => {
    const { player } = playerOf(SAMPLE_2, FULL_SPEED, false);
    expect((await playOn(player)).step).toBe(player.end);
    await player.togglePlaying();
    expect(player.frame.value).toMatchObject({ step: 0, beat: 0 });
    expect(player.playing.value).toBe(true);
  });

  it('gives a frame at full speed less than its time, and asks once for it', async () => {
    const { player, scenes } = playerOf(OPEN, FULL_SPEED, false);
    const asked: number[] = [];
    const { flight } = scenes;
    scenes.flight = (step, milliseconds, last) => {
      asked.push(milliseconds);
      return flight(step, milliseconds, last);
    };
    await player.togglePlaying();
    while (player.playing.value) await player.play(1000 / 60);
    expect(player.frame.value.step).toBe(player.end);
    expect(scenes.asked).toBe(asked.length);
    for (const milliseconds of asked) expect(milliseconds).toBeLessThan(1000 / 60);
  });

  it('shows one whole position a second at the lowest speed of positions', async () => {
    const { player } = playerOf(SAMPLE_2, 1, false);
    await player.togglePlaying();
    for (let frame = 0; frame < 290; frame++) await player.play(10);
    expect(player.frame.value).toMatchObject({ step: 3, beat: player.frame.value.beats });
  });

  it('stops when one steps by hand', async () => {
    const { player } = playerOf(SAMPLE_2, SENTENCES, false);
    await player.togglePlaying();
    await player.stepOn();
    expect(player.playing.value).toBe(false);
    await player.play(5000);
    expect(player.frame.value).toMatchObject({ step: 1, beat: 0 });
  });

  it('stays at the end where it is paused on its way there', async () => {
    const { player } = playerOf(SAMPLE_2, FULL_SPEED, false);
    await player.togglePlaying();
    void player.play(1000 / 60);
    await player.togglePlaying();
    expect(player.frame.value.step).toBe(player.end);
    expect(player.playing.value).toBe(false);
  });

  it('starts from the beginning when it is on its way to the end', async () => {
    const { player } = playerOf(SAMPLE_2, 10_000, true);
    void player.goTo(player.end);
    await player.togglePlaying();
    expect(player.frame.value.step).toBe(0);
    await player.play(1000 / 60);
    expect(player.holds.value).toBe(true);
    expect(player.frame.value.moments).toContainEqual(player.programme.moments[0]);
  });

  it('asks for one scene at a time, however late frames come', async () => {
    const { player, scenes } = playerOf(SAMPLE_2, 10_000, false);
    await player.togglePlaying();
    await Promise.all(Array.from({ length: 20 }, () => player.play(1)));
    expect(scenes.asked).toBeLessThanOrEqual(1);
  });
});

/** What is seen while it plays, frame by frame at sixty a second, and for how many milliseconds. */
interface Seen {
  readonly step: number;
  readonly beat: number;
  readonly races: boolean;
  readonly holds: boolean;
  lasts: number;
}

/** The places of the moments at which playback holds: all but the end. */
function placesOf({ programme: { moments } }: Player) {
  const places = moments.filter(({ kind }) => kind !== 'end').map(({ step, beat }) => ({ step, beat }));
  return places.filter(
    ({ step, beat }, nth) => step !== places[nth - 1]?.step || beat !== places[nth - 1]?.beat,
  );
}

async function watch(player: Player, most: number): Promise<Seen[]> {
  const seen: Seen[] = [];
  await player.togglePlaying();
  for (let time = 0; player.playing.value && time < most; time += 1000 / 60) {
    await player.play(1000 / 60);
    const { step, beat } = player.frame.value;
    const races = player.races.value;
    const holds = player.holds.value;
    const last = seen.at(-1);
    if (last?.step === step && last.beat === beat && last.races === races && last.holds === holds)
      last.lasts += 1000 / 60;
    else seen.push({ step, beat, races, holds, lasts: 0 });
  }
  return seen;
}

describe('sentence by sentence', () => {
  it('every beat is told, none left out, and stands as long as it takes to be read', async () => {
    const { player } = playerOf(SAMPLE_2, SENTENCES, false);
    const seen = await watch(player, 60_000);
    const { player: stepped } = playerOf(SAMPLE_2);
    for (const { step, beat, races } of seen) {
      await stepped.stepOn();
      expect({ step, beat, races }).toEqual({ ...pick(stepped), races: false });
    }
    expect(seen.length).toBeGreaterThan(15);
    for (const { step, beat, lasts } of seen.slice(0, -1)) {
      const notices = player.programme.moments.filter(
        (moment) => moment.step === step && moment.beat === beat,
      );
      expect(lasts / SENTENCE).toBeCloseTo(1 + notices.length, 1);
    }
  });

  const pick = ({ frame: { value } }: Player) => ({ step: value.step, beat: value.beat });

  it('a sentence stands for 2.5 to 3 seconds, longer than anything moves', () => {
    expect(SENTENCE).toBeGreaterThanOrEqual(2500);
    expect(SENTENCE).toBeLessThanOrEqual(3000);
    expect(SENTENCE).toBeGreaterThan(LASTS);
  });

  it('what was not painted is not read: after a long frame the sentence still stands', async () => {
    const { player } = playerOf(SAMPLE_2, SENTENCES, false);
    await player.togglePlaying();
    await player.play(16);
    const before = pick(player);
    await player.play(60_000);
    expect(pick(player)).toEqual(before);
  });

  it.each([SAMPLE_2, TIE])(
    'races to each key moment, ends before it, holds there and goes on: %s',
    async (text) => {
      const { player } = playerOf(text, SENTENCES);
      const seen = await watch(player, 600_000);
      expect(seen.filter(({ holds }) => holds).map(({ step, beat }) => ({ step, beat }))).toEqual(
        placesOf(player),
      );
      let from = 0;
      for (const { step: goal } of [...placesOf(player), { step: player.end }]) {
        const raced = seen.filter(({ step, races }) => step >= from && step < goal && races);
        const own = seen.filter(({ step, races }) => step === goal && !races);
        const steps = raced.map(({ step }) => step);
        expect(steps).toEqual([...steps].sort((a, b) => a - b));
        if (raced.length > 0) expect(own[0]?.beat).toBe(0);
        if (goal - from > 8) expect(raced.length).toBeGreaterThan(3);
        expect(raced.reduce((sum, { lasts }) => sum + lasts, 0)).toBeLessThan(3000);
        from = goal;
      }
      const told = seen.filter(({ races, holds }, nth) => !races && !holds && seen[nth + 1]?.holds === false);
      for (const { lasts } of told) expect(lasts).toBeGreaterThanOrEqual(SENTENCE - 20);
      expect(player.frame.value.step).toBe(player.end);
    },
  );

  it.each([2, 5])('sample board %d plays itself in one to two and a half minutes', async (nth) => {
    const { player } = playerOf(rows(sampleBoard(nth)).join('/'), SENTENCES);
    const seen = await watch(player, 600_000);
    const seconds = seen.reduce((sum, { lasts }) => sum + lasts, 0) / 1000;
    expect(player.frame.value.step).toBe(player.end);
    expect(seconds).toBeGreaterThan(60);
    expect(seconds).toBeLessThan(150);
  });

  it('slows down before a moment', async () => {
    const { player } = playerOf(TIE, SENTENCES);
    const far = player.programme.moments.find(
      ({ step }, nth, all) => step - (all[nth - 1]?.step ?? 0) > 1_000,
    );
    const seen = await watch(player, 600_000);
    const last = seen.findLastIndex(({ step, races }) => races && step < (far?.step ?? 0));
    const first = seen.findLastIndex(({ races }, nth) => nth < last && !races) + 1;
    const raced = seen.slice(first, last + 1).map(({ step }) => step);
    const gaps = raced.slice(1).map((step, index) => step - (raced[index] ?? 0));
    expect(gaps[0]).toBeGreaterThan(100);
    expect(gaps.slice(-3)).toEqual([1, 1, 1]);
  });

  it('a race ends when another speed is chosen', async () => {
    const { player } = playerOf(TIE, SENTENCES);
    await player.togglePlaying();
    for (let frame = 0; frame < 5; frame++) await player.play(16);
    expect(player.races.value).toBe(true);
    player.speed.value = 100;
    await player.play(16);
    expect(player.races.value).toBe(false);
  });
});

describe('jumps', () => {
  it('are told apart from going on', async () => {
    const { player } = playerOf(SAMPLE_2);
    const { jumps } = player;
    await player.stepOn();
    await player.positionOn();
    await player.stepBack();
    expect(jumps.value).toBe(0);
    await player.goTo(50);
    await player.runTo('win');
    await player.goToMoment({ kind: 'end', step: player.end, beat: 0 });
    expect(jumps.value).toBe(3);
    await player.stepBack();
    expect(jumps.value).toBe(3);
  });
});

describe('the queue', () => {
  it.each([SAMPLE_2, 'O.O/.X.', '.O/OX/..'])(
    'has two distances at most, one apart, and a tail: %s',
    async (text) => {
      const { player, showing } = playerOf(text);
      const start = showing.scene(0);
      const first = Array.from({ length: start.queued }, () => 0);
      const queue = [...first];
      while (player.frame.value.step < player.end) {
        const { step: before } = player.frame.value;
        await player.stepOn();
        const { step, now, layers, next, tail, waiting, queued } = player.frame.value;
        if (step !== before && step < player.end) queue.shift();
        if (
          (now?.news === 'won' || now?.news === 'lost') &&
          now.after.decided &&
          now.after.value.winner !== 'tie'
        ) {
          queue.push(now.after.value.distance);
          expect(tail.at(-1)).toEqual({ position: now.position, value: now.after.value });
        }
        expect(waiting).toBe(queue.length);
        const counts = [...new Set(queue)].map((distance) => ({
          distance,
          count: queue.filter((each) => each === distance).length,
        }));
        expect(layers).toEqual(counts);
        expect(tail).toHaveLength(Math.min(3, waiting));
        if (waiting <= 3) expect(tail).toEqual(next);
        expect(queued - waiting).toBe(Math.min(step, player.programme.steps));
      }
    },
  );
});

describe('running on', () => {
  it.each(['win', 'loss'] as const)('goes to the next %s, and the next, none left out', async (goal) => {
    const { player } = playerOf(SAMPLE_2);
    const found: string[] = [];
    for (;;) {
      await player.runTo(goal);
      const { step, beat, now } = player.frame.value;
      if (step === player.end) break;
      expect(now?.news).toBe(goal === 'win' ? 'won' : 'lost');
      found.push(`${step}.${beat}`);
    }
    const expected: string[] = [];
    const { player: stepped } = playerOf(SAMPLE_2);
    while (stepped.frame.value.step < stepped.end) {
      await stepped.stepOn();
      const { step, beat, now } = stepped.frame.value;
      if (now?.news === (goal === 'win' ? 'won' : 'lost')) expected.push(`${step}.${beat}`);
    }
    expect(found).toEqual(expected);
  });

  it('goes to the end of each layer', async () => {
    const { player } = playerOf(SAMPLE_2);
    for (const end of player.programme.layerEnds) {
      await player.runTo('layer');
      const { step, beat, beats, next, distance } = player.frame.value;
      expect([step, beat]).toEqual([end, beats]);
      const [head] = next;
      if (head && head.value.winner !== 'tie') expect(head.value.distance).toBe((distance ?? 0) + 1);
    }
    await player.runTo('layer');
    expect(player.frame.value.step).toBe(player.end);
  });

  it('goes to the end of a layer whose last position is taken and not told yet', async () => {
    const { player } = playerOf(SAMPLE_2);
    let total = 0;
    for (const step of player.programme.layerEnds) {
      await player.goToMoment({ kind: 'terminal', step, beat: 0 });
      const { beats } = player.frame.value;
      if (beats === 0) continue;
      await player.runTo('layer');
      expect(player.frame.value).toMatchObject({ step, beat: beats });
      total += beats;
    }
    expect(total).toBeGreaterThan(0);
  });

  it('goes to the moment in which the start position is decided', async () => {
    const { player } = playerOf(SAMPLE_2);
    await player.runTo('drawn');
    expect(player.frame.value.drawn).toEqual({ decided: true, value: { winner: 'black', distance: 2 } });
    await player.stepBack();
    expect(player.frame.value.drawn).toEqual({ decided: false, counter: 1 });
  });

  it('goes to the end for a drawn tie', async () => {
    const { player } = playerOf(TIE);
    await player.runTo('drawn');
    expect(player.frame.value).toMatchObject({ step: player.end, line: 'tie' });
    expect(player.frame.value.undecided).toBeGreaterThan(0);
  });
});

describe('seeking', () => {
  it('goes to the newest place that was asked for', async () => {
    const { player, scenes } = playerOf(SAMPLE_2);
    const asked = [100, 5, 321, 77].map((step) => player.goTo(step));
    await Promise.all(asked);
    expect(player.frame.value.step).toBe(77);
    expect(scenes.asked).toBe(1);
  });

  it('skips what was asked for in the meantime', async () => {
    const { player, scenes } = playerOf(SAMPLE_2);
    const far = player.goTo(40);
    void player.positionOn();
    void player.goTo(7);
    await far;
    await player.goTo(3);
    expect(player.frame.value.step).toBe(3);
    // 40, 41 and 3.
    expect(scenes.asked).toBe(3);
  });

  it('does not overtake what was asked before', async () => {
    const { player } = playerOf(SAMPLE_2);
    void player.goTo(40);
    void player.positionOn();
    void player.goTo(7);
    void player.positionOn();
    await player.goTo(3);
    expect(player.frame.value.step).toBe(3);
    void player.goTo(40);
    void player.goTo(41);
    await player.positionOn();
    expect(player.frame.value.step).toBe(42);
  });

  it('stays within the run', async () => {
    const { player } = playerOf(SAMPLE_2);
    await player.goTo(1e9);
    expect(player.frame.value.step).toBe(player.end);
    await player.stepOn();
    await player.positionOn();
    expect(player.frame.value.step).toBe(player.end);
    await player.goTo(-3);
    expect(player.frame.value.step).toBe(0);
    await player.stepBack();
    await player.positionBack();
    expect(player.frame.value.step).toBe(0);
  });

  it('tells what went wrong where there are no scenes, and pauses', async () => {
    const { player, showing } = playerOf(SAMPLE_2, 100, false);
    await player.togglePlaying();
    showing.close();
    await player.play(1000);
    expect(player.failure.value).toMatchObject({ code: 'closed' });
    expect(player.playing.value).toBe(false);
  });
});

describe('an error that is no failure of the scenes', () => {
  it('is thrown, pauses, and leaves the run to be used', async () => {
    const { player, scenes } = playerOf(SAMPLE_2, 1, false);
    const { scene, marks } = scenes;
    const bug = () => Promise.reject(new TypeError('a bug'));
    scenes.scene = bug;
    scenes.marks = bug;
    await player.togglePlaying();
    await expect(player.play(16)).rejects.toThrow('a bug');
    await expect(player.marks(0, [])).rejects.toThrow('a bug');
    expect(player.playing.value).toBe(false);
    expect(player.failure.value).toBeNull();
    Object.assign(scenes, { scene, marks });
    await player.togglePlaying();
    await player.play(16);
    expect(player.frame.value.step).toBe(1);
  });
});

describe('marks of positions', () => {
  it('are told without going to their step, and are none where the run has failed, which they do not tell again', async () => {
    const { player, showing } = playerOf(SAMPLE_2);
    const { drawn, end } = player;
    if (drawn === null) throw new Error('there is no start position');
    expect(await player.marks(0, [drawn])).toMatchObject([{ decided: false }]);
    const lost = { decided: true, value: { winner: 'black', distance: 2 } };
    expect(await player.marks(end, [drawn])).toEqual([lost]);
    expect(player.frame.value.step).toBe(0);
    showing.close();
    expect(await player.marks(end, [drawn])).toBeNull();
    expect(player.failure.value).toBeNull();
  });
});

describe('the pace', () => {
  it.each([
    [100, 100],
    [1_000, 1_000],
    [100_000, 100_000],
  ] as const)('of %d positions a second is kept over a second of frames', (speed, expected) => {
    const pacer = new Pacer();
    let steps = 0;
    for (let frame = 0; frame < 60; frame++) steps += Number(pacer.due(1000 / 60, speed));
    expect(steps).toBeGreaterThanOrEqual(expected * 0.97);
    expect(steps).toBeLessThanOrEqual(expected);
  });

  it('is not made up for after a long frame', () => {
    const pacer = new Pacer();
    expect(pacer.due(10_000, 1)).toBe(1);
    expect(pacer.due(1, 1)).toBe(0);
  });

  it('at full speed is whatever goes, however late frames come', () => {
    const pacer = new Pacer();
    for (const elapsed of [0, 1, 500]) expect(pacer.due(elapsed, FULL_SPEED)).toBe(Number.POSITIVE_INFINITY);
  });
});
