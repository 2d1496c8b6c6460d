import { describe, expect, it } from 'vitest';
import type { Analysis, Board, Move, Position, Side, Value } from '../../../../wasm/rubicon.ts';
import { followMove, positionKey, positionsAlong } from '../../../../web/model/line.ts';
import { findLoop, type Hold, type Loop } from '../../../../web/study/why/model/loop.ts';
import { load, positionsOf, readData, textbook } from '../../../wasm/module.ts';
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

async function loopFrom(analysis: Analysis, position: Position): Promise<Loop> {
  const loop = await findLoop(position, async (positions) => positions.map((each) => analysis.moves(each)));
  if (loop === null) throw new Error(`no loop from ${positionKey(position)}`);
  return loop;
}

/** Checks the loop by the rules. */
async function check(oracle: Oracle, analysis: Analysis, start: Position): Promise<Loop> {
  const loop = await loopFrom(analysis, start);
  const way = positionsAlong(start, loop.lead);
  const begin = way.at(-1) as Position;
  expect(way.map((position) => oracle.winner(position))).toEqual(way.map(() => 'tie'));
  expect(loop.lead.every((move, index) => hasMove(oracle.safe(way[index] as Position), move))).toBe(true);
  expect(oracle.rounds(begin, 2)).toEqual([]);
  expect(oracle.rounds(begin, 4)).toContainEqual(loop.moves);
  expect(loop.holds).toEqual(oracle.holds(begin, loop.moves));
  return loop;
}

const hasMove = (moves: readonly Move[], { from, to }: Move) =>
  moves.some((move) => move.from === from && move.to === to);

/** The loops from all tied positions of a board, or from the start position. */
async function loopsOn(drawn: Board, all: boolean): Promise<Loop[]> {
  const run = textbook.open(drawn);
  run.seek(Number.POSITIVE_INFINITY);
  const oracle = new Oracle(drawn, (position) => {
    const mark = run.mark(position);
    return mark.decided ? mark.value : { winner: 'tie' };
  });
  const starts = all
    ? [...positionsOf(drawn)]
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
  it('is one by the rules, with what loses beside it', async () => {
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
});

function kindOf({ others, losing, leaving }: Hold): string {
  if (others === 0) return 'forced';
  if (losing === 0) return 'free';
  return losing < others ? 'partly' : leaving ? 'leaving' : 'bound';
}
