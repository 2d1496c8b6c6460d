import type { Board, Position } from '../../../wasm/rubicon.ts';
import { columnOf, rowOf } from '../../model/board.ts';
import { endingOf } from '../../model/ending.ts';
import type { Catalogue } from '../../page/words/catalogue.ts';
import type { Frame } from '../model/frame.ts';
import type { Mark, Moment, Neighbour, Queued } from '../model/scene.ts';
import type { Places, THEATRE } from '../words.ts';

type Texts = typeof THEATRE extends Catalogue<infer T> ? T : never;

/** A position in words; rows and columns from 1. */
export function sayPosition(texts: Texts, board: Board, position: Position): string {
  return texts.position(placesOf(board, position));
}

/** What is seen of a run, in sentences. */
export interface Said {
  /** What has just happened. */
  readonly sentence: string;
  /** Where the pieces stand of which it tells; empty where they are not drawn. */
  readonly place: string;
  /** What is worth seeing in it: why it pauses there; empty where nothing is. */
  readonly notice: string;
}

/** What is said while positions fly by, of which no sentence could be read: where it goes. */
export function sayFlight(texts: Texts, ahead: Moment | null): Said {
  const sentence = ahead === null ? texts.flying : texts.racing(texts.moment[ahead.kind]);
  return { sentence, place: '', notice: '' };
}

/** A position that is told at once, with all that its predecessors hear. */
export function sayWhole(texts: Texts, board: Board, frame: Frame, run: Run): Said {
  const said = sayFrame(texts, board, { ...frame, now: null }, run);
  if (frame.neighbours.length === 0) return said;
  const counts = { won: 0, lost: 0, counted: 0, known: 0 };
  for (const { news } of frame.neighbours) counts[news]++;
  return { ...said, sentence: texts.together(said.sentence, texts.heard(counts)) };
}

/** A frame of a run in sentences. */
export function sayFrame(texts: Texts, board: Board, frame: Frame, { steps, drawn }: Run): Said {
  const at = (position: Position) => sayPosition(texts, board, position);
  const notice = frame.step === 0 ? texts.hint : sayMoments(texts, frame);
  const { taken, now } = frame;
  if (taken === null) {
    const sentence = frame.step > steps ? texts.end(frame.undecided) : texts.fill(frame.waiting);
    return { sentence, place: drawn === null ? '' : texts.place.drawn(at(drawn)), notice };
  }
  if (now === null) {
    const said = sayTaken(texts, board, taken);
    const sentence = frame.beats === 0 ? texts.together(said, texts.noPredecessor) : said;
    return { sentence, place: texts.place.taken(at(taken.position)), notice };
  }
  return { sentence: sayTold(texts, taken, now), place: texts.place.told(at(now.position)), notice };
}

/** All of it, to be heard. */
export function aloud({ sentence, place, notice }: Said): string {
  return [sentence, place, notice].filter((part) => part !== '').join(' ');
}

/** How many positions are taken in a run, and the position drawn. */
interface Run {
  readonly steps: number;
  readonly drawn: Position | null;
}

function sayTaken(texts: Texts, board: Board, { position, value }: Queued): string {
  const { side } = position;
  if (value.winner === 'tie') return '';
  const isOver = value.distance === 0;
  const why = isOver ? texts.over(endingOf(board, position), value.winner, side) : texts.value(value);
  return texts.take(value.winner, side, why);
}

/** A move taken back, and what the position before it hears by that. */
function sayTold(texts: Texts, taken: Queued, { position: { side }, after, news }: Neighbour): string {
  const value = after.decided ? texts.value(after.value) : '';
  const told =
    news === 'known'
      ? texts.known(distanceOf(after), taken.value.winner === side ? taken.value.distance + 1 : null)
      : texts.told(news, side, value, after.decided ? 0 : after.counter);
  return texts.together(texts.takenBack(side), told);
}

function distanceOf(mark: Mark): number {
  return mark.decided && mark.value.winner !== 'tie' ? mark.value.distance : 0;
}

function sayMoments(texts: Texts, { moments, drawn, step, beat, queued }: Frame): string {
  const value = drawn?.decided ? drawn.value : null;
  return moments
    .map(({ kind }) => {
      // A finished game is the one that is taken; any other has just joined at the back.
      if (kind === 'drawn' && value !== null) return texts.drawnDecided(value, beat === 0 ? step : queued);
      if (kind !== 'end' || drawn === null) return texts.notice[kind];
      return value === null ? texts.endTie : texts.endDecided(value);
    })
    .join(' ');
}

/** What is known of a position, for the side that moves there; `ended` tells that no more will be. */
export function sayMark(texts: Texts, { side }: Position, mark: Mark, ended = false): string {
  if (!mark.decided) return ended ? texts.mark.tie : texts.mark.open(side, mark.counter);
  const { value } = mark;
  if (value.winner === 'tie') return texts.mark.tie;
  if (value.distance === 0) return texts.mark.over(value.winner);
  return texts.mark[value.winner === side ? 'won' : 'lost'](side, value.distance);
}

function placesOf(board: Board, { generals: [first, second], pawn, side }: Position): Places {
  const place = (cell: number) => `(${rowOf(board, cell) + 1},${columnOf(board, cell) + 1})`;
  return { generals: [place(first), place(second)], pawn: place(pawn), side };
}
