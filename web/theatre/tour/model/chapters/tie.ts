import type { Position } from '../../../../../wasm/game.ts';
import { moveBetween } from '../../../model/frame.ts';
import { around, type Draft, now, sidesOf, smallOf } from '../draft.ts';
import type { FoundTour, Node } from '../found.ts';
import type { SmallBoard, TourScene } from '../scene.ts';

const TIE = { winner: 'tie' } as const;

/** The rest is a tie: each side always has a move to another undecided position. */
export function tieBeats(example: FoundTour['tie']): Draft[] {
  const { ground, node, reply, decided, loop, noneOwn } = example;
  const sides = sidesOf(example);
  const count = ground.positions - ground.decided;
  const base = { ground, decided };
  const all = sceneOf(example, node);
  const leaving = node.successors.findIndex(({ value }) => value.winner !== 'tie');
  const losing = node.successors.filter(({ value }) => value.winner !== 'tie').length;
  return [
    {
      ...base,
      says: noneOwn ? { name: 'leftElsewhere', facts: { count } } : { name: 'leftOver', facts: { count } },
      scene: { ...all, counter: null },
    },
    { ...base, says: { name: 'noWin', facts: sides }, scene: all },
    { ...base, says: { name: 'notAllLose', facts: {} }, scene: sceneOf(example, node, 0) },
    { ...base, says: { name: 'foeToo', facts: sides }, scene: sceneOf(example, reply, 0) },
    {
      ...base,
      says: { name: 'round', facts: {} },
      scene: { ...all, counter: null, small: loopBoards(loop), walk: loop },
    },
    { ...base, says: { name: 'leave', facts: { losing } }, scene: sceneOf(example, node, leaving) },
    { ...base, says: { name: 'moral', facts: {} }, scene: { ...all, isNews: true } },
  ];
}

/** A tie with its successors and its counter; the sentence may be about one successor. */
function sceneOf({ ground }: FoundTour['tie'], node: Node, spoken = -1): TourScene {
  const { successors } = node;
  const left = successors.filter(({ value }) => value.winner === 'tie').length;
  return {
    ...around({ ground, node }, () => true, now(spoken)),
    value: TIE,
    counter: { left, of: successors.length },
    move: successors[spoken]?.move ?? null,
  };
}

/** The positions of a loop after each move; the last is its first position again. */
function loopBoards(loop: readonly Position[]): SmallBoard[] {
  return loop.slice(1).map((position, nth) => {
    const before = loop[nth] ?? position;
    return smallOf({ position, move: moveBetween(before, position), value: TIE }, 'plain');
  });
}
