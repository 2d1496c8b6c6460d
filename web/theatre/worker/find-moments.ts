import type { Board, Position } from '../../../wasm/game.ts';
import type { Run, Step, Stops } from '../../../wasm/textbook.ts';
import { endingOf } from '../../model/ending.ts';
import { samePosition } from '../model/frame.ts';
import type { Moment } from '../model/scene.ts';

/** Distances at whose first position playback holds: every tenth. */
const EVERY = 10;
/** Finished games searched for one of each ending, which is some milliseconds of work. */
const MOST_SEARCHED = 60_000;

const KINDS = { 'row-one': 'terminal', capture: 'capture', 'no-move': 'stuck' } as const;

type Place = Pick<Moment, 'step' | 'beat'>;

interface Facts {
  readonly run: Run;
  readonly board: Board;
  /** The start position; null if pieces are missing. */
  readonly drawn: Position | null;
  /** The last step. */
  readonly steps: number;
  /** For each distance the step that takes its last position. */
  readonly layerEnds: readonly number[];
}

/** The moments of a run in chronological order. The run is left at any step. */
export function findMoments(facts: Facts): Moment[] {
  const { run, steps } = facts;
  const games = findFinished(facts);
  const after = (games.terminal ?? 1) - 1;
  const win = findClean(run, { win: true }, after);
  const loss = findClean(run, { loss: true }, after);
  const drawn = findDrawn(facts);
  const moments: Moment[] = [
    ...(steps > 0 ? [{ kind: 'terminal', step: games.terminal ?? 1, beat: 0 } as const] : []),
    ...(games.capture === null ? [] : [{ kind: 'capture', step: games.capture, beat: 0 } as const]),
    ...(games.stuck === null ? [] : [{ kind: 'stuck', step: games.stuck, beat: 0 } as const]),
    ...(win === null ? [] : [{ kind: 'win', ...win } as const]),
    ...(loss === null ? [] : [...countdown(run, loss), { kind: 'loss', ...loss } as const]),
    ...tens(facts.layerEnds),
    ...(drawn === null ? [] : [{ kind: 'drawn', ...drawn } as const]),
    { kind: 'end', step: steps + 1, beat: 0 },
  ];
  return moments.sort((a, b) => a.step - b.step || a.beat - b.beat);
}

/**
 * The steps that take the first finished game of each ending: the pawn has just moved to row 1, a capture, no move. Null for
 * those that are not found.
 */
function findFinished({ run, board, layerEnds }: Facts) {
  const found: Record<'terminal' | 'capture' | 'stuck', number | null> = {
    terminal: null,
    capture: null,
    stuck: null,
  };
  run.seek(0);
  const last = Math.min(layerEnds[0] ?? 0, MOST_SEARCHED);
  for (let index = 0; index < last; index++) {
    const position = run.queued(index)?.position;
    if (position === undefined) break;
    const kind = KINDS[endingOf(board, position)];
    if (found[kind] !== null) continue;
    if (kind !== 'terminal' || (isPlain(position) && hasPredecessor(run, index))) found[kind] = index + 1;
    if (Object.values(found).every((step) => step !== null)) break;
  }
  return found;
}

/** Whether the pawn has just reached row 1, and nothing else has happened. */
function isPlain({ generals, pawn, side }: Position): boolean {
  return side === 'red' && !generals.includes(pawn);
}

function hasPredecessor(run: Run, index: number): boolean {
  run.seek(index);
  return (run.take()?.predecessors.length ?? 0) > 0;
}

/** The first of `stops` after a step in a position with several moves; the first of the run if there is none. */
function findClean(run: Run, stops: Stops, after: number): Place | null {
  return first(run, { ...stops, choice: true }, after) ?? first(run, stops, 0);
}

function first(run: Run, stops: Stops, after: number): Place | null {
  run.seek(after);
  if (!run.find(stops)) return null;
  const step = run.counts().taken;
  const now = takeAgain(run, step);
  return now && { step, beat: beatOf(now, stops) };
}

/** What a step did; the run is at its end afterwards. */
function takeAgain(run: Run, step: number): Step | null {
  run.seek(step - 1);
  return run.take();
}

/** The beat at which a step does the first of `stops`; 0 if it does none. */
function beatOf({ predecessors }: Step, { win, loss, position, choice }: Stops): number {
  const does = ({ position: each, moves, before, after }: Step['predecessors'][number]) => {
    if (before.decided || !after.decided) return false;
    if (position && samePosition(each, position)) return true;
    if (choice && moves < 2) return false;
    return after.value.winner === each.side ? win : loss;
  };
  return predecessors.findIndex(does) + 1;
}

/** The beats before a loss at which its counter goes down, but not to 0. */
function countdown(run: Run, loss: Place): Moment[] {
  const lost = takeAgain(run, loss.step)?.predecessors[loss.beat - 1];
  if (lost === undefined) return [];
  const { position, moves } = lost;
  return Array.from({ length: moves - 1 }, (_, nth): Moment => {
    const left = moves - 1 - nth;
    const step = stepOfCount(run, position, left, loss.step);
    const predecessors = takeAgain(run, step)?.predecessors ?? [];
    const beat = predecessors.findIndex((each) => samePosition(each.position, position)) + 1;
    return { kind: 'count', step, beat, number: left };
  });
}

/** The first step after which a position has at most `left` moves left, before the step that decides it. */
function stepOfCount(run: Run, position: Position, left: number, decided: number): number {
  let [low, high] = [1, decided - 1];
  while (low < high) {
    const middle = (low + high) >>> 1;
    run.seek(middle);
    const mark = run.mark(position);
    if (!mark.decided && mark.counter <= left) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The first position of every tenth distance. */
function tens(layerEnds: readonly number[]): Moment[] {
  return layerEnds.flatMap((_, distance): Moment[] =>
    distance > 0 && distance % EVERY === 0
      ? [{ kind: 'ten', step: (layerEnds[distance - 1] ?? 0) + 1, beat: 0, number: distance }]
      : [],
  );
}

/** The moment that decides the start position; for a finished game the one that takes it, for a tie null. */
function findDrawn({ run, drawn: position, layerEnds }: Facts): Place | null {
  if (position === null) return null;
  run.seek(0);
  if (!run.mark(position).decided) return first(run, { position }, 0);
  for (let index = 0; index < (layerEnds[0] ?? 0); index++) {
    const queued = run.queued(index);
    if (queued !== null && samePosition(queued.position, position)) return { step: index + 1, beat: 0 };
  }
  return null;
}
