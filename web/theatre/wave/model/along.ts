import type { Position, Side, Value } from '../../../../wasm/game.ts';

/*
 * On some boards the positions with one piece lifted hardly change for most layers, because the wave is elsewhere. Best play
 * from the drawn position, backwards from its end, leads through positions of all layers.
 */

/** A line that ends, with the value of each position on it. */
export interface Course {
  readonly positions: readonly Position[];
  readonly values: readonly Value[];
}

/** Whether the line ends; that of a tie does not, so it has no layers. */
export function ends({ values }: Pick<Course, 'values'>): boolean {
  const last = values.at(-1);
  return last !== undefined && last.winner !== 'tie' && last.distance === 0;
}

/**
 * The position of the line for a layer, among those with this side to move: the last one decided in that layer or a later one,
 * else the first. Null if the side never moves.
 */
export function positionAt({ positions, values }: Course, layer: number, side: Side): Position | null {
  const own = positions.flatMap((position, ply) => {
    const value = values[ply];
    const isOwn = position.side === side && value !== undefined && value.winner !== 'tie';
    return isOwn ? [{ position, distance: value.distance }] : [];
  });
  return (own.findLast(({ distance }) => distance >= layer) ?? own[0])?.position ?? null;
}
