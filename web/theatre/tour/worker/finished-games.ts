import type { Board, Ending, Position } from '../../../../wasm/game.ts';
import type { Queued } from '../../../../wasm/watch.ts';
import { endingOf } from '../../../model/ending.ts';
import { predecessorsOf } from '../../../model/rules.ts';
import type { Finished } from '../model/found.ts';
import { searchQueue } from './search.ts';
import { isWonBy, type Solved } from './solved.ts';

/** Finished games shown, and candidates examined for each. */
const SHOWN = 7;
const LOOKED_AT = 100;

/** The start position, and a few of the finished games with which the queue begins, one of them won for the side to move. */
export function findStart(solved: Solved) {
  const { start, ground } = solved;
  if (start === null) return null;
  const { finished } = ground;
  const places = Array.from({ length: SHOWN + 1 }, (_, nth) => Math.floor((nth * finished) / SHOWN));
  const plain = places
    .slice(0, -1)
    .map((place, nth) => firstPlain(solved, place, Math.min(places[nth + 1] ?? 0, place + LOOKED_AT)));
  const won = findWon(solved);
  const queue = (won === null ? plain : [...plain.slice(0, -1), won]).filter((queued) => queued !== null);
  return { ground, start: start.position, won: solved.finishedWon, queue };
}

function firstPlain(solved: Solved, from: number, to: number): Queued | null {
  for (let place = from; place < to; place++) {
    const queued = solved.queued(place);
    if (queued !== null && isPlain(solved.ground.board, queued.position)) return queued;
  }
  return null;
}

/** A finished game that the side to move has won, for one reason only; null if none is found. */
function findWon(solved: Solved): Queued | null {
  return searchQueue(solved, solved.layer(0), ({ position, value }) =>
    isWonBy(position, value) && !position.generals.includes(position.pawn) ? 0 : null,
  );
}

/** Whether a finished game has a last move, and ended for one reason only. */
function isPlain(board: Board, position: Position): boolean {
  const isShared = position.generals.includes(position.pawn);
  return predecessorsOf(board, position).length > 0 && !(isShared && position.pawn < board.columns);
}

/** A finished game with a last move and an obvious ending. */
export function findFinished(solved: Solved, ending: Ending): Finished | null {
  const { board } = solved.ground;
  const found = searchQueue(solved, solved.layer(0), ({ position }) => {
    const [before] = predecessorsOf(board, position);
    if (endingOf(board, position) !== ending || before === undefined) return null;
    // The pawn alone on row 1.
    if (ending === 'row-one') return position.generals.includes(position.pawn) ? null : 0;
    // With Black to move a general has taken the pawn, or the pawn has no move: that is clearest.
    return position.side === 'black' ? 0 : 1;
  });
  const [before] = found === null ? [] : predecessorsOf(board, found.position);
  return found && before ? { ground: solved.ground, ending, last: before.move, ...found } : null;
}
