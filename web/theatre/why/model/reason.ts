import type { Board, Ending, Position, Side, Value } from '../../../../wasm/game.ts';
import { endingOf } from '../../../model/ending.ts';
import type { Adjacent } from '../../../model/rules.ts';
import type { Mark } from '../../model/scene.ts';

/*
 * Forward view: all successors of a position instead of its predecessors. Its value follows from theirs: a win is one more
 * than the least distance of a successor that the other side loses, a loss one more than the greatest distance of all.
 */

/** A legal move, the position after it, and what is known of that position. */
export interface Successor extends Adjacent {
  readonly mark: Mark;
}

/** A position with all its successors, and what is known of them at one time. */
export interface Turned {
  readonly position: Position;
  readonly mark: Mark;
  readonly successors: readonly Successor[];
  /** Whether the run is at its end: undecided positions are ties. */
  readonly ended: boolean;
}

/** Why a position has its mark; successors are given by index. */
export type Reason =
  | { readonly kind: 'over'; readonly ending: Ending; readonly winner: Side }
  /**
   * The distances of the successors that the other side loses, or of all successors of a loss; `decisive` are the successors
   * with the distance that counts.
   */
  | {
      readonly kind: 'won' | 'lost';
      readonly distance: number;
      readonly among: readonly number[];
      readonly decisive: readonly number[];
    }
  | { readonly kind: 'tie'; readonly losing: readonly number[]; readonly staying: readonly number[] }
  /** `left`: moves not known to lose, of `moves`; `unheard`: decided successors of which the position was not informed yet. */
  | { readonly kind: 'open'; readonly left: number; readonly moves: number; readonly unheard: number };

/** Why a position has its value, or why it has none yet. */
export function reasonOf(board: Board, { position, mark, successors, ended }: Turned): Reason {
  if (!mark.decided) return ended ? tieAmong(position.side, successors) : openWith(mark.counter, successors);
  const { value } = mark;
  if (value.winner === 'tie') return tieAmong(position.side, successors);
  if (value.distance === 0) return { kind: 'over', ending: endingOf(board, position), winner: value.winner };
  const { side } = position;
  const kind = value.winner === side ? 'won' : 'lost';
  const found = successors.flatMap(({ mark: known }, index) => {
    const distance = known.decided ? distanceOf(known.value, value.winner) : null;
    return distance === null ? [] : [{ index, distance }];
  });
  const among = found.map(({ distance }) => distance).sort((a, b) => a - b);
  const counts = kind === 'won' ? among[0] : among.at(-1);
  const decisive = found.filter(({ distance }) => distance === counts).map(({ index }) => index);
  return { kind, distance: value.distance, among, decisive };
}

/** The distance of a win for a side; null for any other value. */
function distanceOf(value: Value, winner: Side): number | null {
  return value.winner !== 'tie' && value.winner === winner ? value.distance : null;
}

function tieAmong(side: Side, successors: readonly Successor[]): Reason {
  const indices = successors.map((_, index) => index);
  const loses = (index: number) => {
    const mark = successors[index]?.mark;
    return mark?.decided === true && mark.value.winner !== 'tie' && mark.value.winner !== side;
  };
  return { kind: 'tie', losing: indices.filter(loses), staying: indices.filter((index) => !loses(index)) };
}

function openWith(left: number, successors: readonly Successor[]): Reason {
  const decided = successors.filter(({ mark }) => mark.decided && mark.value.winner !== 'tie').length;
  const moves = successors.length;
  return { kind: 'open', left, moves, unheard: decided - (moves - left) };
}

/**
 * The mark of a position with the values up to a layer. The counter of an undecided position does not have the moves that
 * lead to wins of the other side in layers before that one.
 */
export function markAtLayer(value: Value, layer: number | 'all', after: readonly Value[], side: Side): Mark {
  if (layer === 'all') return { decided: true, value };
  if (value.winner !== 'tie' && value.distance <= layer) return { decided: true, value };
  const isGone = (each: Value) => each.winner !== 'tie' && each.winner !== side && each.distance < layer;
  return { decided: false, counter: after.length - after.filter(isGone).length };
}
