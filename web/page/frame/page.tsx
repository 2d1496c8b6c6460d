import { useEffect, useRef } from 'preact/hooks';
import { StudyBoard } from '../../study/study-board.tsx';
import { useApp } from '../app-context.ts';
import { lazyPart, lazyView } from '../controls/lazy-view.tsx';
import { fileOver, fileTaker } from '../drop-file.ts';
import { Toolbar } from '../toolbar/toolbar.tsx';
import { Verdict } from '../verdict/verdict.tsx';
import { Announcer } from './announcer.tsx';
import { Header } from './header.tsx';
import { Notices } from './notices.tsx';

const afterVerdict = lazyPart(() => import('./after-verdict.ts'));
const Panels = afterVerdict.view((part) => part.Panels);
const SampleChips = afterVerdict.beside((part) => part.SampleChips);
const ModeSwitch = afterVerdict.beside((part) => part.ModeSwitch);
const Settings = afterVerdict.beside((part) => part.Settings);
const Now = afterVerdict.beside((part) => part.Now);
const TheatrePlace = lazyView(() =>
  import('../../theatre/theatre-place.tsx').then((part) => part.TheatrePlace),
);
const BenchPlace = lazyView(() => import('../../bench/bench-place.tsx').then((part) => part.BenchPlace));
const EmbeddedPage = lazyView(() => import('./embedded-page.tsx').then((part) => part.EmbeddedPage));
const ExchangeDialog = lazyView(() =>
  import('../../share/exchange-dialog.tsx').then((part) => part.ExchangeDialog),
);
const GameBar = lazyView(() => import('../../study/play/game-bar.tsx').then((part) => part.GameBar));
const HelpDialog = lazyView(() => import('../../help/help-dialog.tsx').then((part) => part.HelpDialog));

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
      {useOnceAsked('exchange') && <ExchangeDialog />}
      {useOnceAsked('help') && <HelpDialog />}
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

/** The verdict, the board with its tools, and what is known about it: see layout.css for how they stand. */
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
        {!isPlayed && <Settings />}
      </div>
      <div class="panels">
        <Panels />
      </div>
    </main>
  );
}

/** Whether the dialog has been opened; from then on it stays, so that closing it gives the focus back. */
function useOnceAsked(name: 'exchange' | 'help'): boolean {
  const { dialog } = useApp();
  const asked = useRef(false);
  asked.current ||= dialog.value === name;
  return asked.current;
}

function DropHint() {
  const { texts } = useApp();
  return fileOver.value ? <div class="drop-hint">{fileTaker.value?.hint ?? texts.value.drop}</div> : null;
}
