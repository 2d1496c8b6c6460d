import { useApp } from '../../page/app-context.ts';
import { Check } from '../../page/controls/check.tsx';
import { Choices } from '../../page/controls/choices.tsx';
import { useCatalogue } from '../../page/words/catalogue.ts';
import { theatreOf } from '../theatre.ts';
import { READING_SPEEDS } from './model/pace.ts';
import { wish, wishesOf } from './wishes.ts';
import { TOUR } from './words.ts';

/** The speed of the tour, whether it asks questions, and its sound. */
export function TourOptions() {
  const app = useApp();
  const texts = useCatalogue(TOUR);
  const wishes = wishesOf(app);
  const { sound } = theatreOf(app);
  return (
    <div class="tour-options">
      <Choices
        label={texts.speed}
        chosen={wishes.value.speed}
        choices={READING_SPEEDS.map((each) => ({
          value: each,
          name: texts.speedOf(each),
          face: texts.speedFace(each),
        }))}
        choose={(speed) => wish(wishes, { speed })}
      />
      <Check checked={wishes.value.asks} check={(asks) => wish(wishes, { asks })}>
        {texts.questions}
      </Check>
      <Check
        checked={sound.on.value}
        check={(on) => {
          sound.on.value = on;
        }}
      >
        {texts.sound}
      </Check>
    </div>
  );
}
