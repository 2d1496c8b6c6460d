import { useEffect, useRef } from 'preact/hooks';
import type { Dialog } from '../../model/address.ts';
import { StudyCard } from '../../study/study.tsx';
import { StudyBoard } from '../../study/study-board.tsx';
import { useApp } from '../app-context.ts';
import { lazyView } from '../controls/lazy-view.tsx';
import { fileOver, fileTaker } from '../drop-file.ts';
import { Settings } from '../toolbar/settings.tsx';
import { Toolbar } from '../toolbar/toolbar.tsx';
import { Verdict } from '../verdict/verdict.tsx';
import { Announcer } from './announcer.tsx';
import { Header } from './header.tsx';
import { Notices } from './notices.tsx';

const LineColumn = lazyView(() => import('./line-column.tsx').then((part) => part.LineColumn));
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
  useSettling();
  return useApp().embedded.value ? <EmbeddedPage /> : <WholePage />;
}

function WholePage() {
  const { place } = useApp();
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

/** What can wait until the board is there waits: nothing up to the verdict comes later for it. */
function useSettling(): void {
  const app = useApp();
  useEffect(() => {
    import('./settling.ts').then(
      (part) => part.settle(app),
      () => {},
    );
  }, [app]);
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

/** Whether the dialog has been opened; from then on it stays, so that closing it gives the focus back. */
function useOnceAsked(name: Dialog): boolean {
  const { dialog } = useApp();
  const asked = useRef(false);
  asked.current ||= dialog.value === name;
  return asked.current;
}

function DropHint() {
  const { texts } = useApp();
  return fileOver.value ? <div class="drop-hint">{fileTaker.value?.hint ?? texts.value.drop}</div> : null;
}
