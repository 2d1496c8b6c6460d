import type { Board, Position } from '../../../wasm/rubicon.ts';
import { endingOf } from '../../model/ending.ts';
import { distanceOf } from '../model/distance.ts';
import type { Frame } from '../model/frame.ts';
import type { Moment, Neighbour, Queued } from '../model/scene.ts';
import { sayPosition, type TheatreTexts } from '../say.ts';

/** A moment of a run in words. */
export interface Said {
  /** What has just happened. */
  readonly sentence: string;
  /** The pieces of the position in the sentence; empty if they are not drawn. */
  readonly place: string;
  /** Why playback holds here; empty if it does not. */
  readonly notice: string;
}

/** Fast play: the goal instead of each position, because no sentence could be read. */
export function sayFlight(texts: TheatreTexts, ahead: Moment | null): Said {
  const sentence = ahead === null ? texts.flying : texts.racing(sayMoment(texts, ahead));
  return { sentence, place: '', notice: '' };
}

/** The name of a moment. */
export function sayMoment(texts: TheatreTexts, { kind, number = 0 }: Moment): string {
  return texts.moment[kind](number);
}

/** A position with all its predecessors in one sentence. */
export function sayWhole(texts: TheatreTexts, board: Board, frame: Frame, run: Run): Said {
  const said = sayFrame(texts, board, { ...frame, now: null }, run);
  if (frame.neighbours.length === 0) return said;
  const counts = { won: 0, lost: 0, counted: 0, known: 0 };
  for (const { news } of frame.neighbours) counts[news]++;
  return { ...said, sentence: [said.sentence, texts.heard(counts)].join(texts.gap) };
}

/** A frame of a run in sentences. */
export function sayFrame(texts: TheatreTexts, board: Board, frame: Frame, { steps, drawn }: Run): Said {
  const at = (position: Position) => sayPosition(texts, board, position);
  const notice = frame.step === 0 ? texts.hint : sayMoments(texts, frame);
  const { taken, now } = frame;
  if (taken === null) {
    const sentence = frame.step > steps ? texts.end(frame.undecided) : texts.fill(frame.waiting);
    return { sentence, place: drawn === null ? '' : texts.place.drawn(at(drawn)), notice };
  }
  if (now === null) {
    const said = sayTaken(texts, board, taken);
    const sentence = frame.beats === 0 ? [said, texts.noPredecessor].join(texts.gap) : said;
    return { sentence, place: texts.place.taken(at(taken.position)), notice };
  }
  return {
    sentence: sayPredecessor(texts, taken, now),
    place: texts.place.predecessor(at(now.position)),
    notice,
  };
}

/** The whole text for screen readers. */
export function aloud(texts: TheatreTexts, { sentence, place, notice }: Said): string {
  return [sentence, place, notice].filter((part) => part !== '').join(texts.gap);
}

interface Run {
  /** Positions that are taken from the queue. */
  readonly steps: number;
  readonly drawn: Position | null;
}

function sayTaken(texts: TheatreTexts, board: Board, { position, value }: Queued): string {
  const { side } = position;
  if (value.winner === 'tie') return '';
  const isOver = value.distance === 0;
  const why = isOver ? texts.over(endingOf(board, position), value.winner, side) : texts.value(value);
  return texts.take(value.winner, side, why);
}

/** A predecessor, and what it learns. */
function sayPredecessor(
  texts: TheatreTexts,
  taken: Queued,
  { position: { side }, after, news }: Neighbour,
): string {
  const value = after.decided ? texts.value(after.value) : '';
  const learned =
    news === 'known'
      ? texts.known(
          distanceOf(after.decided ? after.value : null),
          taken.value.winner === side ? taken.value.distance + 1 : null,
        )
      : texts.predecessor(news, side, value, after.decided ? 0 : after.counter);
  return [texts.takenBack(side), learned].join(texts.gap);
}

function sayMoments(texts: TheatreTexts, { moments, drawn, step, beat, queued }: Frame): string {
  const value = drawn?.decided ? drawn.value : null;
  return moments
    .map(({ kind, number = 0 }) => {
      // A finished game is decided when it is taken, any other position when it joins the queue.
      if (kind === 'drawn' && value !== null) return texts.drawnDecided(value, beat === 0 ? step : queued);
      if (kind !== 'end' || drawn === null) return texts.notice[kind](number);
      return value === null ? texts.endTie : texts.endDecided(value);
    })
    .join(texts.gap);
}
