import './study.css';
import { STUDIES as TABS } from '../model/address.ts';
import { useApp } from '../page/app-context.ts';
import { lazyView } from '../page/controls/lazy-view.tsx';
import { Tabs } from '../page/controls/tabs.tsx';
import { useCatalogue } from '../page/words/catalogue.ts';
import { openStudy, STUDIES } from './studies.ts';
import { STUDY } from './words.ts';

const HiddenPanel = lazyView(() => import('../page/hidden-panel.tsx').then((part) => part.HiddenPanel));

/** The panels about the position shown, one at a time. */
export function StudyCard() {
  const app = useApp();
  const { study } = app;
  const names = useCatalogue(STUDY);
  const Panel = openStudy(app)?.Panel ?? HiddenPanel;
  return (
    <section class="card study" aria-label={names.label}>
      <Tabs
        label={names.label}
        name="study"
        tabs={TABS}
        names={names}
        chosen={study.value}
        choose={(chosen) => {
          study.value = chosen;
        }}
        expect={(each) => STUDIES[each].fetch()}
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
