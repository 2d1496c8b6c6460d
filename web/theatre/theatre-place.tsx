import './theatre.css';
import { ACTS } from '../model/address.ts';
import { useApp } from '../page/app-context.ts';
import { lazyView } from '../page/controls/lazy-view.tsx';
import { Tabs } from '../page/controls/tabs.tsx';
import type { Feature } from '../page/feature.ts';
import { useCatalogue } from '../page/words/catalogue.ts';
import { shownInstead } from './model/too-large.ts';
import { STAGE_COLOURS } from './stage/palette.ts';
import { TourAct } from './tour/tour-act.tsx';
import { THEATRE } from './words.ts';

const StepsAct = lazyView(() => import('./steps/steps.tsx').then((part) => part.StepsAct));
const WaveAct = lazyView(() => import('./wave/wave-act.tsx').then((part) => part.WaveAct));

/** The theatre: the analysis of the drawn board, step by step. */
function TheatrePlace() {
  const { act, state } = useApp();
  const texts = useCatalogue(THEATRE);
  const { board } = state.drawing.value;
  const instead = shownInstead(board, act.value);
  const shown = instead === 'wave' ? instead : act.value;
  return (
    <main class="theatre" aria-label={texts.label} style={STAGE_COLOURS}>
      <div class="acts">
        <Tabs
          label={texts.acts.label}
          name="act"
          tabs={ACTS}
          names={texts.acts}
          chosen={shown}
          choose={(chosen) => {
            act.value = chosen;
          }}
          leavesKeys
        />
        <p class="intro">{texts.intro}</p>
      </div>
      {instead && <p class="too-large">{texts.tooLarge[instead](board.rows, board.columns)}</p>}
      <div role="tabpanel" id="act-panel" aria-labelledby={`act-${shown}`} key={shown}>
        {shown === 'tour' && <TourAct />}
        {shown === 'steps' && <StepsAct />}
        {shown === 'wave' && <WaveAct />}
      </div>
    </main>
  );
}

export const FEATURE: Feature = { Panel: TheatrePlace };
