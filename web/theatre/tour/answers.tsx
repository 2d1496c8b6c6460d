import type { ComponentChildren, CSSProperties } from 'preact';
import { leaveToKeys } from '../../page/controls/leave-to-keys.ts';
import type { StageLayout } from '../stage/layout.ts';
import { overStage } from '../stage/over-stage.ts';
import type { TourPlayer } from './model/player.ts';
import type { TourQuestion } from './model/questions.ts';
import type { TourTexts } from './say.ts';
import { sayAnswer } from './say-question.ts';

interface Props {
  readonly player: TourPlayer;
  readonly question: TourQuestion;
  readonly texts: TourTexts;
}

/** The answers of a question in a row; where they are small boards, how to press these. */
export function Answers(props: Props) {
  const { tour } = props.texts;
  const { answers } = props.question;
  if (answers[0]?.kind === 'board') return <p class="tour-answers muted">{tour.pressBoard}</p>;
  return (
    <fieldset class="tour-answers" aria-label={tour.answers}>
      {answers.map((answer, nth) => (
        <AnswerButton key={nth} {...props} nth={nth} look="button">
          {tour.answer(answer)}
        </AnswerButton>
      ))}
    </fieldset>
  );
}

interface OnStage extends Props {
  readonly layout: StageLayout;
  /** Device pixels of a CSS pixel. */
  readonly density: number;
}

/** The answers that are small boards: buttons over the stage, with their numbers. */
export function AnswersOnStage({ layout, density, ...props }: OnStage) {
  return (
    <>
      {props.question.answers.map((answer, nth) => {
        const spot = answer.kind === 'board' ? layout.small[answer.nth] : undefined;
        if (spot === undefined) return null;
        return (
          <AnswerButton
            key={nth}
            {...props}
            nth={nth}
            look="stage-answer"
            style={overStage(spot.cells, density)}
          >
            {nth + 1}
          </AnswerButton>
        );
      })}
    </>
  );
}

interface ButtonProps extends Props {
  readonly nth: number;
  readonly look: string;
  readonly style?: CSSProperties;
  readonly children: ComponentChildren;
}

function AnswerButton({ player, question, texts, nth, look, style, children }: ButtonProps) {
  const answer = question.answers[nth];
  const isWrong = player.given.value === nth;
  const name = answer === undefined ? '' : sayAnswer(texts, question, answer);
  return (
    <button
      type="button"
      class={isWrong ? `${look} wrong` : look}
      style={style}
      aria-label={isWrong ? texts.tour.wrong(name) : name}
      onClick={(event) => {
        leaveToKeys(event);
        player.answer(nth);
      }}
    >
      {children}
    </button>
  );
}
