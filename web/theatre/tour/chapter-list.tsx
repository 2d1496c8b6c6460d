import { useApp } from '../../page/app-context.ts';
import { leaveToKeys } from '../../page/controls/leave-to-keys.ts';
import { useCatalogue } from '../../page/words/catalogue.ts';
import { CHAPTERS } from './model/chapters.ts';
import type { TourPlayer } from './model/player.ts';
import type { Asking } from './model/questions.ts';
import { wishesOf } from './wishes.ts';
import { TOUR } from './words.ts';

/** The chapters; a press begins one. */
export function ChapterList({ player }: { player: TourPlayer }) {
  const texts = useCatalogue(TOUR);
  const { asks, answered } = wishesOf(useApp()).value;
  const present = CHAPTERS.indexOf(player.beat.value.chapter);
  return (
    <nav aria-label={texts.chapters}>
      <ol class="tour-chapters">
        {CHAPTERS.map((chapter, index) => (
          <li key={chapter}>
            <button
              type="button"
              class={index < present ? 'past' : undefined}
              aria-current={index === present ? 'step' : undefined}
              onClick={(event) => {
                leaveToKeys(event);
                player.goToChapter(chapter);
              }}
            >
              <span class="number">{index + 1}</span>
              <span class="name">{texts.chapter[chapter]}</span>
              <Mark isRight={asks ? answered[chapter as Asking] : undefined} />
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Whether the question of a chapter was answered, and how. */
function Mark({ isRight }: { isRight: boolean | undefined }) {
  const texts = useCatalogue(TOUR);
  if (isRight === undefined) return null;
  return (
    <span class="mark" role="img" aria-label={texts.answered(isRight)}>
      {isRight ? '✓' : '✗'}
    </span>
  );
}
