import type { Board, Move } from '../../../wasm/game.ts';
import type { Catalogue } from '../../page/words/catalogue.ts';
import { distanceOf } from '../model/distance.ts';
import { samePosition } from '../model/frame.ts';
import { sayCell, sayPosition, type TheatreTexts } from '../say.ts';
import type { Beat } from './model/beats.ts';
import type { Facts, Says } from './model/facts.ts';
import { type ReadingSpeed, standsFor } from './model/pace.ts';
import { durationOf } from './picture/motion.ts';
import type { TOUR } from './words.ts';

export interface TourTexts {
  readonly tour: typeof TOUR extends Catalogue<infer T> ? T : never;
  readonly theatre: TheatreTexts;
}

/** The sentence of a beat. */
export function sayBeat(texts: TourTexts, { says, isBack }: Beat): string {
  const said = sentence(texts, says.name, says.facts);
  return isBack ? texts.tour.back(said) : said;
}

function sentence<Name extends keyof Facts>({ tour }: TourTexts, name: Name, facts: Says['facts']): string {
  return tour.says[name](facts as Facts[Name]);
}

/** A beat for screen readers: its sentence, the chapter or board that begins with it, and the position on the board. */
export function aloud(texts: TourTexts, beat: Beat, before: Beat | undefined): string {
  const { tour, theatre } = texts;
  const { board, position, walk } = beat.scene;
  const opens = beat.nth === 0 ? [tour.opens(tour.chapter[beat.chapter])] : [];
  const isElsewhere = before === undefined || beat.ground.board !== before.ground.board;
  const ground = isElsewhere ? [tour.ground[beat.ground.isOwn ? 'own' : 'made']] : [];
  const isNew = isElsewhere || beat.nth === 0 || !samePosition(position, before.scene.position);
  const place = isNew ? [tour.position(sayPosition(theatre, board, position))] : [];
  const queue = beat.chapter === 'queue' ? [sayQueue(texts, beat)] : [];
  const outcomes = beat.chapter === 'tie' && isNew && walk.length === 0 ? [sayOutcomes(texts, beat)] : [];
  const parts = [
    ...opens,
    ...ground,
    sayBeat(texts, beat),
    ...place,
    ...sayMoves(texts, beat, before),
    ...outcomes,
    ...queue,
  ];
  return parts.join(theatre.gap);
}

/** The distances at the front of the queue, and at its back if others are between. */
function sayQueue({ tour }: TourTexts, { scene: { small, gapAfter } }: Beat): string {
  const distances = small.map(({ value }) => distanceOf(value));
  const end = gapAfter ?? small.length;
  return tour.waiting(distances.slice(0, end), distances.slice(end));
}

/** The moves of a tie that keep it, and those that lose. */
function sayOutcomes({ tour }: TourTexts, { scene: { board, small } }: Beat): string {
  const countsOf = (isTie: boolean) =>
    small.flatMap(({ move, value }) =>
      move !== null && (value?.winner === 'tie') === isTie ? [sayMove(board, move)] : [],
    );
  return tour.outcomes(countsOf(true), countsOf(false));
}

/** The move of the sentence unless the sentence before had it; all moves of a walk. */
function sayMoves({ tour }: TourTexts, { scene }: Beat, before: Beat | undefined): string[] {
  const { board, move, walk, small } = scene;
  if (walk.length > 0)
    return [tour.moves(small.flatMap((each) => (each.move === null ? [] : [sayMove(board, each.move)])))];
  const last = before?.scene.move;
  if (move === null || (move.from === last?.from && move.to === last.to)) return [];
  return [tour.move(...sayMove(board, move))];
}

/** The two cells of a move. */
export function sayMove(board: Board, { from, to }: Move): readonly [string, string] {
  return [sayCell(board, from), sayCell(board, to)];
}

/** How long (ms) a beat is shown when the tour is played. */
export function lengthOf(texts: TourTexts, beat: Beat, speed: ReadingSpeed = '1'): number {
  const { scene, endsChapter } = beat;
  return standsFor(sayBeat(texts, beat), { moves: durationOf(scene), endsChapter, speed });
}
