import type { Value } from '../../../../wasm/game.ts';

/** Consecutive values along a line with the same winner, from the ply `first` on. */
export interface Segment {
  readonly winner: Value['winner'];
  readonly first: number;
  /** The moves left at each ply of the run; empty in a tie. */
  readonly distances: readonly number[];
  readonly length: number;
}

/** The data of the graph. */
export interface Graph {
  readonly runs: readonly Segment[];
  /** Maximum number of moves left where Red wins, and where Black wins; 0 if there is none. */
  readonly most: { readonly red: number; readonly black: number };
  /** The plies of moves that were not best play. */
  readonly slips: readonly number[];
}

export function graphOf(values: readonly Value[]): Graph {
  const runs: Segment[] = [];
  for (const [ply, value] of values.entries()) {
    const last = runs.at(-1);
    const distances = value.winner === 'tie' ? [] : [value.distance];
    if (last?.winner === value.winner) {
      runs[runs.length - 1] = {
        ...last,
        distances: [...last.distances, ...distances],
        length: last.length + 1,
      };
    } else runs.push({ winner: value.winner, first: ply, distances, length: 1 });
  }
  const most = (winner: Value['winner']) =>
    runs.reduce((top, run) => (run.winner === winner ? Math.max(top, ...run.distances) : top), 0);
  const slips = values.flatMap((_, ply) => (ply > 0 && !keepsTo(values[ply - 1], values[ply]) ? [ply] : []));
  return { runs, most: { red: most('red'), black: most('black') }, slips };
}

/** Whether a move between these values was one of the best. */
function keepsTo(before: Value | undefined, after: Value | undefined): boolean {
  if (before === undefined || after === undefined) return true;
  if (before.winner === 'tie' || after.winner === 'tie') return before.winner === after.winner;
  return before.winner === after.winner && before.distance === after.distance + 1;
}
