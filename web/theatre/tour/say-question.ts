import { sayMark, sayPosition } from '../say.ts';
import type { Beat } from './model/beats.ts';
import { type ReadingSpeed, waitsFor } from './model/pace.ts';
import type { Answer, Asks, QuestionFacts, TourQuestion } from './model/questions.ts';
import { sayMove, type TourTexts } from './say.ts';

/** A question, or why the answer given to it is wrong. */
export function sayQuestion(
  { tour }: TourTexts,
  { asks, answers }: TourQuestion,
  given: number | null = null,
): string {
  const answer = given === null ? undefined : answers[given];
  return answer === undefined
    ? ask(tour, asks.name, asks.facts)
    : refuse(tour, asks.name, asks.facts, answer);
}

function ask<Name extends keyof QuestionFacts>(
  tour: TourTexts['tour'],
  name: Name,
  facts: Asks['facts'],
): string {
  return tour.asks[name](facts as QuestionFacts[Name]);
}

function refuse<Name extends keyof QuestionFacts>(
  tour: TourTexts['tour'],
  name: Name,
  facts: Asks['facts'],
  answer: Answer,
): string {
  return tour.reasons[name](facts as QuestionFacts[Name], answer);
}

/** A question for screen readers, with what is on its boards, or why the answer given is wrong. */
export function askAloud(texts: TourTexts, beat: Beat, question: TourQuestion, given: number | null): string {
  const { tour, theatre } = texts;
  const said = sayQuestion(texts, question, given);
  if (given !== null) return said;
  const { board, position } = question.scene;
  const opens = beat.nth === 0 ? [tour.opens(tour.chapter[beat.chapter])] : [];
  return [...opens, said, tour.position(sayPosition(theatre, board, position))].join(theatre.gap);
}

/** An answer by its name; that of a small board has the move to it and its value, as far as they are shown. */
export function sayAnswer(texts: TourTexts, { scene }: TourQuestion, answer: Answer): string {
  const { tour, theatre } = texts;
  const small = answer.kind === 'board' ? scene.small[answer.nth] : undefined;
  if (small === undefined) return tour.answer(answer);
  const { move, value, position } = small;
  const parts = [
    ...(move === null
      ? [sayPosition(theatre, scene.board, position)]
      : [tour.fromTo(...sayMove(scene.board, move))]),
    ...(value === null ? [] : [sayMark(theatre, position, { decided: true, value }, false)]),
  ];
  return tour.described(tour.answer(answer), parts);
}

/** How long (ms) a question waits when the tour is played, or the reason why its answer is wrong is shown. */
export function patienceOf(
  texts: TourTexts,
  question: TourQuestion,
  given: number | null,
  speed: ReadingSpeed = '1',
): number {
  return waitsFor(sayQuestion(texts, question, given), given !== null, speed);
}
