import '../page/style/primitives.css';
import './bench.css';
import { type BenchTool, TOOLS } from '../model/address.ts';
import { useApp } from '../page/app-context.ts';
import { Tabs } from '../page/controls/tabs.tsx';
import { type Feature, lazyFeature } from '../page/feature.ts';
import { perApp } from '../page/per-app.ts';
import { poolOf } from '../page/pool.ts';
import { useCatalogue } from '../page/words/catalogue.ts';
import { loadPart } from '../solver/worker/load-part.ts';
import { BENCH } from './words.ts';

const FEATURES: Readonly<Record<BenchTool, ReturnType<typeof lazyFeature>>> = {
  batch: lazyFeature(() => import('./batch/batch.tsx')),
  compare: lazyFeature(() => import('./compare/compare-panel.tsx')),
  stress: lazyFeature(() => import('./stress/stress-panel.tsx')),
  mistakes: lazyFeature(() => import('./mistakes/mistakes-panel.tsx')),
  generate: lazyFeature(fetchGenerate),
  mine: lazyFeature(() => import('./mine/mine-panel.tsx')),
  records: lazyFeature(() => import('./records/records-panel.tsx')),
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
  const Panel = () => <GeneratePanel titles={BENCH_MISTAKES} loadTester={testerOf(useApp())} />;
  return { FEATURE: { Panel } };
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
function BenchPlace() {
  const { tool } = useApp();
  const texts = useCatalogue(BENCH);
  const { Panel } = FEATURES[tool.value];
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
        expect={(each) => FEATURES[each].fetch()}
      />
      <div role="tabpanel" id="tool-panel" aria-labelledby={`tool-${tool.value}`} key={tool.value}>
        <p class="intro">{texts.intro[tool.value]}</p>
        <Panel />
      </div>
    </main>
  );
}

export const FEATURE: Feature = {
  Panel: BenchPlace,
  drop: (app) => FEATURES[app.tool.value].now()?.drop?.(app) ?? null,
};
