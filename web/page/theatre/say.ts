import type { Board, Position } from '../../../wasm/rubicon.ts';
import { columnOf, rowOf } from '../../model/board.ts';
import { endingOf } from '../../model/study/ending.ts';
import type { Frame } from '../../model/theatre/frame.ts';
import type { Mark, Neighbour, Queued } from '../../model/theatre/scene.ts';
import type { Catalogue } from '../catalogue.ts';
import type { Places, THEATRE } from '../texts/parts/theatre.ts';

type Texts = typeof THEATRE extends Catalogue<infer T> ? T : never;

/** A position in words; rows and columns from 1. */
export function sayPosition(texts: Texts, board: Board, position: Position): string {
  return texts.position(placesOf(board, position));
}

/** What has just happened, in a sentence. */
export function sayFrame(texts: Texts, board: Board, frame: Frame, steps: number): string {
  if (frame.step === 0) return texts.fill(frame.waiting);
  if (frame.step > steps || frame.taken === null) return texts.end(frame.undecided);
  return frame.now === null ? sayTaken(texts, board, frame.taken) : sayTold(texts, board, frame.now);
}

function sayTaken(texts: Texts, board: Board, { position, value }: Queued): string {
  const place = sayPosition(texts, board, position);
  if (value.winner === 'tie' || value.distance > 0) return texts.take(place, texts.value(value));
  return texts.take(place, texts.over(endingOf(board, position), value.winner, position.side));
}

function sayTold(texts: Texts, board: Board, { position, after, news }: Neighbour): string {
  const place = sayPosition(texts, board, position);
  const value = after.decided ? after.value : null;
  return texts.told(place, news, position.side, value, after.decided ? 0 : after.counter);
}

/** What is worth seeing in a frame: why it pauses there; empty where nothing is. */
export function sayMoments(texts: Texts, frame: Frame): string {
  return frame.moments
    .map(({ kind }) => {
      if (kind === 'drawn' && frame.drawn?.decided) return texts.drawnValue(frame.drawn.value);
      if (kind === 'end' && frame.drawn?.decided === false) return `${texts.notice.end} ${texts.drawnTie}`;
      return texts.notice[kind];
    })
    .join(' ');
}

/** What is known of a position, for the side that moves there. */
export function sayMark(texts: Texts, { side }: Position, mark: Mark): string {
  if (!mark.decided) return texts.mark.open(side, mark.counter);
  if (mark.value.winner === 'tie') return '';
  return texts.mark[mark.value.winner === side ? 'won' : 'lost'](side, mark.value.distance);
}

function placesOf(board: Board, { generals: [first, second], pawn, side }: Position): Places {
  const place = (cell: number) => `(${rowOf(board, cell) + 1},${columnOf(board, cell) + 1})`;
  return { generals: [place(first), place(second)], pawn: place(pawn), side };
}
