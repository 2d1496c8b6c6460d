import './theatre.css';
import { ACTS } from '../model/address.ts';
import { useApp } from '../page/app-context.ts';
import { lazyView } from '../page/controls/lazy-view.tsx';
import { Tabs } from '../page/controls/tabs.tsx';
import { useCatalogue } from '../page/words/catalogue.ts';
import { STAGE_COLOURS } from './stage/palette.ts';
import { TourAct } from './tour/tour-act.tsx';
import { THEATRE } from './words.ts';

const StepsAct = lazyView(() => import('./steps/steps.tsx').then((part) => part.StepsAct));
const WaveAct = lazyView(() => import('./wave/wave-act.tsx').then((part) => part.WaveAct));

/** Where one watches the analysis being made, on the board that is drawn. */
export function TheatrePlace() {
  const { act } = useApp();
  const texts = useCatalogue(THEATRE);
  return (
    <main class="theatre" aria-label={texts.label} style={STAGE_COLOURS}>
      <div class="acts">
        <Tabs
          label={texts.acts.label}
          name="act"
          tabs={ACTS}
          names={texts.acts}
          chosen={act.value}
          choose={(chosen) => {
            act.value = chosen;
          }}
          leavesKeys
        />
        <p class="intro">{texts.intro}</p>
      </div>
      <div role="tabpanel" id="act-panel" aria-labelledby={`act-${act.value}`} key={act.value}>
        {act.value === 'tour' && <TourAct />}
        {act.value === 'steps' && <StepsAct />}
        {act.value === 'wave' && <WaveAct />}
      </div>
    </main>
  );
}
