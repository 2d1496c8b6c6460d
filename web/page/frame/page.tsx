import { useEffect } from 'preact/hooks';
import { StudyBoard } from '../../study/study-board.tsx';
import { useApp } from '../app-context.ts';
import { lazyPart, lazyView } from '../controls/lazy-view.tsx';
import { fileOver, fileTaker } from '../drop-file.ts';
import { Toolbar } from '../toolbar/toolbar.tsx';
import { Verdict } from '../verdict/verdict.tsx';
import { Header } from './header.tsx';
import { Notices } from './notices.tsx';
import { OpenDialog } from './open-dialog.tsx';

const afterVerdict = lazyPart(() => import('./after-verdict.ts'));
const Panels = afterVerdict.view((part) => part.Panels);
const SampleChips = afterVerdict.beside((part) => part.SampleChips);
const ModeSwitch = afterVerdict.beside((part) => part.ModeSwitch);
const Settings = afterVerdict.beside((part) => part.Settings);
const Now = afterVerdict.beside((part) => part.Now);

/** Without its code the page works the same for sighted users, and another place reports the failed load. */
const Announcer = lazyView(() =>
  import('./announcer.tsx').then(
    (part) => part.Announcer,
    () => () => null,
  ),
);
const TheatrePlace = lazyView(() =>
  import('../../theatre/theatre-place.tsx').then((part) => part.TheatrePlace),
);
const BenchPlace = lazyView(() => import('../../bench/bench-place.tsx').then((part) => part.BenchPlace));
const EmbeddedPage = lazyView(() => import('./embedded-page.tsx').then((part) => part.EmbeddedPage));
const GameBar = lazyView(() => import('../../study/play/game-bar.tsx').then((part) => part.GameBar));

export function Page() {
  useSettling();
  return useApp().embedded.value ? <EmbeddedPage /> : <WholePage />;
}

function WholePage() {
  const { place } = useApp();
  return (
    <>
      <Header />
      {place.value !== 'analysis' && <Notices />}
      {place.value === 'theatre' && <TheatrePlace />}
      {place.value === 'bench' && <BenchPlace />}
      {place.value === 'analysis' && <Analysis />}
      <OpenDialog />
      <Announcer />
      <DropHint />
    </>
  );
}

/** Defers everything that can wait until the board is shown, to avoid delaying the verdict. */
function useSettling(): void {
  const app = useApp();
  useEffect(() => {
    import('./settling.ts').then(
      (part) => part.settle(app),
      () => {},
    );
  }, [app]);
}

/** The verdict, the board with its tools, and the panels (layout: layout.css). */
function Analysis() {
  const { state } = useApp();
  const isPlayed = state.game.value !== null;
  return (
    <main class={`layout ${isPlayed ? 'game' : state.mode.value}`}>
      <div class="verdict-place">
        <Verdict>
          <Now />
        </Verdict>
      </div>
      <div class="workbench">
        <div class="samples">
          <SampleChips />
        </div>
        {isPlayed ? (
          <GameBar />
        ) : (
          <Toolbar>
            <ModeSwitch />
          </Toolbar>
        )}
        <StudyBoard />
        <div class="settings-place">{!isPlayed && <Settings />}</div>
      </div>
      <div class="panels">
        <Panels />
      </div>
      <Notices />
    </main>
  );
}

function DropHint() {
  const { texts } = useApp();
  return fileOver.value ? <div class="drop-hint">{fileTaker.value?.hint ?? texts.value.drop}</div> : null;
}
