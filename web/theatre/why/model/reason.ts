import type { Board, Ending, Position, Side, Value } from '../../../../wasm/game.ts';
import { endingOf } from '../../../model/ending.ts';
import type { Adjacent } from '../../../model/rules.ts';
import type { Mark } from '../../model/scene.ts';

/*
 * The picture turned round: not the positions before one, but all that follow from it, with what is known of each. From
 * these the value of the position follows: a win is the nearest of the losses it can reach and one move more, a loss the
 * furthest of the wins that all its moves reach and one more.
 */

/** A legal move, where it leads, and what is known of that. */
export interface Successor extends Adjacent {
  readonly mark: Mark;
}

/** A position with everything that follows from it, as it is known at one time. */
export interface Turned {
  readonly position: Position;
  readonly mark: Mark;
  readonly successors: readonly Successor[];
  /** Whether nothing more will be known: what is not decided is a tie. */
  readonly ended: boolean;
}

/** Why a position has the mark that it has; successors are named by their index. */
export type Reason =
  | { readonly kind: 'over'; readonly ending: Ending; readonly winner: Side }
  /** The distances of the successors that the other side loses, or of all of them, which it wins; `decisive` have the one that counts. */
  | {
      readonly kind: 'won' | 'lost';
      readonly distance: number;
      readonly among: readonly number[];
      readonly decisive: readonly number[];
    }
  | { readonly kind: 'tie'; readonly losing: readonly number[]; readonly staying: readonly number[] }
  /** So many moves are not known to lose, of all; so many successors are decided, but the position has not heard of them. */
  | { readonly kind: 'open'; readonly left: number; readonly moves: number; readonly unheard: number };

/** Why a position has the value that it is known to have, or why it has none yet. */
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

/** How far a win of a side is; null where it is none. */
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
 * What the table shows of a position at a layer: the values up to it. A position that is not decided then has heard of the
 * layers before, and of the moves that lead to wins of the other side in these it has let go.
 */
export function markAtLayer(value: Value, layer: number | 'all', after: readonly Value[], side: Side): Mark {
  if (layer === 'all') return { decided: true, value };
  if (value.winner !== 'tie' && value.distance <= layer) return { decided: true, value };
  const isGone = (each: Value) => each.winner !== 'tie' && each.winner !== side && each.distance < layer;
  return { decided: false, counter: after.length - after.filter(isGone).length };
}
