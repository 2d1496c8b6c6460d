import { useEffect } from 'preact/hooks';
import { StudyCard } from '../../study/study.tsx';
import { StudyBoard } from '../../study/study-board.tsx';
import { useApp } from '../app-context.ts';
import { Dialog } from '../controls/dialog.tsx';
import { lazyView } from '../controls/lazy-view.tsx';
import { fileOver, fileTaker } from '../drop-file.ts';
import { Settings } from '../toolbar/settings.tsx';
import { Toolbar } from '../toolbar/toolbar.tsx';
import { Verdict } from '../verdict/verdict.tsx';
import { Header } from './header.tsx';
import { Notices } from './notices.tsx';

/** Without its code the page is as usable for those who see it, and says in another place what could not be loaded. */
const Announcer = lazyView(() =>
  import('./announcer.tsx').then(
    (part) => part.Announcer,
    () => () => null,
  ),
);
const LineColumn = lazyView(() => import('./line-column.tsx').then((part) => part.LineColumn));
const TheatrePlace = lazyView(() =>
  import('../../theatre/theatre-place.tsx').then((part) => part.TheatrePlace),
);
const BenchPlace = lazyView(() => import('../../bench/bench-place.tsx').then((part) => part.BenchPlace));
const EmbeddedPage = lazyView(() => import('./embedded-page.tsx').then((part) => part.EmbeddedPage));
const GameBar = lazyView(() => import('../../study/play/game-bar.tsx').then((part) => part.GameBar));

/** What stands in the dialogs. */
const DIALOGS = {
  exchange: lazyView(() => import('../../share/exchange.tsx').then((part) => part.Exchange)),
  help: lazyView(() => import('../../help/help.tsx').then((part) => part.Help)),
};

export function Page() {
  return useApp().embedded.value ? <EmbeddedPage /> : <WholePage />;
}

function WholePage() {
  const { place } = useApp();
  useSettling();
  return (
    <>
      <Header />
      <Notices />
      {place.value === 'theatre' && <TheatrePlace />}
      {place.value === 'bench' && <BenchPlace />}
      {place.value === 'analysis' && <Analysis />}
      <OpenDialog />
      <Announcer />
      <DropHint />
    </>
  );
}

/** What can wait until the solver is there waits: nothing up to the verdict comes later for it, and a frame needs none of it. */
function useSettling(): void {
  const app = useApp();
  const isOpening = app.state.engine.value === 'loading';
  useEffect(() => {
    if (!isOpening)
      import('./settling.ts').then(
        (part) => part.settle(app),
        () => {},
      );
  }, [isOpening]);
}

/** The board and its tools, beside or above what is known about it. */
function Analysis() {
  const { state } = useApp();
  const isPlayed = state.game.value !== null;
  return (
    <main class="layout">
      <div class="workbench">
        {isPlayed ? <GameBar /> : <Toolbar />}
        <StudyBoard />
        {!isPlayed && <Settings />}
      </div>
      <div class="panels">
        <div class="column">
          <Verdict />
          <StudyCard />
        </div>
        <div class="column">
          <LineColumn />
        </div>
      </div>
    </main>
  );
}

function OpenDialog() {
  const name = useApp().dialog.value;
  if (name === null) return null;
  const Content = DIALOGS[name];
  return (
    <Dialog key={name} name={name}>
      <Content />
    </Dialog>
  );
}

function DropHint() {
  const { texts } = useApp();
  return fileOver.value ? <div class="drop-hint">{fileTaker.value?.hint ?? texts.value.drop}</div> : null;
}
