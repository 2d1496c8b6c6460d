import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  humNotes,
  type Note,
  nextNotes,
  type QueueNews,
  SILENCE,
} from '../../../../web/theatre/sound/model/score.ts';

interface Call extends QueueNews {
  readonly now: number;
}

/** The notes of news that comes at these times. */
function notesOf(calls: readonly Call[]): Note[] {
  let score = SILENCE;
  return calls.flatMap(({ now, ...news }) => {
    const played = nextNotes(score, news, now);
    score = played.score;
    return played.notes;
  });
}

/** News of `queued` positions per call, `rate` calls per second, for `seconds`. */
function steady(queued: number, rate: number, seconds: number, wins = queued, losses = 0): Call[] {
  return Array.from({ length: rate * seconds }, (_, index) => ({ now: index / rate, queued, wins, losses }));
}

const ofKind = (notes: readonly Note[], kind: Note['kind']) => notes.filter((note) => note.kind === kind);
function expectFew(notes: readonly Note[]): void {
  for (const [kind, most] of [
    ['tick', 12],
    ['win', 4],
    ['loss', 4],
  ] as const)
    for (const [index, { at }] of ofKind(notes, kind).entries()) {
      const later = ofKind(notes, kind)[index + most];
      if (later !== undefined) expect(later.at - at).toBeGreaterThan(1 - 1e-6);
    }
}

describe('what is played', () => {
  it('is a tick for a position, and a rising tone as well for a win', () => {
    expect(nextNotes(SILENCE, { queued: 0, wins: 0, losses: 0 }, 5).notes).toEqual([]);
    expect(notesOf([{ now: 5, queued: 1, wins: 0, losses: 0 }]).map(({ kind }) => kind)).toEqual(['tick']);
    const notes = notesOf([{ now: 5, queued: 1, wins: 1, losses: 0 }]);
    expect(notes.map(({ kind }) => kind)).toEqual(['tick', 'win']);
    for (const { from, to } of ofKind(notes, 'win')) expect(to).toBeGreaterThan(from);
  });

  it('is a tone of its own for a loss, which falls', () => {
    const notes = notesOf([{ now: 5, queued: 1, wins: 0, losses: 1 }]);
    expect(notes.map(({ kind }) => kind)).toEqual(['tick', 'loss']);
    for (const { from, to } of ofKind(notes, 'loss')) expect(to).toBeLessThan(from);
  });

  it('is every position when they come slowly', () => {
    const calls = steady(1, 3, 10);
    expect(ofKind(notesOf(calls), 'tick').map(({ at }) => at)).toEqual(calls.map(({ now }) => now));
    expect(ofKind(notesOf(calls), 'win')).toHaveLength(calls.length);
  });

  it('is never more than 12 ticks, 4 wins and 4 losses a second, at once or not at all', () => {
    const calls = fc.array(
      fc.record({
        wait: fc.oneof(fc.double({ min: 0, max: 0.02, noNaN: true }), fc.constantFrom(0.3, 2)),
        queued: fc.integer({ min: 0, max: 100_000 }),
        wins: fc.integer({ min: 0, max: 100_000 }),
        losses: fc.integer({ min: 0, max: 100_000 }),
      }),
      { maxLength: 200, size: 'max' },
    );
    fc.assert(
      fc.property(calls, (waits) => {
        let now = 0;
        const times = waits.map(({ wait, ...news }) => {
          now += wait;
          return { now, ...news };
        });
        const heard = new Set(times.map((call) => call.now));
        const notes = notesOf(times);
        for (const { at } of notes) expect(heard.has(at)).toBe(true);
        expectFew(notes);
      }),
    );
  });

  it.each([60, 1000])('goes on at full speed, told %i times a second', (rate) => {
    const notes = notesOf(steady(3000, rate, 10));
    expectFew(notes);
    expect(ofKind(notes, 'tick').length).toBeGreaterThan(80);
    expect(ofKind(notes, 'win').length).toBeGreaterThan(30);
  });
});

describe('the hum', () => {
  it('is low, long and heard once when it is asked for twice', () => {
    const { score, notes } = humNotes(SILENCE, 3);
    expect(notes.length).toBeGreaterThan(0);
    for (const { kind, at, length, from, to } of notes) {
      expect({ kind, at }).toEqual({ kind: 'hum', at: 3 });
      expect(length).toBeGreaterThan(1);
      expect(Math.max(from, to)).toBeLessThan(200);
    }
    expect(humNotes(score, 3.02).notes).toEqual([]);
    expect(humNotes(score, 30).notes).not.toEqual([]);
  });
});
