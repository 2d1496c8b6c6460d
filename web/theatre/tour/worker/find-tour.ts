import type { Board, Ending, Position, Value } from '../../../../wasm/game.ts';
import type { Queued, Textbook } from '../../../../wasm/watch.ts';
import { endingOf } from '../../../model/ending.ts';
import { positionKey, startPosition } from '../../../model/line.ts';
import type { Example, Finished, FoundTour, Node, QueueShot, Successor } from '../model/found.ts';
import { findLoop } from './find-loop.ts';
import { MADE_BOARD } from './made-board.ts';
import { lastMove } from './moves.ts';
import { type Judge, searchLayers, searchQueue } from './search.ts';
import { isWonBy, Solved, type Won } from './solved.ts';

/** So many positions of the queue stand on the stage beside the one taken. */
const NEXT = 6;
/** For each of them so many finished games are looked at. */
const LOOKED_AT = 100;

/**
 * Finds what the tour shows. Where the visitor's board has no example, or is not to be solved here (null), it is of a small
 * board that has them all. `drawn` is null where pieces are missing.
 */
export function findTour(textbook: Textbook, board: Board | null, drawn: Position | null): FoundTour {
  const boards = [
    ...(board === null ? [] : [new Solved(textbook, board, true, drawn)]),
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
    const found: FoundTour = {
      finished: {
        ...first(findStart),
        games: [
          first((solved) => findFinished(solved, 'row-one')),
          first((solved) => findFinished(solved, 'capture')),
          first((solved) => findFinished(solved, 'no-move')),
        ],
      },
      win: first((solved) => searchLayers(solved, 1, judgeWin)),
      loss: first((solved) => searchLayers(solved, 2, judgeLoss)),
      shortest: first((solved) => searchLayers(solved, 1, judgeShortest)),
      longest: first((solved) => searchLayers(solved, 4, judgeLongest)),
      queue: first(findTurn),
      yours: first(findDrawn),
      tie: first(findTie),
    };
    const own = boards[0]?.ground;
    const noneOwn = own?.isOwn === true && own.positions === own.decided;
    // Comes last, as it does not leave the runs at their ends.
    return {
      ...found,
      shortest: atSecondWin(boards, found.shortest),
      tie: { ...found.tie, noneOwn },
    };
  } finally {
    for (const solved of boards) solved.close();
  }
}

/** The drawn position, and the finished games with which the queue begins: a few of them, as plain as those of a game. */
function findStart(solved: Solved) {
  const { drawn, ground } = solved;
  if (drawn === null) return null;
  const [first, count] = solved.layer(0);
  const places = Array.from({ length: NEXT + 2 }, (_, nth) => first + Math.floor((nth * count) / (NEXT + 1)));
  const queue = places
    .slice(0, -1)
    .map((place, nth) => firstPlain(solved, place, Math.min(places[nth + 1] ?? 0, place + LOOKED_AT)))
    .filter((queued) => queued !== null);
  return { ground, start: drawn.position, count, queue };
}

function firstPlain(solved: Solved, from: number, to: number): Queued | null {
  for (let place = from; place < to; place++) {
    const queued = solved.queued(place);
    if (queued !== null && isPlain(solved.ground.board, queued.position)) return queued;
  }
  return null;
}

/** Whether a move can have led to a finished game, and its end has one reason alone. */
function isPlain(board: Board, position: Position): boolean {
  const isShared = position.generals.includes(position.pawn);
  return lastMove(board, position) !== null && !(isShared && position.pawn < board.columns);
}

/** A finished game to which the last move has led, the ending plain to see. */
function findFinished(solved: Solved, ending: Ending): Finished | null {
  const { board } = solved.ground;
  const found = searchQueue(solved, solved.layer(0), ({ position }) => {
    const last = lastMove(board, position);
    if (endingOf(board, position) !== ending || last === null) return null;
    const isShared = position.generals.includes(position.pawn);
    // The pawn alone on row 1, after its own move; a general on the pawn's cell, after the general's.
    if (ending === 'row-one' && (isShared || position.side === 'black')) return null;
    if (ending === 'no-move') return position.side === 'black' ? 0 : 1;
    // A general that has taken the pawn stands on its cell.
    if (ending === 'capture') return position.side === 'black' && last.to === position.pawn ? 0 : 1;
    return 0;
  });
  const last = found && lastMove(board, found.position);
  return found && last && { ground: solved.ground, ending, last, ...found };
}

const judgeWin: Judge = (node) => {
  const { position, successors } = node;
  const winning = successors.filter(({ value }) => isWonBy(position, value));
  const [only] = winning;
  if (only === undefined || winning.length > 1 || successors.length < 2) return null;
  return { cost: Math.abs(successors.length - 4), node: { ...node, successors: inFront(node, [only]) } };
};

const judgeLoss: Judge = (node) => {
  if (node.successors.length !== 3) return null;
  return { cost: node.position.side === 'black' ? 0 : 1, node: { ...node, successors: byDistance(node) } };
};

const judgeShortest: Judge = (node) => {
  const { position, successors } = node;
  const winning = byDistance(node).filter(({ value }) => isWonBy(position, value));
  const [quick, slow] = winning;
  if (!quick || !slow || winning.length > 2 || distanceOf(quick) === distanceOf(slow)) return null;
  const later = distanceOf(slow) - distanceOf(quick);
  return {
    cost: Math.abs(successors.length - 3) + later - 2,
    node: { ...node, successors: inFront(node, [quick, slow]) },
  };
};

const judgeLongest: Judge = (node) => {
  const sorted = byDistance(node);
  const [soon, late] = sorted;
  if (sorted.length !== 2 || !soon || !late || distanceOf(soon) === distanceOf(late)) return null;
  return { cost: 0, node: { ...node, successors: sorted } };
};

function distanceOf({ value }: Successor): number {
  return (value as Won).distance ?? Number.POSITIVE_INFINITY;
}

function byDistance({ successors }: Node): Successor[] {
  return [...successors].sort((a, b) => distanceOf(a) - distanceOf(b));
}

function inFront({ successors }: Node, first: readonly Successor[]): Successor[] {
  return [...first, ...successors.filter((each) => !first.includes(each))];
}

/** The example at the time at which its second winning move is found. */
function atSecondWin(boards: readonly Solved[], example: Example): Example {
  const solved = boards.find(({ ground }) => ground === example.ground);
  const slow = example.node.successors[1];
  if (solved === undefined || slow === undefined) return example;
  return { ...example, decided: solved.decidedWhenTaken(slow.position) };
}

/** The queue around the first turn with a few positions of both distances. */
function findTurn(solved: Solved): FoundTour['queue'] | null {
  if (solved.turn === null) return null;
  const { distance, taken } = solved.turn;
  const [before, last, next] = [taken - 2, taken, taken + 1].map((time) => shotOf(solved, time));
  if (!before || !last || !next) return null;
  return { ground: solved.ground, distance, before: solved.before(taken), shots: [before, last, next] };
}

/** The queue when so many positions are taken from it. */
function shotOf(solved: Solved, taken: number): QueueShot | null {
  const now = solved.queued(taken - 1);
  const decided = solved.decidedWhen(taken);
  const next: Queued[] = [];
  for (let index = taken; index < Math.min(decided, taken + NEXT); index++) {
    const queued = solved.queued(index);
    if (queued !== null) next.push(queued);
  }
  return now && next.length > 0 ? { taken: now, next, decided } : null;
}

function findDrawn(solved: Solved): Example | null {
  const { drawn } = solved;
  if (drawn === null) return null;
  const { position, place } = drawn;
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
  const loop = findLoop(solved, solved.drawn?.position ?? null);
  const [position, second] = loop ?? [];
  if (loop === null || position === undefined || second === undefined) return null;
  const node = solved.node(position);
  const stays = node.successors.filter((each) => positionKey(each.position) === positionKey(second));
  const successors = inFront(node, stays);
  const { ground } = solved;
  return { ...solved.example({ ...node, successors }, ground.decided), loop, noneOwn: false };
}
