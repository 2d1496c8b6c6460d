import './embed.css';
import { LinePanel } from '../../study/line/line-panel.tsx';
import { StudyBoard } from '../../study/study-board.tsx';
import { addressOf } from '../address-of.ts';
import { useApp, useTexts } from '../app-context.ts';
import { Now } from '../verdict/now.tsx';
import { Verdict } from '../verdict/verdict.tsx';
import { useCatalogue } from '../words/catalogue.ts';
import { EMBED } from './embed-words.ts';
import { Notices } from './notices.tsx';

/** The page embedded in an iframe: the board and its line. */
export function EmbeddedPage() {
  return (
    <main class="embedded">
      <h1 class="visually-hidden">{useTexts().name}</h1>
      <Notices />
      <Verdict>
        <Now />
      </Verdict>
      <div class="workbench">
        <StudyBoard />
      </div>
      <LinePanel />
      <OpenWhole />
    </main>
  );
}

function OpenWhole() {
  const app = useApp();
  const { openWhole } = useCatalogue(EMBED);
  return (
    <a class="open-whole" href={addressOf(app)} target="_blank" rel="noopener">
      {openWhole}
    </a>
  );
}
