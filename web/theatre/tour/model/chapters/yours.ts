import { distanceOf } from '../../../model/distance.ts';
import { around, bare, type Draft, knownAt, now, plain, sidesOf } from '../draft.ts';
import type { Says } from '../facts.ts';
import type { Example, Timed } from '../found.ts';

/** The value of the start position. */
export function yoursBeats(example: Example<Timed>): Draft[] {
  const { ground, node, decided } = example;
  const { value, successors } = node;
  const { isOwn } = ground;
  const [best] = successors;
  if (best === undefined) return overBeats(example);
  const sides = sidesOf(example);
  const known = around(example, knownAt(decided), plain);
  if (value.winner === 'tie') {
    const all = around(example, () => true, plain);
    const losing = successors.filter((each) => each.value.winner !== 'tie').length;
    return [
      { ground, decided, says: { name: 'notReached', facts: { isOwn } }, scene: known },
      {
        ground,
        decided,
        says: { name: 'nobodyForces', facts: { side: sides.side, losing } },
        scene: { ...all, value },
      },
    ];
  }
  const distance = distanceOf(value) - 1;
  const says: Says =
    value.winner === sides.side
      ? { name: 'oneWins', facts: { ...sides, distance } }
      : { name: 'mustLose', facts: { ...sides, moves: successors.length, distance } };
  const spoken = { ...around(example, knownAt(decided), now(0)), value, move: best.move };
  return [
    {
      ground,
      decided,
      says: { name: 'reached', facts: { nth: decided, isOwn, value } },
      scene: { ...known, value, isNews: true },
    },
    { ground, decided, says, scene: spoken },
  ];
}

function overBeats({ ground, node, decided }: Example): Draft[] {
  const { value, position } = node;
  const winner = value.winner === 'tie' ? position.side : value.winner;
  const scene = { ...bare(ground, position), value, isNews: true };
  return [{ ground, decided, says: { name: 'isOver', facts: { winner } }, scene }];
}
