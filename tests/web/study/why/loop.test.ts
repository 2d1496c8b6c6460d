import { describe, expect, it } from 'vitest';
import type { Analysis, Board, Move, Position, Side, Value } from '../../../../wasm/rubicon.ts';
import { followMove, positionKey, positionsAlong } from '../../../../web/model/line.ts';
import { findLoop, type Hold, type Loop } from '../../../../web/study/why/model/loop.ts';
import { load, readData, textbook } from '../../../wasm/module.ts';
import { movesByRules } from '../../support/rules.ts';
import { board } from '../../support/samples.ts';

const rubicon = await load();
const [, , , SAMPLE_4] = rubicon.parseContest(readData('sample1.in'));

/** Boards whose tied positions are all tested. */
const SMALL = [
  board('..O', '.#.', '...', 'X##', '.O.'),
  board('O##', '#..', '##X', '.O.'),
  board('.#.O', '#.##', 'O#X.'),
  board('####', 'O..#', '####', 'O.X.'),
];
/** Boards whose start position has a loop that begins late, or has many loops. */
const DRAWN = [SAMPLE_4 as Board, board('O#..O.', '##.##.', 'X.....', '##...#')];

const after = (position: Position, move: Move) => followMove(position, move) as Position;

/** The game by the rules and the textbook solver, independent of the search for loops. */
class Oracle {
  readonly #value: (position: Position) => Value;

  constructor(
    readonly drawn: Board,
    value: (position: Position) => Value,
  ) {
    this.#value = value;
  }

  winner(position: Position): Side | 'tie' {
    return this.#value(position).winner;
  }

  moves(position: Position): Move[] {
    return movesByRules(this.drawn, position);
  }

  safe(position: Position): Move[] {
    return this.moves(position).filter((move) => this.winner(after(position, move)) === 'tie');
  }

  /** All sequences of `length` safe moves that return to the start. */
  rounds(begin: Position, length: number): Move[][] {
    const walk = (at: Position, moves: readonly Move[]): Move[][] => {
      if (moves.length === length) return positionKey(at) === positionKey(begin) ? [[...moves]] : [];
      return this.safe(at).flatMap((move) => walk(after(at, move), [...moves, move]));
    };
    return walk(begin, []);
  }

  /** The positions that begin a loop of four moves after the fewest safe moves, and that number. */
  nearest(start: Position): { lead: number; begins: Position[] } {
    let layer = [start];
    const seen = new Set([positionKey(start)]);
    for (let lead = 0; layer.length > 0; lead++) {
      const begins = layer.filter((position) => this.rounds(position, 4).length > 0);
      if (begins.length > 0) return { lead, begins };
      const next = new Map<string, Position>();
      for (const position of layer) {
        for (const move of this.safe(position)) {
          const reached = after(position, move);
          if (!seen.has(positionKey(reached))) next.set(positionKey(reached), reached);
        }
      }
      for (const key of next.keys()) seen.add(key);
      layer = [...next.values()];
    }
    return { lead: -1, begins: [] };
  }

  /** The alternatives of both sides to a loop's moves. */
  holds(begin: Position, moves: readonly Move[]): Hold[] {
    return [0, 1].map((turn) => {
      const own = moves.filter((_, index) => index % 2 === turn);
      const cells = [own[0]?.from ?? -1, own[0]?.to ?? -1] as const;
      const others = positionsAlong(begin, moves)
        .slice(0, moves.length)
        .flatMap((position, index) =>
          index % 2 !== turn
            ? []
            : this.moves(position)
                .filter(({ from, to }) => from !== moves[index]?.from || to !== moves[index]?.to)
                .map((move) => ({ move, winner: this.winner(after(position, move)) })),
        );
      return {
        side: turn === 0 ? begin.side : begin.side === 'red' ? 'black' : 'red',
        cells,
        others: others.length,
        losing: others.filter(({ winner }) => winner !== 'tie').length,
        leaving: others.every(({ move }) => cells.includes(move.from) && !cells.includes(move.to)),
      };
    });
  }
}

/** How free the sides are in a loop: how many of them can leave it, and by how many moves. */
function freedom(holds: readonly Hold[]): number {
  const free = holds.map(({ others, losing }) => others - losing).filter((count) => count > 0);
  return 1000 * free.length + free.reduce((sum, count) => sum + count, 0);
}

async function loopFrom(analysis: Analysis, position: Position): Promise<Loop> {
  const loop = await findLoop(position, async (positions) => positions.map((each) => analysis.moves(each)));
  if (loop === null) throw new Error(`no loop from ${positionKey(position)}`);
  return loop;
}

/** Compares the loop with all loops by the rules. */
async function check(oracle: Oracle, analysis: Analysis, start: Position): Promise<Loop> {
  const loop = await loopFrom(analysis, start);
  const { lead, begins } = oracle.nearest(start);
  const way = positionsAlong(start, loop.lead);
  const begin = way.at(-1) as Position;
  expect(way.map((position) => oracle.winner(position))).toEqual(way.map(() => 'tie'));
  expect(loop.lead.every((move, index) => hasMove(oracle.safe(way[index] as Position), move))).toBe(true);
  expect(loop.lead).toHaveLength(lead);
  expect(oracle.rounds(begin, 2)).toEqual([]);
  expect(oracle.rounds(begin, 4)).toContainEqual(loop.moves);
  expect(loop.holds).toEqual(oracle.holds(begin, loop.moves));
  const all = begins.flatMap((each) => oracle.rounds(each, 4).map((moves) => oracle.holds(each, moves)));
  expect(Math.min(...all.map(freedom))).toBe(freedom(loop.holds));
  return loop;
}

const hasMove = (moves: readonly Move[], { from, to }: Move) =>
  moves.some((move) => move.from === from && move.to === to);

/** Every position of a board with either side to move. */
function positionsOf({ cells }: Board): Position[] {
  const free = [...cells].flatMap((mark, cell) => (mark === '#' ? [] : [cell]));
  return free.flatMap((first) =>
    free.flatMap((second) =>
      second <= first
        ? []
        : free.flatMap((pawn) =>
            (['red', 'black'] as const).map((side) => ({ generals: [first, second] as const, pawn, side })),
          ),
    ),
  );
}

/** The loops from all tied positions of a board, or from the start position. */
async function loopsOn(drawn: Board, all: boolean): Promise<Loop[]> {
  const run = textbook.open(drawn);
  run.seek(Number.POSITIVE_INFINITY);
  const oracle = new Oracle(drawn, (position) => {
    const mark = run.mark(position);
    return mark.decided ? mark.value : { winner: 'tie' };
  });
  const starts = all
    ? positionsOf(drawn)
    : (['red', 'black'] as const).map((side) => rubicon.position(drawn, side));
  const loops: Loop[] = [];
  const analysis = rubicon.open(drawn);
  analysis.solve();
  for (const start of starts) {
    if (oracle.winner(start) === 'tie') loops.push(await check(oracle, analysis, start));
  }
  analysis.close();
  run.close();
  return loops;
}

describe('the loop of a tie', () => {
  it('is by the rules the one that begins soonest and leaves the least freedom, with what loses beside it', async () => {
    const loops: Loop[] = [];
    for (const drawn of SMALL) loops.push(...(await loopsOn(drawn, true)));
    for (const drawn of DRAWN) loops.push(...(await loopsOn(drawn, false)));
    // All variants of the sentence occur.
    const holds = loops.flatMap(({ holds }) => holds);
    expect(new Set(loops.map(({ lead }) => lead.length))).toEqual(new Set([0, 1, 2, 3, 4]));
    const kinds = (side: Side) => new Set(holds.filter((hold) => hold.side === side).map(kindOf));
    expect(kinds('red')).toEqual(new Set(['forced', 'free', 'partly', 'leaving', 'bound']));
    expect(kinds('black')).toEqual(new Set(['forced', 'free', 'partly', 'leaving']));
    expect(loops.length).toBeGreaterThan(100);
  });

  it('is none once the solver has gone on to another board', async () => {
    expect(await findLoop(rubicon.position(SAMPLE_4 as Board), async () => null)).toBeNull();
  });

  it('of the contest’s fourth board is that of one general and the pawn, which may not leave it', async () => {
    const analysis = rubicon.open(SAMPLE_4 as Board);
    analysis.solve();
    const { lead, holds } = await loopFrom(analysis, rubicon.position(SAMPLE_4 as Board));
    analysis.close();
    expect(lead).toEqual([]);
    expect(holds).toEqual([
      { side: 'red', cells: [12, 17], others: 5, losing: 2, leaving: true },
      { side: 'black', cells: [23, 24], others: 2, losing: 2, leaving: true },
    ]);
  });
});

function kindOf({ others, losing, leaving }: Hold): string {
  if (others === 0) return 'forced';
  if (losing === 0) return 'free';
  return losing < others ? 'partly' : leaving ? 'leaving' : 'bound';
}
