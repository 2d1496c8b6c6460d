/*
 * The notes of the solver at work. News arrives with each frame and in any number; at most a few notes per second are played,
 * softer and shorter the more news there is, and none is kept for later. Times are seconds of the audio clock, frequencies
 * hertz, loudness 0..1.
 */

/** Positions that entered the queue, and the wins and losses among them. */
export interface QueueNews {
  readonly queued: number;
  readonly wins: number;
  readonly losses: number;
}

/** A tone that begins at a time, goes from one frequency to another and fades. */
export interface Note {
  readonly kind: 'tick' | 'win' | 'loss' | 'hum';
  readonly at: number;
  readonly length: number;
  readonly from: number;
  readonly to: number;
  readonly loudness: number;
}

/** State between two calls. */
export interface Score {
  /** The earliest time of the next note of each kind. */
  readonly free: Readonly<Record<Note['kind'], number>>;
  /** Recent pace: positions that entered the queue per second. */
  readonly pace: number;
  /** Time of the last news. */
  readonly heard: number;
}

export const SILENCE: Score = {
  free: {
    tick: Number.NEGATIVE_INFINITY,
    win: Number.NEGATIVE_INFINITY,
    loss: Number.NEGATIVE_INFINITY,
    hum: Number.NEGATIVE_INFINITY,
  },
  pace: 0,
  heard: Number.NEGATIVE_INFINITY,
};

/** Least time between the beginnings of two notes of a kind. */
const APART = { tick: 1 / 12, win: 1 / 4, loss: 1 / 4, hum: 1 } as const;
/** Time constant of the pace (s). */
const MEMORY = 0.3;
/** Up to this pace every position has a note of its own at full length. */
const SLOW = 4;

interface Played {
  readonly score: Score;
  readonly notes: readonly Note[];
}

/** The notes for news at `now`, and the new state. */
export function nextNotes(score: Score, news: QueueNews, now: number): Played {
  const pace = paceAfter(score, news.queued, now);
  const calm = calmAt(pace);
  const notes: Note[] = [];
  if (news.queued > 0 && now >= score.free.tick) notes.push(tick(now, calm));
  if (news.wins > 0 && now >= score.free.win) notes.push(win(now, calm));
  if (news.losses > 0 && now >= score.free.loss) notes.push(loss(now, calm));
  return { score: { free: freeAfter(score, notes), pace, heard: now }, notes };
}

/** The notes of the end, when the rest is declared a tie. */
export function humNotes(score: Score, now: number): Played {
  if (now < score.free.hum) return { score, notes: [] };
  const notes = [hum(now, 110), hum(now, 165)];
  return { score: { ...score, free: freeAfter(score, notes) }, notes };
}

function freeAfter(score: Score, notes: readonly Note[]): Score['free'] {
  const free = { ...score.free };
  for (const { kind, at } of notes) free[kind] = at + APART[kind];
  return free;
}

/** A running mean with exponential decay. */
function paceAfter({ pace, heard }: Score, queued: number, now: number): number {
  const kept = Math.exp(-Math.max(0, now - heard) / MEMORY);
  return pace * kept + queued / MEMORY;
}

/** 1 up to the pace of single notes, towards 0 for faster ones. */
function calmAt(pace: number): number {
  return 1 / (1 + Math.log10(Math.max(1, pace / SLOW)));
}

function tick(at: number, calm: number): Note {
  return { kind: 'tick', at, length: 0.02 + 0.03 * calm, from: 1400, to: 900, loudness: 0.05 + 0.2 * calm };
}

function win(at: number, calm: number): Note {
  return { kind: 'win', at, length: 0.08 + 0.16 * calm, from: 440, to: 880, loudness: 0.06 + 0.24 * calm };
}

/** It falls as far as a win rises. */
function loss(at: number, calm: number): Note {
  return { kind: 'loss', at, length: 0.08 + 0.2 * calm, from: 415, to: 208, loudness: 0.06 + 0.24 * calm };
}

function hum(at: number, frequency: number): Note {
  return { kind: 'hum', at, length: 1.8, from: frequency, to: frequency * 0.97, loudness: 0.3 };
}
