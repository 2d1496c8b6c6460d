import { leaveToKeys } from '../../page/controls/leave-to-keys.ts';
import { useCatalogue } from '../../page/words/catalogue.ts';
import type { Player } from '../model/player.ts';
import { THEATRE } from '../words.ts';
import { sayMoment } from './say.ts';

/** The moments of the run; a press goes there. */
export function Moments({ player }: { player: Player }) {
  const texts = useCatalogue(THEATRE);
  const { step, beat, moments } = player.frame.value;
  return (
    <div class="moments">
      <span aria-hidden="true">{texts.moments}</span>
      <ol aria-label={texts.moments}>
        {player.programme.moments.map((moment) => {
          const isPast = moment.step < step || (moment.step === step && moment.beat < beat);
          const isNow = moments.includes(moment);
          return (
            <li key={`${moment.kind} ${moment.number}`}>
              <button
                type="button"
                class={isPast ? 'moment past' : 'moment'}
                data-kind={moment.kind}
                aria-current={isNow ? 'step' : undefined}
                onClick={(event) => {
                  leaveToKeys(event);
                  void player.goToMoment(moment);
                }}
              >
                {sayMoment(texts, moment)}
              </button>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
