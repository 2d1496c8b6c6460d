import './steps.css';
import { useLayoutEffect } from 'preact/hooks';
import { useApp } from '../../page/app-context.ts';
import { listenToKeys } from '../../page/keys.ts';
import { useCatalogue } from '../../page/words/catalogue.ts';
import { FailedAct } from '../failed-act.tsx';
import { isTooLarge } from '../model/too-large.ts';
import { failureShown, theatreOf } from '../theatre.ts';
import { THEATRE } from '../words.ts';
import { followBoard, openAgain } from './follow-board.ts';
import { runKey } from './keys.ts';
import { RunView } from './run.tsx';

/** The textbook solver at work, one position at a time. */
export function StepsAct() {
  const app = useApp();
  const texts = useCatalogue(THEATRE);
  const show = theatreOf(app).show.value;
  const drawn = app.state.drawing.value.board;
  // A layout effect, because the run of a previous board must not be painted.
  useLayoutEffect(() => followBoard(app), [app]);
  useLayoutEffect(() => listenToKeys(app, runKey), [app]);
  const failure = failureShown(show);
  if (isTooLarge(drawn)) return null;
  if (failure !== null)
    return <FailedAct failure={failure} again={texts.again} retry={() => openAgain(app)} />;
  return show.status === 'open' ? <RunView {...show} /> : <Opening />;
}

function Opening() {
  const texts = useCatalogue(THEATRE);
  return (
    <p class="muted" role="status">
      {texts.opening}
    </p>
  );
}
