import type { Mistake, MistakenLine, Printed } from '../../../../wasm/bench/mistakes.ts';
import { MISTAKES } from '../../../../wasm/bench/names.ts';
import type { Board, Position, Value } from '../../../../wasm/game.ts';
import { boardAt, startPosition } from '../../../model/line.ts';

export type { Mistake };

/** A board that shows a mistake. `known`: only the smallest known board; for the others all smaller ones were tried. */
export interface Example {
  readonly board: Board;
  readonly right: Value;
  readonly wrong: Printed;
  readonly known: boolean;
}

function example(rows: string, right: Value, wrong: Printed, known = false): Example {
  const lines = rows.split('/');
  return {
    board: { rows: lines.length, columns: lines[0]?.length ?? 0, cells: lines.join('') },
    right,
    wrong,
    known,
  };
}

const red = (distance: number): Value => ({ winner: 'red', distance });
const black = (distance: number): Value => ({ winner: 'black', distance });

/** The smallest board known for each mistake; the same as tests/data/mistakes.tsv. */
export const EXAMPLES: Readonly<Record<Mistake, Example>> = {
  no_capture: example('O/O/./X', black(2), red(1)),
  order: example('OOX', black(0), red(1)),
  no_loss: example('O/O/#/X', black(0), { winner: 'tie' }),
  share: example('O/O/./X', black(2), red(3)),
  hurry: example('O/#/./O/./X', black(4), black(2)),
  last: example('O/./O/X', red(1), red(3)),
  down: example('O/./X/./O', red(3), black(2)),
  byte: example(
    '....#..#O/.##....../..#...##./........X/#####.#../...#O#..#/.#...#.#./..####.../.#...###./...#.....',
    red(267),
    red(11),
    true,
  ),
  row_late: example('OOX', black(0), black(1)),
  row_never: example('OOX', black(0), red(1)),
  red_takes: example('O/O/./X', black(2), red(2)),
  red_stuck: example('#/X/./O/O', red(1), { winner: 'tie' }),
  black_stuck: example('O/O/#/X', black(0), { winner: 'tie' }),
  transposed: example('OOX', black(0), red(1)),
  sizes: example('OOX', black(0), red(1)),
  last_row: example('O/O/X', red(1), black(0)),
  last_column: example('O/O/X', red(1), black(0)),
  unmirrored: example('OO/X.', red(1), { winner: 'tie' }),
  counter: example('O/O/X', red(1), black(0)),
  byte_inside: example(
    '........#O/.#......../.#.#.#..#./.........X/###.###.#./...#...#../.#...#.#.#/.####O.#../.#...##.#./...#......',
    red(359),
    red(89),
    true,
  ),
  signed: example('O.#.####/##....../...####./.##...../......#./.##...../...X.O#.', red(161), red(-95), true),
  half: example('O/O/./X', black(2), black(1)),
  tie_red: example('O#/#./.X/O.', { winner: 'tie' }, red(-1)),
  tie_number: example('O#/#./.X/O.', { winner: 'tie' }, { winner: 'none', distance: -1 }),
  illegal: example('O/O/./X', black(2), { winner: 'tie' }),
  turn_order: example('OOX', black(0), black(1)),
  turn_takes: example('O/O/X', red(1), black(1)),
  first: example('O/#/./O/./X', black(4), black(2)),
  all_known: example('OO./X..', red(1), { winner: 'tie' }),
  signed_inside: example(
    'O.#.####/##....../...####./.##...../......#./.##...../...X.O#.',
    red(161),
    red(109),
    true,
  ),
  memo: example('O#O./.X..', black(4), { winner: 'tie' }),
};

/**
 * The smallest board of at most 10 rows and columns on which a program that tells the generals apart has more than a million
 * finished states: it has no obstacle, and every state of it is decided.
 */
export const MOST_STATES: Board = example(
  `O........O${'/..........'.repeat(6)}/X.........`,
  red(29),
  red(29),
).board;

/** The number of states with generals that are told apart: two sides, ordered pairs of generals, every cell of the pawn. */
export function statesOf({ cells }: Board): number {
  const free = cells.replaceAll('#', '').length;
  return 2 * free * (free - 1) * free;
}

/** The mistakes by what is got wrong, in the order in which they are shown. */
export const GROUPS = [
  { name: 'moves', mistakes: ['no_capture', 'share', 'down'] },
  {
    name: 'ends',
    mistakes: [
      'order',
      'turn_order',
      'row_late',
      'row_never',
      'red_takes',
      'turn_takes',
      'no_loss',
      'red_stuck',
      'black_stuck',
    ],
  },
  {
    name: 'counting',
    mistakes: [
      'counter',
      'illegal',
      'hurry',
      'first',
      'last',
      'all_known',
      'memo',
      'unmirrored',
      'byte_inside',
      'signed_inside',
    ],
  },
  { name: 'reading', mistakes: ['transposed', 'sizes', 'last_row', 'last_column'] },
  { name: 'printing', mistakes: ['byte', 'signed', 'half', 'tie_red', 'tie_number'] },
] as const satisfies readonly { readonly name: string; readonly mistakes: readonly Mistake[] }[];

export type Group = (typeof GROUPS)[number]['name'];

/** All mistakes as they are shown: each has its place in this list as its number, from 1. */
export const SHOWN: readonly Mistake[] = GROUPS.flatMap(({ mistakes }): readonly Mistake[] => mistakes);

/** The set of one mistake. */
export function setOf(mistake: Mistake): number {
  return 1 << MISTAKES.indexOf(mistake);
}

/** The mistake that a set has alone; null for none and for several. */
export function onlyMistake(set: number): Mistake | null {
  return MISTAKES.find((mistake) => setOf(mistake) === set) ?? null;
}

/** What a right and a wrong program play on one board, Red to move. */
export interface Lines {
  readonly board: Board;
  readonly right: MistakenLine;
  readonly wrong: MistakenLine;
}

/** The boards of a line: before the first move and after each. Empty where the pieces are not all there. */
export function boardsAlong(board: Board, line: MistakenLine): Board[] {
  return positionsOf(board, line).map((position) => boardAt(board, position));
}

/** The positions of a line, by whatever rules it is played. */
export function positionsOf(board: Board, { moves }: MistakenLine): Position[] {
  const start = startPosition(board, 'red');
  if (start === null) return [];
  const positions = [start];
  let position = start;
  for (const { from, to } of moves) {
    const { generals, pawn, side } = position;
    const [first, second] = generals;
    if (side === 'black') position = { generals, pawn: to, side: 'red' };
    else if (first === from) position = { generals: [to, second], pawn, side: 'black' };
    else position = { generals: [first, to], pawn: pawn, side: 'black' };
    positions.push(position);
  }
  return positions;
}

/** Moves that a slider over both lines has. */
export function longest({ right, wrong }: Lines): number {
  return Math.max(right.moves.length, wrong.moves.length);
}

/** The number of moves before the first in which the two lines differ; null where they do not. */
export function parting({ right, wrong }: Lines): number | null {
  const length = Math.max(right.moves.length, wrong.moves.length);
  for (let ply = 0; ply < length; ply++) {
    const [a, b] = [right.moves[ply], wrong.moves[ply]];
    if (a?.from !== b?.from || a?.to !== b?.to) return ply;
  }
  return null;
}

/** Whether two programs print the same. */
export function samePrinted(one: Printed, other: Printed): boolean {
  return (
    one.winner === other.winner &&
    (one.winner === 'tie' || other.winner === 'tie' || one.distance === other.distance)
  );
}
