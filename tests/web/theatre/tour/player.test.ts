import { signal } from '@preact/signals';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CHAPTERS } from '../../../../web/theatre/tour/model/chapters.ts';
import { RACE, standsFor, waitsFor } from '../../../../web/theatre/tour/model/pace.ts';
import { TourPlayer } from '../../../../web/theatre/tour/model/player.ts';
import { durationOf, tourPhaseAt } from '../../../../web/theatre/tour/picture/motion.ts';
import { lengthOf, sayBeat } from '../../../../web/theatre/tour/say.ts';
import { sampleBoard, textsIn, tourOf } from './tours.ts';

const texts = textsIn('en');
const { beats } = tourOf(sampleBoard(2));

/** The last sentence that is played without being asked for. */
const LAST = beats.findLastIndex(({ chapter }) => chapter === 'tie');

function playerAt(chapter = '', sentence = 0, { asks = false, asked = 0 } = {}) {
  const place = { chapter: signal(chapter), sentence: signal(sentence), asked: signal(asked) };
  const told: [string, boolean][] = [];
  const quiz = { asks: () => asks, tell: (asking: string, isRight: boolean) => told.push([asking, isRight]) };
  return { player: new TourPlayer(beats, place, quiz), place, told };
}

/** Durations of a tour: of every sentence, and of every question. */
const each = (sentence: number, question = 0) => ({ sentence: () => sentence, question: () => question });

const after = (milliseconds: number, action: () => void) => {
  const timer = setTimeout(action, milliseconds);
  return () => clearTimeout(timer);
};

describe('the tour', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is played with every sentence standing at least as long as it is read and its picture moves', () => {
    const { player } = playerAt();
    const stood = beats.map(() => 0);
    const races = new Set<string>();
    const end = player.run({ ...each(0), sentence: (beat) => lengthOf(texts, beat) }, after);
    player.togglePlaying();
    for (let time = 0; player.playing.value; time += 10) {
      if (time > 300_000) throw new Error('it never ends');
      if (player.racing.value) races.add(`${player.beat.value.chapter} ${player.beat.value.nth}`);
      else stood[player.at.value] = (stood[player.at.value] ?? 0) + 10;
      vi.advanceTimersByTime(10);
    }
    for (const [nth, beat] of beats.slice(0, LAST + 1).entries()) {
      expect(stood[nth], sayBeat(texts, beat)).toBeGreaterThanOrEqual(2_500);
      expect(stood[nth]).toBeGreaterThanOrEqual(durationOf(beat.scene) + 2_500);
    }
    expect([...races]).toEqual(CHAPTERS.slice(1, -1).map((chapter) => `${chapter} 0`));
    expect(player.at.value).toBe(LAST);
    end();
  });

  it('lets a sentence stand until its picture has come to rest, and walks all of a loop', () => {
    expect(standsFor('Short.', { moves: 9_000, endsChapter: false, speed: '2' })).toBe(10_250);
    // A reason is read as fast as a sentence is; the time to think is not shortened.
    expect(waitsFor('Short.', true, '2')).toBe(1_250);
    expect(waitsFor('Short?', false, '2')).toBe(9_250);
    const scene = beats.map((beat) => beat.scene).find(({ walk }) => walk.length > 0);
    if (scene === undefined) throw new Error('nothing is walked');
    const steps = scene.walk.length - 1;
    const walkedAt = (age: number) => tourPhaseAt(scene, age, true).walked ?? Number.NaN;
    expect(Math.floor(walkedAt(0))).toBe(0);
    expect(Math.floor(walkedAt(durationOf(scene) - 1))).toBe(steps - 1);
    expect(walkedAt(durationOf(scene))).toBe(Number.POSITIVE_INFINITY);
  });

  it('begins anew when it is played at its end, and a chapter that is skipped to goes on playing', () => {
    const { player, place } = playerAt('write', 99);
    const end = player.run(each(1_000), after);
    expect(player.at.value).toBe(player.end);
    player.togglePlaying();
    expect([player.at.value, place.chapter.value, place.sentence.value]).toEqual([0, '', 0]);
    player.goToChapter('queue');
    expect([player.racing.value, player.playing.value, place.chapter.value]).toEqual([true, true, 'queue']);
    vi.advanceTimersByTime(RACE + 1_000);
    expect([place.chapter.value, place.sentence.value]).toEqual(['queue', 1]);
    player.togglePlaying();
    vi.advanceTimersByTime(10_000);
    expect([place.chapter.value, place.sentence.value]).toEqual(['queue', 1]);
    end();
  });

  it('ends where all is told, and goes on to the program when it is asked to', () => {
    const { player, place } = playerAt('tie', 6);
    const end = player.run(each(1_000), after);
    player.togglePlaying();
    vi.advanceTimersByTime(1_000);
    expect([player.at.value, player.playing.value]).toEqual([LAST, false]);
    player.stepOn();
    expect(place.chapter.value).toBe('write');
    player.togglePlaying();
    vi.advanceTimersByTime(60_000);
    expect([player.at.value, player.playing.value]).toEqual([player.end, false]);
    end();
  });

  it('goes on at the speed that is chosen while a sentence stands', () => {
    const { player } = playerAt();
    const speed = signal(1);
    const end = player.run({ ...each(0), sentence: () => 4_000 / speed.value }, after);
    player.togglePlaying();
    vi.advanceTimersByTime(1_000);
    speed.value = 2;
    vi.advanceTimersByTime(1_900);
    expect(player.at.value).toBe(0);
    vi.advanceTimersByTime(100);
    expect(player.at.value).toBe(1);
    end();
  });

  it('races through no chapter where nothing is to move', () => {
    const { player } = playerAt();
    player.isStill.value = true;
    const end = player.run(each(1_000), after);
    player.togglePlaying();
    for (let nth = 0; nth < LAST; nth++) {
      expect([player.at.value, player.racing.value]).toEqual([nth, false]);
      vi.advanceTimersByTime(1_000);
    }
    end();
  });
});

describe('where one is in the tour', () => {
  it('is kept as a chapter and a sentence of it, and found again', () => {
    const { player, place } = playerAt();
    for (let nth = 0; nth <= player.end; nth++) {
      expect(player.at.value).toBe(nth);
      expect(playerAt(place.chapter.value, place.sentence.value).player.at.value).toBe(nth);
      player.stepOn();
    }
    for (let nth = player.end; nth >= 0; nth--) {
      expect(player.at.value).toBe(nth);
      player.stepBack();
    }
    expect(player.at.value).toBe(0);
  });

  it('follows the address, whatever it says', () => {
    const { player, place } = playerAt('loss', 2);
    expect(player.beat.value).toMatchObject({ chapter: 'loss', nth: 2 });
    place.chapter.value = 'shortest';
    expect(player.beat.value).toMatchObject({ chapter: 'shortest', nth: 2 });
    place.sentence.value = 999_999_999;
    expect(player.beat.value).toMatchObject({ chapter: 'shortest', nth: 2 });
    place.chapter.value = 'constructor';
    expect(player.beat.value).toMatchObject({ chapter: 'finished', nth: 4 });
  });

  it('pauses when one steps by hand', () => {
    const { player } = playerAt();
    for (const step of [() => player.stepOn(), () => player.stepBack(), () => player.goTo(9)]) {
      player.togglePlaying();
      step();
      expect(player.playing.value).toBe(false);
    }
  });
});

describe('the questions of the tour', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const asking = beats.flatMap(({ question }) => question ?? []);

  it('are each asked once, before the sentence that answers them, and left alone are followed by it', () => {
    const { player, told } = playerAt('', 0, { asks: true });
    const asked: unknown[] = [];
    const end = player.run(each(1_000, 5_000), after);
    player.togglePlaying();
    for (let time = 0; player.playing.value; time += 100) {
      if (time > 300_000) throw new Error('it never ends');
      const question = player.question.value;
      if (question !== null && question !== asked.at(-1)) asked.push(question);
      vi.advanceTimersByTime(100);
    }
    expect(asked).toEqual(asking);
    expect(asked).toHaveLength(5);
    expect(told).toEqual([]);
    end();
  });

  it('wait for an answer: the sentence follows a right one, a reason a wrong one, and the first answer counts', () => {
    const { player, place, told } = playerAt('win', 0, { asks: true });
    const end = player.run(each(1_000, 5_000), after);
    player.togglePlaying();
    vi.advanceTimersByTime(1_000);
    const question = player.question.value;
    if (question === null) throw new Error('nothing is asked');
    const { right, answers } = question;
    expect(place.asked.value).toBe(1);
    vi.advanceTimersByTime(4_000);
    player.answer(answers.length);
    expect(player.given.value).toBeNull();
    const wrong = right === 0 ? 1 : 0;
    player.answer(wrong);
    expect([player.given.value, player.question.value]).toEqual([wrong, question]);
    vi.advanceTimersByTime(4_000);
    player.answer(right);
    expect([player.given.value, player.question.value, place.asked.value]).toEqual([right, null, 0]);
    expect(player.beat.value).toMatchObject({ chapter: 'win', nth: 1 });
    vi.advanceTimersByTime(1_000);
    expect([player.given.value, player.beat.value.nth]).toEqual([null, 2]);
    player.answer(right);
    expect(told).toEqual([['win', false]]);
    end();
  });

  it('are right only after a right answer, whatever follows a wrong one, or comes by the address', () => {
    const { player, place } = playerAt('win', 1, { asks: true, asked: 1 });
    const end = player.run(each(1_000, 5_000), after);
    const right = player.question.value?.right ?? Number.NaN;
    const wrong = right === 0 ? 1 : 0;
    player.answer(wrong);
    place.chapter.value = 'longest';
    place.sentence.value = 2;
    expect([player.question.value?.asks.name, player.given.value]).toEqual(['longest', null]);
    place.chapter.value = 'win';
    place.sentence.value = 1;
    expect(player.given.value).toBe(wrong);
    player.togglePlaying();
    vi.advanceTimersByTime(5_000);
    expect([player.question.value, player.given.value]).toEqual([null, null]);
    player.goToQuestion('win');
    player.answer(right);
    expect([player.question.value, player.given.value]).toEqual([null, right]);
    place.asked.value = 1;
    expect([player.question.value === null, player.given.value]).toEqual([false, null]);
    place.asked.value = 0;
    expect(player.given.value).toBe(right);
    player.stepOn();
    player.stepBack();
    expect(player.given.value).toBeNull();
    end();
  });

  it('are passed by a step, stepped over backwards, and not asked of whom they do not interest', () => {
    const { player, place } = playerAt('loss', 1, { asks: true });
    player.stepOn();
    expect([place.sentence.value, place.asked.value]).toEqual([2, 1]);
    player.stepOn();
    expect([place.sentence.value, place.asked.value]).toEqual([2, 0]);
    player.stepOn();
    expect([place.sentence.value, place.asked.value]).toEqual([3, 0]);
    player.stepBack();
    expect([place.sentence.value, place.asked.value]).toEqual([2, 0]);
    player.goToQuestion('loss');
    expect([place.sentence.value, place.asked.value]).toEqual([2, 1]);
    player.stepBack();
    expect([place.sentence.value, place.asked.value]).toEqual([1, 0]);
    const { player: other, place: otherPlace } = playerAt('loss', 1);
    other.stepOn();
    expect([otherPlace.sentence.value, otherPlace.asked.value]).toEqual([2, 0]);
  });

  it('come before a chapter that begins with one, after its race', () => {
    const { player, place, told } = playerAt('longest', 3, { asks: true });
    const end = player.run(each(1_000, 5_000), after);
    player.togglePlaying();
    vi.advanceTimersByTime(1_000);
    expect([place.chapter.value, player.racing.value, place.asked.value]).toEqual(['queue', true, 1]);
    player.answer(player.question.value?.right ?? -1);
    expect([player.given.value, told]).toEqual([null, []]);
    vi.advanceTimersByTime(RACE);
    expect([player.racing.value, player.question.value?.asks.name]).toEqual([false, 'queue']);
    player.goToChapter('yours');
    expect(player.question.value?.asks.name).toBe('yours');
    end();
  });

  it('are found again by the address, which may say anything', () => {
    expect(playerAt('longest', 2, { asked: 1 }).player.question.value?.asks.name).toBe('longest');
    expect(playerAt('longest', 2, { asked: 9 }).player.question.value?.asks.name).toBe('longest');
    expect(playerAt('longest', 1, { asked: 1 }).player.question.value).toBeNull();
  });
});
