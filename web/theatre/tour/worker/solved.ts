import type { Board, Position, Value } from '../../../../wasm/game.ts';
import type { Queued, Run, Textbook } from '../../../../wasm/watch.ts';
import { successorsOf } from '../../../model/rules.ts';
import { samePosition } from '../../model/frame.ts';
import type { Example, Ground, Node, Successor, Timed } from '../model/found.ts';

const MEMORY_LIMIT = 96 * 2 ** 20;
/** Number of positions in the race to an example. */
const BEFORE = 10;

/** A value that is not a tie. */
export type Won = Extract<Value, { distance: number }>;

/** Where the queue moves from distance d to d + 1. */
export interface LayerEnd {
  readonly distance: number;
  /** The number of positions taken and decided when the last position of distance d is taken. */
  readonly last: { readonly taken: number; readonly decided: number };
  /** Shortly before: the positions taken when predecessors of the last one join, and decided before and after they join. */
  readonly join: { readonly taken: number; readonly before: number; readonly after: number };
}

/** Positions examined, backwards from the last of a distance, for one whose predecessors join. */
const ASKED_FOR_A_JOIN = 300;

/** A board whose run is at its end. The caller closes it. */
export class Solved {
  readonly ground: Ground;
  /** The start position and its place in the queue (the queue's end for a tie); null if pieces are missing. */
  readonly start: { readonly position: Position; readonly place: number } | null;
  /** The first turn after distance 0 with a few positions of both distances. */
  readonly turn: LayerEnd | null;
  /** Finished positions that the side to move has won. */
  readonly finishedWon: number;
  /** For each distance the number of positions up to it. */
  readonly #ends: readonly number[];
  readonly #run: Run;

  constructor(textbook: Textbook, board: Board, isOwn: boolean, start: Position | null) {
    this.#run = textbook.open(board, { memoryLimit: MEMORY_LIMIT });
    const { decided, queued: finished } = this.#run.counts();
    this.finishedWon = decided.red.won + decided.black.won;
    const ends: number[] = [];
    let place: number | null = null;
    let turn: LayerEnd | null = null;
    while (this.#run.find({ layer: true, position: start })) {
      const { taken, queued } = this.#run.counts();
      if (place === null && start !== null && this.#run.mark(start).decided)
        place = this.#newestPlace(start, queued);
      if (!this.#isLayerEnd(taken)) continue;
      ends.push(taken);
      if (turn === null && ends.length > 1) turn = this.#turnAt(ends, queued);
    }
    this.#run.seek(Number.POSITIVE_INFINITY);
    this.#ends = ends;
    this.turn = turn;
    const { positions, taken } = this.#run.counts();
    this.ground = { board, isOwn, positions, decided: taken, finished };
    this.start = start && { position: start, place: place ?? taken };
  }

  /** Whether the next position has a different distance than the one taken last. */
  #isLayerEnd(taken: number): boolean {
    const [last, next] = [this.#run.queued(taken - 1), this.#run.queued(taken)];
    return last !== null && (next === null || !sameValueDistance(last.value, next.value));
  }

  /** The place of a position that the last step has put into the queue, or that was in it from the beginning. */
  #newestPlace(position: Position, queued: number): number {
    let place = queued - 1;
    while (place > 0 && !isAt(this.#run.queued(place), position)) place--;
    return place;
  }

  /** The turn at the end of a distance, when `decided` positions are decided; null if nothing joins before it. */
  #turnAt(ends: readonly number[], decided: number): LayerEnd | null {
    const taken = ends.at(-1) ?? 0;
    const join = this.#joinBefore(taken);
    this.#run.seek(taken);
    return join && { distance: ends.length - 1, last: { taken, decided }, join };
  }

  /**
   * The last step, within ASKED_FOR_A_JOIN before `end`, that takes a position whose predecessors join, best a single one, while
   * others of the next distance already wait and two of the distance that ends there are still to be taken.
   */
  #joinBefore(end: number): LayerEnd['join'] | null {
    let best: LayerEnd['join'] | null = null;
    let after = this.#decidedAt(end - 2);
    for (let taken = end - 2; taken > end - ASKED_FOR_A_JOIN; taken--) {
      const before = this.#decidedAt(taken - 1);
      // So early none of the next distance waits.
      if (before <= end) break;
      const joins = after - before;
      if (joins > 0 && (best === null || joins < best.after - best.before)) best = { taken, before, after };
      if (joins === 1) break;
      after = before;
    }
    return best;
  }

  #decidedAt(taken: number): number {
    this.#run.seek(taken);
    return this.#run.counts().queued;
  }

  /** The longest distance; -1 if nothing is decided. */
  get last(): number {
    return this.#ends.length - 1;
  }

  /** The places in the queue of the positions of a distance: the first, and the one after the last. */
  layer(distance: number): readonly [number, number] {
    return [this.#ends[distance - 1] ?? 0, this.#ends[distance] ?? this.ground.decided];
  }

  queued(index: number): Queued | null {
    return this.#run.queued(index);
  }

  value(position: Position): Value {
    const mark = this.#run.mark(position);
    return mark.decided ? mark.value : { winner: 'tie' };
  }

  /** A position with its successors in the order of its moves; a finished game has none. */
  node(position: Position): Node {
    const value = this.value(position);
    const successors = successorsOf(this.ground.board, position).map(
      (each): Successor => ({ ...each, value: this.value(each.position) }),
    );
    return { position, value, successors };
  }

  /** The example of a position at its place in the queue, from 0. */
  example(node: Node, index: number): Example {
    const decided = Math.min(index + 1, this.ground.decided);
    return { ground: this.ground, decided, before: this.before(index), node };
  }

  /** Some positions before a place in the queue, in its order. */
  before(index: number): Position[] {
    const places = Array.from({ length: BEFORE }, (_, nth) => Math.floor((index * nth) / BEFORE));
    return places.map((place) => this.queued(place)?.position).filter((position) => position !== undefined);
  }

  /** The example with the times of its successors. Leaves the run at one of these. */
  timed({ node, ...example }: Example): Example<Timed> {
    const successors = node.successors.map((each) => ({ ...each, ...this.#timesOf(each) }));
    return { ...example, node: { ...node, successors } };
  }

  #timesOf({ position, value }: Successor): Pick<Timed, 'decided' | 'taken'> {
    if (value.winner === 'tie') return { decided: Number.POSITIVE_INFINITY, taken: Number.POSITIVE_INFINITY };
    // It is decided while positions of the distance before its own are taken.
    this.#run.seek(this.layer(value.distance - 1)[0]);
    if (value.distance > 0) this.#run.find({ position });
    const decided = this.#newestPlace(position, this.#run.counts().queued) + 1;
    return { decided, taken: this.#decidedAt(decided) };
  }

  close(): void {
    this.#run.close();
  }
}

function isAt(queued: Queued | null, position: Position): boolean {
  return queued !== null && samePosition(queued.position, position);
}

function sameValueDistance(a: Value, b: Value): boolean {
  return a.winner !== 'tie' && b.winner !== 'tie' && a.distance === b.distance;
}

/** Whether the side to move in `position` wins with a move to a position of this value. */
export function isWonBy(position: Position, value: Value): value is Won {
  return value.winner === position.side;
}
