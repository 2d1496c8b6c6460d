import { describe, expect, it } from 'vitest';
import type { Position } from '../../../../wasm/rubicon.ts';
import { positionKey } from '../../../../web/model/line.ts';
import { aloud } from '../../../../web/theatre/tour/say.ts';
import { draw } from '../../../wasm/module.ts';
import { type Order, orderOf } from './order.ts';
import { distanceOf, NO_WAY_OUT, randomBoards, sampleBoards, textsIn, tourOf } from './tours.ts';

/** On the last one fewer positions wait than are shown. */
const boards = [...sampleBoards().slice(0, 3), ...NO_WAY_OUT, ...randomBoards(16), draw('X.#O/##.O')];

const keysOf = (queued: readonly { position: Position }[]) =>
  queued.map(({ position }) => positionKey(position));

/** Where a distance ends in the queue: the number of positions up to it. */
const endOf = ({ queue }: Order, distance: number) =>
  queue.filter((each) => distanceOf(each.value) <= distance).length;

/** The steps shortly before the end of a distance whose position has predecessors that join behind others of the next distance. */
function joinsBefore(order: Order, distance: number): { taken: number; joined: number }[] {
  const [from, end] = [endOf(order, distance - 1), endOf(order, distance)];
  const steps = Array.from({ length: Math.max(0, end - 2 - from) }, (_, nth) => from + 1 + nth);
  return steps.flatMap((taken) => {
    const [before = 0, after = 0] = order.length.slice(taken - 1, taken + 1);
    return after > before && before > end ? { taken, joined: after - before } : [];
  });
}

/** The first distance, but 0, of which there are a few, with a few of the next one behind them and such a step. */
function turnOf(order: Order): number | undefined {
  const last = Math.max(...order.queue.map(({ value }) => distanceOf(value)));
  const distances = Array.from({ length: Math.max(0, last) }, (_, nth) => nth + 1);
  return distances.find((distance) => {
    const [from, end] = [endOf(order, distance - 1), endOf(order, distance)];
    const isWide = end - from >= 3 && (order.length[end] ?? 0) - end >= 2;
    return isWide && joinsBefore(order, distance).length > 0;
  });
}

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

  it('turns from the first distance of which there are a few, where a position has one predecessor that joins, if any has', () => {
    for (const board of boards) {
      const { ground, distance, shots } = tourOf(board).found.queue;
      const order = orderOf(ground.board);
      expect(distance).toBe(turnOf(order));
      const joins = joinsBefore(order, distance);
      const fewest = Math.min(...joins.map(({ joined }) => joined));
      const best = joins.findLast(({ joined }) => joined === fewest);
      const [, after, last] = shots;
      const taken = keysOf(order.queue).indexOf(positionKey(after.taken.position)) + 1;
      expect({ taken, joined: after.joined }).toEqual(best);
      expect(positionKey(last.taken.position)).toBe(keysOf(order.queue)[endOf(order, distance) - 1]);
    }
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
