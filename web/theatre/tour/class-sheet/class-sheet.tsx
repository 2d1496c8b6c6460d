import './class-sheet.css';
import { useEffect } from 'preact/hooks';
import { useForPrinter } from '../../../page/print/use-for-printer.tsx';
import { MarkSign } from '../../stage/mark-sign.tsx';
import { STAGE_COLOURS } from '../../stage/palette.ts';
import { StageThumbnail } from '../../stage/thumbnail.tsx';
import type { Beat } from '../model/beats.ts';
import type { TourQuestion } from '../model/questions.ts';
import type { SmallBoard, TourScene } from '../model/scene.ts';
import { sayBeat, type TourTexts } from '../say.ts';
import { sayQuestion } from '../say-question.ts';

interface Props {
  readonly beats: readonly Beat[];
  readonly flipped: boolean;
  readonly texts: TourTexts;
  /** Called once the printer has it, or not. */
  readonly done: () => void;
}

/** The questions of the tour on a page, and the answers on a second one: it goes to the printer at once. */
export function ClassSheet({ beats, flipped, texts, done }: Props) {
  useForPrinter(<ClassSheetPages beats={beats} flipped={flipped} texts={texts} />);
  useEffect(() => {
    addEventListener('afterprint', done, { once: true });
    // After the pages have been rendered.
    const frame = requestAnimationFrame(() => print());
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('afterprint', done);
    };
  }, []);
  return null;
}

interface Asked {
  readonly beat: Beat;
  readonly question: TourQuestion;
}

export function ClassSheetPages({ beats, flipped, texts }: Omit<Props, 'done'>) {
  const { tour } = texts;
  const asked = beats.flatMap((beat): Asked[] =>
    beat.question === null ? [] : [{ beat, question: beat.question }],
  );
  return (
    <div style={STAGE_COLOURS}>
      <section class="sheet class-sheet">
        <header>
          <h1>{tour.sheet.title}</h1>
          <p>{tour.sheet.task}</p>
        </header>
        <ol class="sheet-questions">
          {asked.map(({ question }, nth) => (
            <li key={nth}>
              <p>
                <strong>{nth + 1}.</strong> {sayQuestion(texts, question)}
              </p>
              <Boards scene={question.scene} flipped={flipped} isLettered />
              <p class="sheet-choices">
                {question.answers.map((_, index) => (
                  <span key={index}>☐ {nameOf(texts, question, index)}</span>
                ))}
              </p>
            </li>
          ))}
        </ol>
      </section>
      <section class="sheet class-sheet">
        <header>
          <h1>{tour.sheet.answers}</h1>
        </header>
        <ol class="sheet-questions">
          {asked.map(({ beat, question }, nth) => (
            <li key={nth}>
              <p>
                <strong>{nth + 1}.</strong>{' '}
                {tour.described(nameOf(texts, question, question.right), [
                  sayBeat(texts, { ...beat, isBack: false }),
                ])}
              </p>
              <Boards scene={beat.scene} flipped={flipped} />
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}

/** Small boards are named by letters on paper. */
function nameOf({ tour }: TourTexts, { answers }: TourQuestion, nth: number): string {
  const answer = answers[nth];
  if (answer === undefined) return '';
  return answer.kind === 'board' ? letter(answer.nth) : tour.answer(answer);
}

const letter = (nth: number) => String.fromCharCode('A'.charCodeAt(0) + nth);

function Boards({
  scene,
  flipped,
  isLettered = false,
}: {
  readonly scene: TourScene;
  readonly flipped: boolean;
  readonly isLettered?: boolean;
}) {
  const { board, position, small, value, counter } = scene;
  const mark = { position, value, move: null };
  return (
    <div class="sheet-scene">
      <figure class="large">
        <StageThumbnail board={board} position={position} flipped={flipped} />
        <figcaption>
          <Known {...mark} />
          {counter !== null && `${counter.left}/${counter.of}`}
        </figcaption>
      </figure>
      {small.map((each, nth) => (
        <figure key={nth}>
          <StageThumbnail
            board={board}
            position={each.position}
            {...(each.move !== null && { move: each.move })}
            flipped={flipped}
          />
          <figcaption>
            {isLettered && <strong>{letter(nth)}</strong>} <Known {...each} />
          </figcaption>
        </figure>
      ))}
    </div>
  );
}

/** The side to move, and the value if it is known. */
function Known({ position: { side }, value }: Pick<SmallBoard, 'position' | 'value'>) {
  return value === null ? (
    <>
      <MarkSign side={side} mark={{ decided: false, counter: 0 }} /> ?
    </>
  ) : (
    <MarkSign side={side} mark={{ decided: true, value }} />
  );
}
