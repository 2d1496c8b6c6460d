import type { MistakeBench, MistakenLine } from '../../../../wasm/bench/mistakes.ts';
import type { Board, Position } from '../../../../wasm/rubicon.ts';
import { startPosition } from '../../../model/line.ts';
import { now } from '../../../solver/worker/clock.ts';
import { Pace } from '../../../solver/worker/slices.ts';
import type { Lines } from '../model/mistakes.ts';

/** Largest board (cells) searched for a pair of mistakes. */
const SEARCHED_CELLS = 10;
const BOARDS_AT_ONCE = 32;

/** Lets others have their turn; whether the work is still wanted then. */
export type Yield = () => Promise<boolean>;

/** What a right and a wrong program play; null where pieces are missing, or when it is no longer wanted. */
export async function linesOf(
  bench: MistakeBench,
  board: Board,
  mistakes: number,
  turn: Yield,
): Promise<Lines | null> {
  const start = startPosition(board, 'red');
  if (start === null) return null;
  const right = await lineOf(bench, board, start, 0, turn);
  const wrong = right && (await lineOf(bench, board, start, mistakes, turn));
  return right && wrong && { board, right, wrong };
}

async function lineOf(
  bench: MistakeBench,
  board: Board,
  start: Position,
  mistakes: number,
  turn: Yield,
): Promise<MistakenLine | null> {
  const run = bench.open(board, mistakes);
  const pace = new Pace();
  try {
    for (;;) {
      const begun = now();
      if (run.step(pace.budget)) return run.line(start);
      pace.learn(now() - begun);
      if (!(await turn())) return null;
    }
  } finally {
    run.close();
  }
}

/** The smallest board of few cells that shows the mistakes; null where there is none, or when it is no longer wanted. */
export async function searchSmallest(
  bench: MistakeBench,
  mistakes: number,
  turn: Yield,
): Promise<Board | null> {
  const search = bench.smallest(mistakes, SEARCHED_CELLS);
  try {
    while (!search.step(BOARDS_AT_ONCE)) {
      if (!(await turn())) return null;
    }
    return search.progress().found?.board ?? null;
  } finally {
    search.close();
  }
}
