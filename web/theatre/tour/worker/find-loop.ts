import type { Board, Position } from '../../../../wasm/game.ts';
import { OBSTACLE } from '../../../model/board.ts';
import { shortestLoops } from '../../../model/loops.ts';
import type { Solved } from './solved.ts';

/** Positions examined in all, and ties among them from which a loop is searched. */
const EXAMINED = 6_000;
const TRIED = 40;
/** Cost of a tie without a losing move: more than that of any number of moves. */
const WITHOUT_LOSS = 10;

/**
 * The positions of a shortest loop through ties, from its first position back to that one. It begins at the start position if
 * that is a tie with a losing move, else at another tie. Null if none of the ties examined has a loop.
 */
export function findLoop(solved: Solved, start: Position | null): Position[] | null {
  const { positions, decided, board } = solved.ground;
  if (positions === decided) return null;
  const own = start !== null && isTie(solved, start) ? loopFrom(solved, start) : null;
  if (start !== null && own !== null && hasLosingMove(solved, start)) return own;
  let tried = 0;
  let best = own;
  let bestCost = own === null ? Number.POSITIVE_INFINITY : WITHOUT_LOSS;
  for (const position of somePositions(board)) {
    if (!isTie(solved, position)) continue;
    if (tried++ >= TRIED) break;
    const loop = loopFrom(solved, position);
    const cost = loop === null ? bestCost : costOf(solved, position);
    if (cost >= bestCost) continue;
    best = loop;
    bestCost = cost;
  }
  return best;
}

function isTie(solved: Solved, position: Position): boolean {
  return solved.value(position).winner === 'tie';
}

/** The best example of a tie has a losing move and few moves. */
function costOf(solved: Solved, position: Position): number {
  const { successors } = solved.node(position);
  return (hasLosingMove(solved, position) ? 0 : WITHOUT_LOSS) + Math.abs(successors.length - 3);
}

/** Whether a tie has a move that loses; none of its moves wins. */
function hasLosingMove(solved: Solved, position: Position): boolean {
  return solved.node(position).successors.some(({ value }) => value.winner !== 'tie');
}

function loopFrom(solved: Solved, start: Position): Position[] | null {
  const ties = (position: Position) =>
    solved.node(position).successors.filter(({ value }) => value.winner === 'tie');
  const [loop] = shortestLoops(start, ties);
  return loop === undefined ? null : [start, ...loop.map(({ position }) => position)];
}

/** Positions far apart from each other with the pawn below row 1, with either side to move. */
function* somePositions({ cells, columns }: Board): Generator<Position> {
  const free = [...cells].flatMap((mark, cell) => (mark === OBSTACLE ? [] : cell));
  const below = free.filter((cell) => cell >= columns);
  const pairs = (free.length * (free.length - 1)) / 2;
  const all = pairs * below.length * 2;
  const step = Math.max(1, Math.floor(all * 0.618_033_988_75));
  const stride = coprimeFrom(step, all);
  for (let nth = 0; nth < Math.min(all, EXAMINED); nth++) {
    let code = (nth * stride) % all;
    const side = code % 2 === 0 ? 'red' : 'black';
    code = Math.floor(code / 2);
    const pawn = below[code % below.length];
    const generals = pairAt(free, Math.floor(code / below.length));
    if (pawn !== undefined && generals !== null) yield { generals, pawn, side };
  }
}

function pairAt(free: readonly number[], code: number): [number, number] | null {
  let first = 0;
  let rest = code;
  while (rest >= free.length - 1 - first) {
    rest -= free.length - 1 - first;
    first++;
    if (first >= free.length) return null;
  }
  const a = free[first];
  const b = free[first + 1 + rest];
  return a === undefined || b === undefined ? null : [a, b];
}

function coprimeFrom(step: number, all: number): number {
  let stride = step;
  while (divisor(stride, all) > 1) stride++;
  return stride;
}

function divisor(a: number, b: number): number {
  return b === 0 ? a : divisor(b, a % b);
}
