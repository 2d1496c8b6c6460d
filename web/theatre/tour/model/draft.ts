import type { Position } from '../../../../wasm/game.ts';
import { otherSide } from '../../../model/line.ts';
import type { Says } from './facts.ts';
import type { Example, Ground, Node, Successor, Timed } from './found.ts';
import type { SmallBoard, TourScene } from './scene.ts';

/* Helpers that make the sentences and pictures of the chapters. */

/** Lines of the program, each by a part of it, and its variables with their values once the lines were carried out. */
export interface Code {
  readonly lines: readonly string[];
  readonly variables: readonly (readonly [name: string, value: number])[];
}

/** A sentence and its picture, without their place in the tour. */
export interface Draft {
  readonly says: Says;
  readonly scene: TourScene;
  readonly ground: Ground;
  /** Decided positions of its board. */
  readonly decided: number;
  /** The part of the program that does what it says. */
  readonly code?: Code | null;
}

/** A scene with only its position. */
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

/** Whether the sentence is about a small board. */
export type BoardTurn = SmallBoard['turn'];

/** A small board. */
export function smallOf(
  { position, value, move }: Pick<SmallBoard, 'position' | 'value' | 'move'>,
  turn: BoardTurn,
): SmallBoard {
  return { position, value, move, turn };
}

/** The successors of an example: whether each is known by now, and whether the sentence is about it. */
export function around<Each extends Successor>(
  { ground, node }: { readonly ground: Ground; readonly node: Node<Each> },
  known: (successor: Each) => boolean,
  turn: (nth: number) => BoardTurn,
): TourScene {
  return {
    ...bare(ground, node.position),
    small: node.successors.map((successor, nth) =>
      smallOf({ ...successor, value: known(successor) ? successor.value : null }, turn(nth)),
    ),
  };
}

/** Whether a successor is decided at a time, given as a number of decided positions. */
export const knownAt =
  (time: number) =>
  ({ decided }: Timed): boolean =>
    decided <= time;

/** The sentence is about none of the small boards. */
export const plain = (): BoardTurn => 'plain';

/** The sentence is about one of them. */
export const now =
  (which: number) =>
  (nth: number): BoardTurn =>
    nth === which ? 'now' : 'plain';

/** The side to move in an example, and the other one. */
export function sidesOf({ node }: Example) {
  const { side } = node.position;
  return { side, foe: otherSide(side) };
}
