import '../../styles/theatre.css';
import { useApp } from '../../app-context.ts';
import { useCatalogue } from '../../catalogue.ts';
import { lazyView } from '../../lazy-view.tsx';
import { THEATRE } from '../../texts/parts/theatre.ts';
import { ACTS, theatreOf } from '../../theatre/theatre.ts';
import { Tabs } from '../tabs.tsx';
import { Steps } from './steps.tsx';

const Wave = lazyView(() => import('./wave.tsx').then((part) => part.Wave));

/** Where one watches the analysis being made, on the board that is drawn. */
export function Theatre() {
  const { act } = theatreOf(useApp());
  const texts = useCatalogue(THEATRE);
  return (
    <main class="theatre" aria-label={texts.label}>
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
        {act.value === 'steps' ? <Steps /> : <Wave />}
      </div>
    </main>
  );
}
