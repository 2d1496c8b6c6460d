import { signal } from '@preact/signals';
import { render } from 'preact';
import { drawingOf, dropUnplayable } from '../../model/given-moves.ts';
import { notify } from '../../model/notices.ts';
import { endPreviews } from '../../model/preview.ts';
import { createState } from '../../model/state.ts';
import { Solver } from '../../solver/client.ts';
import { driveSolver } from '../../solver/driver.ts';
import { onLoadFailed } from '../../solver/thread.ts';
import SolverWorker from '../../solver/worker/worker.ts?worker';
import { createViewSignals, cutAddress, readStart, storeBoard } from '../address.ts';
import { type App, AppContext } from '../app-context.ts';
import { listenToDrops } from '../drop-file.ts';
import { deriveLineView } from '../line-view.ts';
import { savedForReload } from '../reload-storage.ts';
import { checkRenewed, refetchLoaded } from '../renewal.ts';
import { readLocal } from '../storage.ts';
import { createTheme } from '../theme-kept.ts';
import { createSpeech } from '../words/language.ts';
import { Page } from './page.tsx';

/** A function instead of top-level await: later parts import from this script, and would wait for its end. */
async function open(): Promise<void> {
  if (cutAddress()) return;
  const theme = createTheme();
  const speech = createSpeech();
  const { link, bad, where } = readStart();
  const whereabouts = createViewSignals(where);
  const state = createState(drawingOf(link));
  dropUnplayable(state, link);
  // The values of an interrupted game stay hidden until it goes on, those of a puzzle until it is loaded.
  const isAwaited = where.puzzle !== '' || (!where.embedded && savedForReload('game') !== '');
  if (isAwaited) state.awaited.value = state.drawing.peek().board;
  if (bad !== null) notify(state, 'error', { code: 'bad_link', ...bad });

  onLoadFailed(() => void checkRenewed().then(refetchLoaded));
  const solver = new Solver(SolverWorker, (status) => {
    state.engine.value = status;
  });
  storeBoard(state, whereabouts);
  driveSolver(state, solver);
  endPreviews(state);

  const app: App = {
    state,
    solver,
    ...speech,
    view: deriveLineView(state),
    theme: await theme,
    ...whereabouts,
    exchange: signal({ text: '', failure: null }),
    damaged: signal(bad && { ...bad, instead: state.link.peek() }),
    isNew: signal(readLocal('intro') === null),
  };
  listenToDrops(app.embedded);

  const root = document.getElementById('page');
  if (root === null) throw new Error('the document has no place for the page');
  root.replaceChildren();
  render(
    <AppContext.Provider value={app}>
      <Page />
    </AppContext.Provider>,
    root,
  );
}

void open();
