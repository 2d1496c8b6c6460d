import type { Position } from '../../../../../wasm/game.ts';
import { moveBetween } from '../../../model/frame.ts';
import { around, type Draft, plain, sidesOf, smallOf } from '../draft.ts';
import type { FoundTour, Successor } from '../found.ts';
import type { SmallBoard } from '../scene.ts';

/** What is left is a tie. */
export function tieBeats(example: FoundTour['tie']): Draft[] {
  const { ground, node, decided, loop, noneOwn } = example;
  const sides = sidesOf(example);
  const count = ground.positions - ground.decided;
  const base = { ground, decided };
  const isDecided = ({ value }: Successor) => value.winner !== 'tie';
  const open = around(example, isDecided, plain);
  const over = { ...around(example, () => true, plain), value: node.value };
  const round = { ...open, small: loopBoards(loop), walk: loop };
  return [
    {
      ...base,
      says: noneOwn ? { name: 'leftElsewhere', facts: { count } } : { name: 'leftOver', facts: { count } },
      scene: open,
    },
    { ...base, says: { name: 'neither', facts: sides }, scene: open },
    { ...base, says: { name: 'round', facts: {} }, scene: round },
    { ...base, says: { name: 'isTie', facts: {} }, scene: { ...over, isNews: true } },
    { ...base, says: { name: 'summary', facts: {} }, scene: over },
  ];
}

/** The positions of a loop after its moves, the last of which is the one where it began. */
function loopBoards(loop: readonly Position[]): SmallBoard[] {
  return loop.slice(1).map((position, nth) => {
    const before = loop[nth] ?? position;
    return smallOf({ position, move: moveBetween(before, position), value: null }, 'plain');
  });
}
