import { distanceOf } from '../../../model/distance.ts';
import { around, bare, type Draft, now, plain, sidesOf } from '../draft.ts';
import type { Example, Successor } from '../found.ts';
import type { TourScene } from '../scene.ts';

/** One winning move is enough. */
export function winBeats(example: Example): Draft[] {
  const { ground, node, decided } = example;
  const sides = sidesOf(example);
  const which = node.successors.findIndex(({ value }) => value.winner === sides.side);
  const winning = node.successors[which];
  if (winning === undefined) return [];
  const moves = node.successors.length;
  const isKnown = (each: Successor) => each === winning;
  const seen = { ...around(example, isKnown, now(which)), move: winning.move };
  const done = around(example, isKnown, (nth) => (nth === which ? 'plain' : 'aside'));
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
export function lossBeats(example: Example): Draft[] {
  const { ground, node, decided } = example;
  const of = node.successors.length;
  const sides = sidesOf(example);
  const scene = (informed: number): TourScene => ({
    ...around(example, (_, nth) => nth < informed, now(informed - 1)),
    counter: { left: of - informed, of },
    move: node.successors[informed - 1]?.move ?? null,
  });
  const base = { ground, decided: decided - 1 };
  const lost = { ...scene(of), value: node.value };
  const distance = distanceOf(node.value);
  return [
    { ...base, says: { name: 'counter', facts: { ...sides, moves: of } }, scene: scene(0) },
    { ...base, says: { name: 'oneLess', facts: { ...sides, left: of - 1 } }, scene: scene(1) },
    { ...base, says: { name: 'lastChance', facts: { ...sides, left: of - 2 } }, scene: scene(2) },
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
        ...around(example, () => true, plain),
        counter: lost.counter,
        value: node.value,
      },
    },
  ];
}

/** A longer win comes later and is ignored. */
export function shortestBeats(example: Example): Draft[] {
  const { ground, node, decided } = example;
  const [quick, slow] = node.successors;
  if (quick === undefined || slow === undefined) return [];
  const sides = sidesOf(example);
  const distance = distanceOf(node.value);
  const value = node.value;
  const first = {
    ...around(example, (_, nth) => nth === 0, now(0)),
    value,
    move: quick.move,
  };
  const second = { ...around(example, (_, nth) => nth <= 1, now(1)), value, move: slow.move };
  const ignored = around(
    example,
    (_, nth) => nth <= 1,
    (nth) => (nth === 1 ? 'aside' : 'plain'),
  );
  const base = { ground, decided };
  return [
    { ...base, says: { name: 'inTime', facts: { ...sides, distance } }, scene: first },
    { ...base, says: { name: 'later', facts: { distance: distanceOf(slow.value) + 1 } }, scene: second },
    { ...base, says: { name: 'shortestFirst', facts: {} }, scene: { ...ignored, value, move: quick.move } },
  ];
}

/** The last successor sets the length of a loss. */
export function longestBeats(example: Example): Draft[] {
  const { ground, node, decided } = example;
  const [soon, late] = node.successors;
  if (soon === undefined || late === undefined) return [];
  const sides = sidesOf(example);
  const value = node.value;
  const slower = distanceOf(late.value);
  const first = {
    ...around(example, (_, nth) => nth === 0, now(0)),
    move: soon.move,
    counter: { left: 1, of: 2 },
  };
  const both = around(example, () => true, now(1));
  const second = { ...both, move: late.move, counter: { left: 0, of: 2 } };
  return [
    {
      ground,
      decided: decided - 1,
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
        small: around(example, () => true, plain).small,
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
        small: around(example, () => true, plain).small,
        move: null,
        value,
      },
    },
  ];
}
