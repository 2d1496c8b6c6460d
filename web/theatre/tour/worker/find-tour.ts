import type { Board, Position, Value } from '../../../../wasm/game.ts';
import type { Textbook } from '../../../../wasm/watch.ts';
import { positionKey, startPosition } from '../../../model/line.ts';
import type { Example, FoundTour, Ground, Node, Timed } from '../model/found.ts';
import { findLoop } from './find-loop.ts';
import { findFinished, findStart } from './finished-games.ts';
import { inFront, judgeLongest, judgeLoss, judgeShortest, judgeWin } from './judges.ts';
import { findTurn } from './queue-turn.ts';
import { searchLayers } from './search.ts';
import { Solved } from './solved.ts';

/** A small board, made for the tour: every chapter has an example on it. */
const MADE_BOARD: Board = { rows: 4, columns: 4, cells: ['....', '#.##', 'O#X.', '..O.'].join('') };

/**
 * Finds the examples of the tour. If the visitor's board is null (too large) or has no example for a chapter, that example is
 * from a small board that has them all. `start` is null if pieces are missing.
 */
export function findTour(textbook: Textbook, board: Board | null, start: Position | null): FoundTour {
  const boards = [
    ...(board === null ? [] : [new Solved(textbook, board, true, start)]),
    new Solved(textbook, MADE_BOARD, false, startPosition(MADE_BOARD, 'red')),
  ];
  try {
    const first = <T>(find: (solved: Solved) => T | null): T => {
      for (const solved of boards) {
        const found = find(solved);
        if (found !== null) return found;
      }
      throw new Error('the board that is made for the tour has no example');
    };
    const games: FoundTour['finished']['games'] = [
      first((solved) => findFinished(solved, 'row-one')),
      first((solved) => findFinished(solved, 'capture')),
      first((solved) => findFinished(solved, 'no-move')),
    ];
    const found = {
      finished: { ...first(findStart), games },
      win: first((solved) => searchLayers(solved, 1, judgeWin)),
      loss: first((solved) => searchLayers(solved, 4, judgeLoss)),
      shortest: first((solved) => searchLayers(solved, 1, judgeShortest)),
      longest: first((solved) => searchLayers(solved, 4, judgeLongest)),
      queue: first(findTurn),
      yours: first(findDrawn),
      tie: first(findTie),
    };
    const noneOwn = boards.some(({ ground, start }) => ground.isOwn && start !== null && !hasTies(ground));
    const solvedOf = ({ ground }: Example): Solved => {
      const solved = boards.find((each) => each.ground === ground);
      if (solved === undefined) throw new Error('an example is of none of the boards');
      return solved;
    };
    const timed = (example: Example) => solvedOf(example).timed(example);
    /** The chapter begins at this time of the successor that is taken first. */
    const timedLoss = (example: Example, begins: (first: Timed) => number) =>
      startingAt(solvedOf(example), inOrder(timed(example)), begins);
    // Comes last, because it does not leave the runs at their ends.
    return {
      ...found,
      win: timed(found.win),
      loss: timedLoss(found.loss, ({ decided }) => decided - 1),
      shortest: timed(found.shortest),
      longest: timedLoss(found.longest, ({ taken }) => taken),
      yours: timed(found.yours),
      tie: { ...found.tie, noneOwn },
    };
  } finally {
    for (const solved of boards) solved.close();
  }
}

function hasTies({ positions, decided }: Ground): boolean {
  return positions > decided;
}

/** The successors in the order in which they are decided, and so taken. */
function inOrder({ node, ...example }: Example<Timed>): Example<Timed> {
  const successors = [...node.successors].sort((a, b) => a.decided - b.decided);
  return { ...example, node: { ...node, successors } };
}

function startingAt(
  solved: Solved,
  example: Example<Timed>,
  begins: (first: Timed) => number,
): Example<Timed> {
  const [first] = example.node.successors;
  return first === undefined ? example : { ...example, before: solved.before(begins(first)) };
}

function findDrawn(solved: Solved): Example | null {
  const { start } = solved;
  if (start === null) return null;
  const { position, place } = start;
  const node = solved.node(position);
  const successors = [...node.successors].sort((a, b) => rank(position, a.value) - rank(position, b.value));
  return solved.example({ ...node, successors }, place);
}

/** Best play's order: the soonest win, a tie, the latest loss. */
function rank({ side }: Position, value: Value): number {
  if (value.winner === 'tie') return 0;
  return value.winner === side ? value.distance - 1e9 : 1e9 - value.distance;
}

function findTie(solved: Solved): FoundTour['tie'] | null {
  const loop = findLoop(solved, solved.start?.position ?? null);
  const [position, second, third] = loop ?? [];
  if (loop === null || position === undefined || second === undefined || third === undefined) return null;
  const example = solved.example(tieNode(solved, position, second), solved.ground.decided);
  return { ...example, loop, reply: tieNode(solved, second, third), noneOwn: false };
}

/** A tie with the next position of the loop as its first successor. */
function tieNode(solved: Solved, position: Position, next: Position): Node {
  const node = solved.node(position);
  const goesOn = node.successors.filter((each) => positionKey(each.position) === positionKey(next));
  return { ...node, successors: inFront(node, goesOn) };
}
