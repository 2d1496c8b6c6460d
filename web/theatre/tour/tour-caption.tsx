import { useMemo } from 'preact/hooks';
import type { Beat } from './model/beats.ts';
import { CHAPTERS } from './model/chapters.ts';
import type { TourPlayer } from './model/player.ts';
import { sayBeat, type TourTexts } from './say.ts';
import { sayQuestion } from './say-question.ts';

interface Props {
  readonly player: TourPlayer;
  readonly texts: TourTexts;
}

/**
 * The chapter, and the sentence or the question. All others are at the same place, hidden, so that nothing below moves.
 */
export function TourCaption({ player, texts }: Props) {
  const { tour } = texts;
  const beat = player.beat.value;
  const question = player.question.value;
  const given = player.given.value;
  const others = useMemo(
    () =>
      player.beats.flatMap((each) => sentencesAt(texts, each).map((sentence) => ({ beat: each, sentence }))),
    [player, tour],
  );
  return (
    <div class="tour-caption">
      <Words
        beat={beat}
        texts={texts}
        sentence={question === null ? sayBeat(texts, beat) : sayQuestion(texts, question, given)}
        isRight={question === null && given !== null}
      />
      {others.map((other, nth) => (
        <Words key={nth} {...other} texts={texts} isHidden />
      ))}
    </div>
  );
}

/** The sentence of a beat, its question, and the reasons why answers to it are wrong. */
function sentencesAt(texts: TourTexts, beat: Beat): string[] {
  const { question } = beat;
  if (question === null) return [sayBeat(texts, beat)];
  const reasons = question.answers.map((_, nth) => sayQuestion(texts, question, nth));
  return [sayBeat(texts, beat), sayQuestion(texts, question), ...new Set(reasons)];
}

interface WordsProps {
  readonly beat: Beat;
  readonly texts: TourTexts;
  readonly sentence: string;
  /** Whether the sentence follows the right answer. */
  readonly isRight?: boolean;
  readonly isHidden?: boolean;
}

function Words({ beat, texts, sentence, isRight = false, isHidden = false }: WordsProps) {
  const { tour } = texts;
  const { chapter, ground } = beat;
  const board = ground.isOwn ? 'own' : 'made';
  return (
    <div class={isHidden ? 'tour-words unseen' : 'tour-words'} aria-hidden={isHidden} inert={isHidden}>
      <p class="tour-chapter">
        {tour.chapterOf(CHAPTERS.indexOf(chapter) + 1, tour.chapter[chapter])}
        {isRight && <span class="tour-right">✓ {tour.right}</span>}
        <span class={`ground ${board}`} title={tour.ground[board]}>
          {tour.board[board]}
        </span>
      </p>
      <p class="tour-sentence">{sentence}</p>
    </div>
  );
}
