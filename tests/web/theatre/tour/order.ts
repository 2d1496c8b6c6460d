import type { Board, Position } from '../../../../wasm/rubicon.ts';
import { positionKey } from '../../../../web/model/line.ts';
import type { Queued } from '../../../../web/theatre/model/scene.ts';
import { textbook } from '../../../wasm/module.ts';

export interface Order {
  readonly queue: readonly Queued[];
  /** The number of positions in the queue, with those taken, once this many were taken. */
  readonly length: readonly number[];
  /** The place of a position in the queue, from 0; infinite if it is never in it. */
  readonly placeOf: (position: Position) => number;
}

const orders = new Map<string, Order>();

/** The whole queue of a board. */
export function orderOf(board: Board): Order {
  const name = `${board.columns} ${board.cells}`;
  const known = orders.get(name);
  if (known !== undefined) return known;
  const run = textbook.open(board);
  const length = [run.counts().queued];
  while (length.length <= (length.at(-1) ?? 0)) {
    run.seek(length.length);
    length.push(run.counts().queued);
  }
  const queue = Array.from({ length: length.length - 1 }, (_, nth) => run.queued(nth) as Queued);
  run.close();
  const places = new Map(queue.map(({ position }, place) => [positionKey(position), place]));
  const placeOf = (position: Position) => places.get(positionKey(position)) ?? Number.POSITIVE_INFINITY;
  const order = { queue, length, placeOf };
  orders.set(name, order);
  return order;
}
