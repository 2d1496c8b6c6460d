import '../styles/embed.css';
import { addressOf } from '../address.ts';
import { useApp, useTexts } from '../app-context.ts';
import { useCatalogue } from '../catalogue.ts';
import { EMBED } from '../texts/parts/embed.ts';
import { BoardView } from './board.tsx';
import { LinePanel } from './line-panel.tsx';
import { Notices } from './notices.tsx';
import { Verdict } from './verdict.tsx';

/** The board and its line for a frame of another page. */
export function EmbeddedPage() {
  return (
    <main class="embedded">
      <h1 class="visually-hidden">{useTexts().name}</h1>
      <Notices />
      <Verdict />
      <div class="workbench">
        <BoardView />
      </div>
      <LinePanel />
      <OpenWhole />
    </main>
  );
}

function OpenWhole() {
  const { state } = useApp();
  const { openWhole } = useCatalogue(EMBED);
  return (
    <a class="open-whole" href={addressOf(state)} target="_blank" rel="noopener">
      {openWhole}
    </a>
  );
}
