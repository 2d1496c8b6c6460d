import type { Move, Position } from '../../../wasm/game.ts';
import type {
  Decided,
  Mark,
  Moment,
  Neighbour,
  News,
  Predecessor,
  Programme,
  Queued,
  Scene,
} from './scene.ts';

/** The sentences of the algorithm. */
export const LINES = ['fill', 'take', 'tell', 'win', 'count', 'loss', 'tie'] as const;

export type Line = (typeof LINES)[number];

/** The positions of one distance that wait in the queue. */
export interface QueueLayer {
  readonly distance: number;
  readonly count: number;
}

/** A scene at one of its beats: everything that the views show. */
export interface Frame {
  readonly step: number;
  /** 0..beats */
  readonly beat: number;
  readonly beats: number;
  readonly taken: Queued | null;
  readonly neighbours: readonly Neighbour[];
  /** The predecessor that was informed last. */
  readonly now: Neighbour | null;
  readonly line: Line;
  /** The number of positions in the queue, the first few of them, and the last few. */
  readonly waiting: number;
  readonly next: readonly Queued[];
  readonly tail: readonly Queued[];
  /** Positions put into the queue so far. */
  readonly queued: number;
  /** The positions in the queue by distance: at most two distances, one apart. */
  readonly layers: readonly QueueLayer[];
  /** The distance of the position taken; null at the beginning and at the end. */
  readonly distance: number | null;
  readonly decided: Decided;
  /** Positions that are not decided yet. */
  readonly undecided: number;
  readonly drawn: Mark | null;
  /** The moments at this beat. */
  readonly moments: readonly Moment[];
}

/** Number of positions shown at the tail of the queue. */
const TAIL = 3;

/** The beats of a scene: one for each predecessor. */
export function beatsOf(scene: Scene): number {
  return scene.now?.predecessors.length ?? 0;
}

/** The first beat after `after` at which the scene decides a win or a loss; null if none does. */
export function beatOf(scene: Scene, what: 'win' | 'loss', after: number): number | null {
  const news = what === 'win' ? 'won' : 'lost';
  const index = (scene.now?.predecessors ?? []).findIndex(
    (predecessor, at) => at >= after && newsOf(predecessor) === news,
  );
  return index < 0 ? null : index + 1;
}

/** The frame of a scene at a beat, 0..beats. */
export function frameOf(scene: Scene, beat: number, programme: Programme, drawn: Position | null): Frame {
  const taken = scene.now?.taken ?? null;
  const predecessors = scene.now?.predecessors ?? [];
  const later = predecessors.slice(beat).filter(isNews);
  const neighbours =
    taken === null ? [] : predecessors.map((each, index) => neighbour(each, index + 1, beat, taken));
  const now = neighbours[beat - 1] ?? null;
  const queued = scene.queued - later.length;
  const gone = Math.min(scene.step, programme.steps);
  const waiting = queued - gone;
  return {
    step: scene.step,
    beat,
    beats: beatsOf(scene),
    taken,
    neighbours,
    now,
    line: lineOf(scene, now, programme),
    waiting,
    next: scene.next.slice(0, waiting),
    tail: tailOf(scene, later.length, waiting),
    queued,
    layers: layersOf(programme, gone, waiting),
    distance: taken === null || taken.value.winner === 'tie' ? null : taken.value.distance,
    decided: later.reduce(withoutOne, scene.decided),
    undecided: programme.positions - queued,
    drawn: drawnMark(scene, predecessors.slice(beat), drawn),
    moments: programme.moments.filter((moment) => moment.step === scene.step && moment.beat === beat),
  };
}

/** The tail of the queue, before the last `coming` positions of the step have joined. */
function tailOf({ last }: Scene, coming: number, waiting: number): readonly Queued[] {
  const end = last.length - coming;
  return last.slice(Math.max(0, end - Math.min(TAIL, waiting)), end);
}

/** The queue is in order of distance: the rest of one layer at its head, and behind it the next layer. */
function layersOf({ layerEnds }: Programme, gone: number, waiting: number): QueueLayer[] {
  const distance = layerEnds.findIndex((end) => end > gone);
  if (distance < 0) return [];
  const here = Math.min(waiting, (layerEnds[distance] ?? 0) - gone);
  return [
    { distance, count: here },
    { distance: distance + 1, count: waiting - here },
  ].filter(({ count }) => count > 0);
}

function isNews({ before, after }: Predecessor): boolean {
  return !before.decided && after.decided;
}

function neighbour(predecessor: Predecessor, turn: number, beat: number, taken: Queued): Neighbour {
  return {
    ...predecessor,
    move: moveBetween(predecessor.position, taken.position),
    news: newsOf(predecessor),
    turn: turn > beat ? 'coming' : turn === beat ? 'now' : 'past',
  };
}

function newsOf({ position, before, after }: Predecessor): News {
  if (before.decided) return 'known';
  if (!after.decided) return 'counted';
  return after.value.winner === position.side ? 'won' : 'lost';
}

/** The move from one position to the next; the order of the generals does not matter. */
export function moveBetween(before: Position, after: Position): Move {
  if (before.side === 'black') return { from: before.pawn, to: after.pawn };
  const from = before.generals.find((cell) => !after.generals.includes(cell));
  const to = after.generals.find((cell) => !before.generals.includes(cell));
  return { from: from ?? before.generals[0], to: to ?? after.generals[0] };
}

function lineOf({ step }: Scene, now: Neighbour | null, { steps }: Programme): Line {
  if (step === 0) return 'fill';
  if (step > steps) return 'tie';
  if (now === null) return 'take';
  const lines: Readonly<Record<News, Line>> = { known: 'tell', won: 'win', counted: 'count', lost: 'loss' };
  return lines[now.news];
}

/** The counts without a predecessor that was decided. */
function withoutOne(decided: Decided, { position, after }: Predecessor): Decided {
  const { side } = position;
  const { won, lost } = decided[side];
  const isWin = after.decided && after.value.winner === side;
  return { ...decided, [side]: isWin ? { won: won - 1, lost } : { won, lost: lost - 1 } };
}

/** The mark of a position at the beat of a frame, computed from its mark at the end of the step. */
export function markAtBeat({ neighbours }: Pick<Frame, 'neighbours'>, position: Position, atEnd: Mark): Mark {
  const isComing = (each: Neighbour) => each.turn === 'coming' && samePosition(each.position, position);
  return neighbours.find(isComing)?.before ?? atEnd;
}

function drawnMark(scene: Scene, coming: readonly Predecessor[], drawn: Position | null): Mark | null {
  if (drawn === null) return null;
  return coming.find(({ position }) => samePosition(position, drawn))?.before ?? scene.drawn;
}

/** Whether two positions are the same; the order of the generals does not matter. */
export function samePosition(a: Position, b: Position): boolean {
  return a.pawn === b.pawn && a.side === b.side && a.generals.every((cell) => b.generals.includes(cell));
}
