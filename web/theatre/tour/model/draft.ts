import type { Position, Value } from '../../../../wasm/game.ts';
import { otherSide } from '../../../model/line.ts';
import type { Beat } from './beats.ts';
import type { Example, Ground, Successor } from './found.ts';
import type { SmallBoard, TourScene } from './scene.ts';

/* What the chapters make their sentences and pictures of. */

/** A sentence and its picture, before it is known which of its chapter it is. */
export type Draft = Omit<Beat, 'chapter' | 'nth' | 'isBack' | 'race'>;

/** The numbers of both sides' moves, which a tie has none of. */
export function distanceOf(value: Value): number {
  return value.winner === 'tie' ? 0 : value.distance;
}

/** A scene with nothing but its position. */
export function bare(ground: Ground, position: Position): TourScene {
  return {
    board: ground.board,
    position,
    isLit: false,
    value: null,
    isMarked: true,
    isNews: false,
    counter: null,
    last: null,
    move: null,
    small: [],
    gapAfter: null,
    walk: [],
  };
}

/** Whether a small board is spoken of. */
export type Turn = SmallBoard['turn'];

/** A small board. */
export function smallOf(
  { position, value, move }: Pick<SmallBoard, 'position' | 'value' | 'move'>,
  turn: Turn,
): SmallBoard {
  return { position, value, move, turn };
}

/** The successors of an example: what is known of each by now, and whether it is spoken of. */
export function around(
  { ground, node }: Pick<Example, 'ground' | 'node'>,
  known: (successor: Successor, nth: number) => boolean,
  turn: (nth: number) => Turn,
): TourScene {
  return {
    ...bare(ground, node.position),
    small: node.successors.map((successor, nth) =>
      smallOf({ ...successor, value: known(successor, nth) ? successor.value : null }, turn(nth)),
    ),
  };
}

/** None of the small boards is spoken of. */
export const plain = (): Turn => 'plain';

/** One of them is. */
export const now =
  (which: number) =>
  (nth: number): Turn =>
    nth === which ? 'now' : 'plain';

/** The side to move in an example, and the other one. */
export function sidesOf({ node }: Example) {
  const { side } = node.position;
  return { side, foe: otherSide(side) };
}
