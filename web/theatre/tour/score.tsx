import { useApp } from '../../page/app-context.ts';
import { leaveToKeys } from '../../page/controls/leave-to-keys.ts';
import { useCatalogue } from '../../page/words/catalogue.ts';
import { CHAPTERS } from './model/chapters.ts';
import type { TourPlayer } from './model/player.ts';
import { wishesOf } from './wishes.ts';
import { TOUR } from './words.ts';

/** How many answers were right, and the questions to see again. */
export function Score({ player }: { player: TourPlayer }) {
  const texts = useCatalogue(TOUR);
  const { answered } = wishesOf(useApp()).value;
  const asked = player.beats.flatMap(({ question }) => question?.asks.name ?? []);
  const missed = asked.filter((each) => answered[each] !== true);
  return (
    <p class="tour-score">
      <span>{texts.score(asked.length - missed.length, asked.length)}</span>
      {missed.map((each) => (
        <button
          key={each}
          type="button"
          class="button"
          aria-label={texts.askAgain(texts.chapter[each])}
          title={texts.askAgain(texts.chapter[each])}
          onClick={(event) => {
            leaveToKeys(event);
            player.goToQuestion(each);
          }}
        >
          {CHAPTERS.indexOf(each) + 1}
        </button>
      ))}
    </p>
  );
}
