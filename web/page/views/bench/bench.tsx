import '../../styles/bench.css';
import { useApp } from '../../app-context.ts';
import { benchOf, TOOLS, type Tool } from '../../bench/bench.ts';
import { useCatalogue } from '../../catalogue.ts';
import { lazyView } from '../../lazy-view.tsx';
import { BENCH } from '../../texts/parts/bench.ts';
import { Tabs } from '../tabs.tsx';

const PANELS: Readonly<Record<Tool, ReturnType<typeof lazyView<object>>>> = {
  batch: lazyView(() => import('./batch.tsx').then((part) => part.BatchPanel)),
  compare: lazyView(() => import('./compare.tsx').then((part) => part.ComparePanel)),
  mistakes: lazyView(() => import('./mistakes.tsx').then((part) => part.MistakesPanel)),
  generate: lazyView(() => import('./generate.tsx').then((part) => part.GeneratePanel)),
  mine: lazyView(() => import('./mine.tsx').then((part) => part.MinePanel)),
};

/** Where programs are judged and boards are found. */
export function Bench() {
  const { tool } = benchOf(useApp());
  const texts = useCatalogue(BENCH);
  const Panel = PANELS[tool.value];
  return (
    <main class="bench" aria-label={texts.label}>
      <Tabs
        label={texts.tools.label}
        name="tool"
        tabs={TOOLS}
        names={texts.tools}
        chosen={tool.value}
        choose={(chosen) => {
          tool.value = chosen;
        }}
        expect={(each) => PANELS[each].fetch()}
      />
      <div role="tabpanel" id="tool-panel" aria-labelledby={`tool-${tool.value}`} key={tool.value}>
        <p class="intro">{texts.intro[tool.value]}</p>
        <Panel />
      </div>
    </main>
  );
}
