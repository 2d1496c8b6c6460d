import './study.css';
import { STUDIES, type Study, useApp } from '../page/app-context.ts';
import { lazyView } from '../page/controls/lazy-view.tsx';
import { Tabs } from '../page/controls/tabs.tsx';
import { useCatalogue } from '../page/words/catalogue.ts';
import { STUDY } from './words.ts';

const PANELS: Readonly<Record<Study, ReturnType<typeof lazyView<object>>>> = {
  moves: lazyView(() => import('./moves/moves-panel.tsx').then((part) => part.MovesPanel)),
  why: lazyView(() => import('./why/why-panel.tsx').then((part) => part.WhyPanel)),
  maps: lazyView(() => import('./maps/views/maps-panel.tsx').then((part) => part.MapsPanel)),
  play: lazyView(() => import('./play/play-panel.tsx').then((part) => part.PlayPanel)),
};

const HiddenPanel = lazyView(() => import('../page/hidden-panel.tsx').then((part) => part.HiddenPanel));

/** The panels about the position shown, one at a time. */
export function StudyCard() {
  const { state, study } = useApp();
  const names = useCatalogue(STUDY);
  const Panel = state.valuesHidden.value && study.value !== 'play' ? HiddenPanel : PANELS[study.value];
  return (
    <section class="card study" aria-label={names.label}>
      <Tabs
        label={names.label}
        name="study"
        tabs={STUDIES}
        names={names}
        chosen={study.value}
        choose={(chosen) => {
          study.value = chosen;
        }}
        expect={(each) => PANELS[each].fetch()}
      />
      <div
        role="tabpanel"
        id="study-panel"
        class="study-panel"
        aria-labelledby={`study-${study.value}`}
        key={study.value}
      >
        <Panel />
      </div>
    </section>
  );
}
