import { distanceOf } from '../../../model/distance.ts';
import { around, bare, type Draft, knownAt, now, plain, sidesOf } from '../draft.ts';
import type { Says } from '../facts.ts';
import type { Example, Timed } from '../found.ts';
import type { TourScene } from '../scene.ts';

/** One winning move is enough. */
export function winBeats(example: Example<Timed>): Draft[] {
  const { ground, node, decided } = example;
  const sides = sidesOf(example);
  const which = node.successors.findIndex(({ value }) => value.winner === sides.side);
  const winning = node.successors[which];
  if (winning === undefined) return [];
  const moves = node.successors.length;
  const known = knownAt(decided - 1);
  const seen = { ...around(example, known, now(which)), move: winning.move };
  const done = around(example, known, (nth) => (nth === which ? 'plain' : 'aside'));
  const taken = { ...bare(ground, winning.position), isLit: true, value: winning.value };
  const base = { ground, decided: decided - 1 };
  return [
    { ...base, says: { name: 'take', facts: { winner: sides.side } }, scene: taken },
    { ...base, says: { name: 'earlier', facts: { ...sides, moves } }, scene: seen },
    {
      ground,
      decided,
      says: { name: 'enough', facts: sides },
      scene: { ...seen, small: done.small, value: node.value, isNews: true },
    },
  ];
}

/** A loss needs every move. */
export function lossBeats(example: Example<Timed>): Draft[] {
  const { ground, node, decided } = example;
  const [first, second] = node.successors;
  if (first === undefined || second === undefined) return [];
  const of = node.successors.length;
  const sides = sidesOf(example);
  const sceneAt = (time: number, refuted: number): TourScene => ({
    ...around(example, knownAt(time), now(refuted - 1)),
    counter: { left: of - refuted, of },
    move: node.successors[refuted - 1]?.move ?? null,
  });
  const beat = (time: number, refuted: number, says: Says): Draft => ({
    ground,
    decided: time,
    says,
    scene: sceneAt(time, refuted),
  });
  const lost = { ...sceneAt(decided, of), value: node.value };
  const distance = distanceOf(node.value);
  return [
    beat(first.decided - 1, 0, { name: 'counter', facts: { ...sides, moves: of } }),
    beat(first.taken, 1, { name: 'oneLess', facts: { ...sides, left: of - 1 } }),
    beat(second.taken, 2, { name: 'lastChance', facts: { ...sides, left: of - 2 } }),
    {
      ground,
      decided,
      says: { name: 'allLose', facts: { ...sides, distance } },
      scene: { ...lost, isNews: true },
    },
    {
      ground,
      decided,
      says: { name: 'needsAll', facts: {} },
      scene: {
        ...lost,
        ...around(example, knownAt(decided), plain),
        counter: lost.counter,
        value: node.value,
      },
    },
  ];
}

/** A longer win comes later and is ignored. */
export function shortestBeats(example: Example<Timed>): Draft[] {
  const { ground, node, decided } = example;
  const [quick, slow] = node.successors;
  if (quick === undefined || slow === undefined) return [];
  const sides = sidesOf(example);
  const distance = distanceOf(node.value);
  const value = node.value;
  const first = {
    ...around(example, knownAt(decided), now(0)),
    value,
    move: quick.move,
  };
  const known = knownAt(slow.taken);
  const second = { ...around(example, known, now(1)), value, move: slow.move };
  const ignored = around(example, known, (nth) => (nth === 1 ? 'aside' : 'plain'));
  const base = { ground, decided: slow.taken };
  return [
    { ground, decided, says: { name: 'inTime', facts: { ...sides, distance } }, scene: first },
    { ...base, says: { name: 'later', facts: { distance: distanceOf(slow.value) + 1 } }, scene: second },
    { ...base, says: { name: 'shortestFirst', facts: {} }, scene: { ...ignored, value, move: quick.move } },
  ];
}

/** The last successor sets the length of a loss. */
export function longestBeats(example: Example<Timed>): Draft[] {
  const { ground, node, decided } = example;
  const [soon, late] = node.successors;
  if (soon === undefined || late === undefined) return [];
  const sides = sidesOf(example);
  const value = node.value;
  const slower = distanceOf(late.value);
  const first = {
    ...around(example, knownAt(soon.taken), now(0)),
    move: soon.move,
    counter: { left: 1, of: 2 },
  };
  const known = knownAt(decided);
  const second = { ...around(example, known, now(1)), move: late.move, counter: { left: 0, of: 2 } };
  return [
    {
      ground,
      decided: soon.taken,
      says: { name: 'soon', facts: { ...sides, distance: distanceOf(soon.value) } },
      scene: first,
    },
    {
      ground,
      decided: decided - 1,
      says: { name: 'late', facts: { foe: sides.foe, distance: slower } },
      scene: second,
    },
    {
      ground,
      decided,
      says: { name: 'longest', facts: { ...sides, slower, distance: distanceOf(value) } },
      scene: {
        ...second,
        small: around(example, known, plain).small,
        value,
        isNews: true,
      },
    },
    {
      ground,
      decided,
      says: { name: 'longestLast', facts: {} },
      scene: {
        ...second,
        small: around(example, known, plain).small,
        move: null,
        value,
      },
    },
  ];
}
