import { around, bare, type Draft, distanceOf, now, plain, sidesOf } from '../draft.ts';
import type { Says } from '../facts.ts';
import type { Example } from '../found.ts';

/** What becomes of the start position. */
export function yoursBeats(example: Example): Draft[] {
  const { ground, node, decided } = example;
  const { value, successors } = node;
  const { isOwn } = ground;
  const [best] = successors;
  if (best === undefined) return overBeats(example);
  const sides = sidesOf(example);
  const all = around(example, () => true, plain);
  const waiting = around(example, () => false, plain);
  if (value.winner === 'tie') {
    const losing = successors.filter((each) => each.value.winner !== 'tie').length;
    return [
      { ground, decided, says: { name: 'notReached', facts: { isOwn } }, scene: waiting },
      { ground, decided, says: { name: 'nobodyForces', facts: { side: sides.side, losing } }, scene: all },
    ];
  }
  const distance = distanceOf(value) - 1;
  const says: Says =
    value.winner === sides.side
      ? { name: 'oneWins', facts: { ...sides, distance } }
      : { name: 'mustLose', facts: { ...sides, moves: successors.length, distance } };
  const spoken = around(example, () => true, now(0));
  return [
    {
      ground,
      decided: decided - 1,
      says: { name: 'reached', facts: { decided, isOwn } },
      scene: waiting,
    },
    { ground, decided, says, scene: { ...spoken, move: best.move } },
    {
      ground,
      decided,
      says: { name: 'countDown', facts: { value } },
      scene: { ...all, move: best.move, value, isNews: true },
    },
  ];
}

function overBeats({ ground, node, decided }: Example): Draft[] {
  const { value, position } = node;
  const winner = value.winner === 'tie' ? position.side : value.winner;
  const scene = { ...bare(ground, position), value, isNews: true };
  return [{ ground, decided, says: { name: 'isOver', facts: { winner } }, scene }];
}
