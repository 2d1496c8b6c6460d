import { describe, expect, it } from 'vitest';
import type { Position } from '../../../../wasm/rubicon.ts';
import { positionKey } from '../../../../web/model/line.ts';
import { aloud } from '../../../../web/theatre/tour/say.ts';
import { draw } from '../../../wasm/module.ts';
import { orderOf } from './order.ts';
import { distanceOf, NO_WAY_OUT, randomBoards, sampleBoards, textsIn, tourOf } from './tours.ts';

/** On the last one fewer positions wait than are shown. */
const boards = [...sampleBoards().slice(0, 3), ...NO_WAY_OUT, ...randomBoards(16), draw('X.#O/##.O')];

const keysOf = (queued: readonly { position: Position }[]) =>
  queued.map(({ position }) => positionKey(position));

describe('the queue that the tour shows', () => {
  it('is what waits behind the position taken: all of it, or the first three and the last three', () => {
    let whole = 0;
    for (const board of boards) {
      const { ground, shots } = tourOf(board).found.queue;
      const { queue, length } = orderOf(ground.board);
      const keys = keysOf(queue);
      for (const [nth, { taken, front, back, isLonger, decided }] of shots.entries()) {
        const place = keys.indexOf(positionKey(taken.position));
        // At first its predecessors have not joined yet.
        expect(decided).toBe(length[nth === 0 ? place : place + 1]);
        const waiting = keys.slice(place + 1, decided);
        const isWhole = waiting.length <= 6;
        expect(keysOf([...front, ...back])).toEqual(
          isWhole ? waiting : [...waiting.slice(0, 3), ...waiting.slice(-3)],
        );
        expect(isLonger).toBe(!isWhole);
        if (isWhole) whole++;
      }
    }
    expect(whole).toBeGreaterThan(0);
  });

  it('is said by its distances, with dots where others wait', () => {
    const texts = textsIn('en');
    for (const board of boards) {
      const { found, beats } = tourOf(board);
      const ofQueue = beats.filter(({ chapter }) => chapter === 'queue');
      for (const [nth, { front, back, isLonger }] of found.queue.shots.entries()) {
        const beat = ofQueue[nth];
        if (beat === undefined) throw new Error('a sentence is missing');
        const [first, last] = [front, back].map((each) =>
          each.map(({ value }) => distanceOf(value)).join(', '),
        );
        const waiting = last === '' ? first : `${first}${isLonger ? ' … ' : ', '}${last}`;
        expect(aloud(texts, beat, undefined)).toContain(`The queue: ${waiting}.`);
      }
    }
  });
});

describe('the race that begins a chapter', () => {
  it('has ten positions from the beginning of the queue to the first sentence, evenly spread', () => {
    for (const board of boards)
      for (const { race, ground, chapter, decided } of tourOf(board).beats) {
        if (race.length === 0) continue;
        const { placeOf } = orderOf(ground.board);
        // The one of the queue ends where the position shown is taken.
        const { taken } = tourOf(board).found.queue.shots[0];
        const place = chapter === 'queue' ? placeOf(taken.position) : decided;
        expect(race).toHaveLength(10);
        const off = race.map((each, nth) => Math.abs(placeOf(each) - (place * nth) / 10));
        expect(Math.max(...off)).toBeLessThan(2);
      }
  });
});
