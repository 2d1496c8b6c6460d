import { useApp } from '../app-context.ts';
import { fileOver } from '../drop-file.ts';
import { Announcer } from './announcer.tsx';
import { BoardView } from './board.tsx';
import { CollectionPicker } from './collection.tsx';
import { Examples } from './examples.tsx';
import { ExchangeDialog } from './exchange-dialog.tsx';
import { Header } from './header.tsx';
import { HelpDialog } from './help-dialog.tsx';
import { LinePanel } from './line-panel.tsx';
import { Notices } from './notices.tsx';
import { Settings } from './settings.tsx';
import { Share } from './share.tsx';
import { Toolbar } from './toolbar.tsx';
import { Verdict } from './verdict.tsx';

/** The whole page: the board and its tools, beside or above what is known about it. */
export function Page() {
  return (
    <>
      <Header />
      <Notices />
      <main class="layout">
        <div class="workbench">
          <Toolbar />
          <BoardView />
          <Settings />
        </div>
        <div class="panels">
          <Verdict />
          <LinePanel />
          <CollectionPicker />
          <Share />
          <Examples />
        </div>
      </main>
      <ExchangeDialog />
      <HelpDialog />
      <Announcer />
      <DropHint />
    </>
  );
}

function DropHint() {
  const { texts } = useApp();
  return fileOver.value ? <div class="drop-hint">{texts.value.exchange.drop}</div> : null;
}
