import { SIDES } from '../../model/board.ts';
import { useCatalogue } from '../../page/words/catalogue.ts';
import { WAVE } from './words.ts';

/** What the shades of the cells mean: a colour is the side that wins, with either side to move. */
export function WaveLegend() {
  const texts = useCatalogue(WAVE);
  return (
    <ul class="wave-legend" aria-label={texts.legend}>
      {SIDES.map((side) => (
        <li key={side}>
          <span class={`ramp ${side}`} aria-hidden="true" />
          {texts.wins[side]}
        </li>
      ))}
    </ul>
  );
}
