import { useEffect, useRef } from 'preact/hooks';
import { StudyBoard } from '../../study/study-board.tsx';
import { useApp } from '../app-context.ts';
import { lazyView } from '../controls/lazy-view.tsx';
import { fileOver } from '../drop-file.ts';
import { Verdict } from '../verdict/verdict.tsx';
import { afterVerdict } from './after-verdict-lazy.ts';
import { Header } from './header.tsx';
import { Notices } from './notices.tsx';
import { PLACES } from './places.ts';
import { unseen } from './unseen-lazy.ts';

const Intro = afterVerdict.beside((part) => part.Intro);
const Panels = afterVerdict.view((part) => part.Panels);
const SampleChips = afterVerdict.beside((part) => part.SampleChips);
const Toolbar = afterVerdict.beside((part) => part.Toolbar);
const Settings = afterVerdict.beside((part) => part.Settings);
const Now = afterVerdict.beside((part) => part.Now);
const Announcer = afterVerdict.beside((part) => part.Announcer);
const Listening = afterVerdict.beside((part) => part.Listening);
const SkipLink = afterVerdict.beside((part) => part.SkipLink);

const OpenDialog = unseen.view((part) => part.OpenDialog);
const DropHint = unseen.beside((part) => part.DropHint);

const EmbeddedPage = lazyView(() => import('./embedded-page.tsx').then((part) => part.EmbeddedPage));
const GameBar = lazyView(() => import('../../study/play/game-bar.tsx').then((part) => part.GameBar));

export function Page() {
  const app = useApp();
  useEffect(() => afterVerdict.whenLoaded((part) => part.settle(app)), [app]);
  return (
    <>
      <Listening />
      {app.embedded.value ? <EmbeddedPage /> : <WholePage />}
    </>
  );
}

function WholePage() {
  const { place, dialog } = useApp();
  const Place = place.value === 'analysis' ? Analysis : PLACES[place.value].Panel;
  return (
    <>
      <SkipLink />
      <Header />
      {place.value !== 'analysis' && <Notices />}
      <Place />
      {dialog.value !== null && <OpenDialog />}
      <Announcer />
      {fileOver.value && <DropHint />}
    </>
  );
}

/** The verdict, the board with its tools, and the panels (layout: layout.css). */
function Analysis() {
  const { state, isNew } = useApp();
  const isPlayed = state.game.value !== null;
  const isIntroduced = isNew.value && !isPlayed;
  const wasIntroduced = useRef(isIntroduced).current;
  return (
    <main class={`layout ${isPlayed ? 'game' : `mode-${state.mode.value}`}${wasIntroduced ? ' new' : ''}`}>
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
          <div class="toolbar">
            <Toolbar />
          </div>
        )}
        <StudyBoard />
        <div class="settings-place">{!isPlayed && <Settings />}</div>
      </div>
      <div class="panels">
        {isIntroduced && <Intro />}
        <Panels />
      </div>
      <Notices />
    </main>
  );
}
