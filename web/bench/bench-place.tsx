import '../page/style/primitives.css';
import './bench.css';
import { TOOLS, type Tool } from '../model/address.ts';
import { useApp } from '../page/app-context.ts';
import { lazyView } from '../page/controls/lazy-view.tsx';
import { Tabs } from '../page/controls/tabs.tsx';
import { perApp } from '../page/per-app.ts';
import { poolOf } from '../page/pool.ts';
import { useCatalogue } from '../page/words/catalogue.ts';
import { loadPart } from '../solver/worker/load-part.ts';
import { BENCH } from './words.ts';

const PANELS: Readonly<Record<Tool, ReturnType<typeof lazyView<object>>>> = {
  batch: lazyView(() => import('./batch/batch.tsx').then((part) => part.BatchPanel)),
  compare: lazyView(() => import('./compare/compare-panel.tsx').then((part) => part.ComparePanel)),
  stress: lazyView(() => import('./stress/stress-panel.tsx').then((part) => part.StressPanel)),
  mistakes: lazyView(() => import('./mistakes/mistakes-panel.tsx').then((part) => part.MistakesPanel)),
  generate: lazyView(fetchGenerate),
  mine: lazyView(() => import('./mine/mine-panel.tsx').then((part) => part.MinePanel)),
  records: lazyView(() => import('./records/records-panel.tsx').then((part) => part.RecordsPanel)),
};

/** Compiles and runs the programs that are tried on a package; one for the page, because the compiler is large. */
const testerOf = perApp((app) =>
  once(async () => {
    const { ProgramTester } = await loadPart(import('./stress/program-tester.ts'));
    return new ProgramTester((work) => poolOf(app).alone(work));
  }),
);

/** The generator with the titles of the mistakes, and with who runs programs, for the table of a package. */
async function fetchGenerate() {
  const fetched = [
    loadPart(import('./generate/generate-panel.tsx')),
    loadPart(import('./mistakes/words.ts')),
  ] as const;
  const [{ GeneratePanel }, { BENCH_MISTAKES }] = await Promise.all(fetched);
  return () => <GeneratePanel titles={BENCH_MISTAKES} loadTester={testerOf(useApp())} />;
}

/** Loads something when it is first asked for; a failed attempt is repeated. */
function once<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | null = null;
  return () => {
    loading ??= load().catch((error) => {
      loading = null;
      throw error;
    });
    return loading;
  };
}

/** The judge bench: tabs and panels of its tools. */
export function BenchPlace() {
  const { tool } = useApp();
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
