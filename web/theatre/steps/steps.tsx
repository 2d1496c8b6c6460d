import './steps.css';
import { useLayoutEffect } from 'preact/hooks';
import type { Failure } from '../../model/state.ts';
import { useApp } from '../../page/app-context.ts';
import { Problem } from '../../page/controls/problem.tsx';
import { listenToKeys } from '../../page/keys.ts';
import { useCatalogue } from '../../page/words/catalogue.ts';
import { failureShown, theatreOf } from '../theatre.ts';
import { THEATRE } from '../words.ts';
import { followBoard, isTooLarge, openAgain } from './follow-board.ts';
import { theatreKey } from './keys.ts';
import { RunView } from './run.tsx';

/** The textbook solver at work, one position at a time. */
export function StepsAct() {
  const app = useApp();
  const show = theatreOf(app).show.value;
  const drawn = app.state.drawing.value.board;
  // Before anything is painted: the run of a former board is not to be seen.
  useLayoutEffect(() => followBoard(app), [app]);
  useLayoutEffect(() => listenToKeys(app, theatreKey), [app]);
  const failure = failureShown(show);
  if (isTooLarge(drawn)) return null;
  if (failure !== null) return <Failed failure={failure} />;
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

function Failed({ failure }: { failure: Failure }) {
  const app = useApp();
  const texts = useCatalogue(THEATRE);
  return (
    <div class="not-loaded">
      <Problem failure={failure} role="alert">
        <button type="button" class="button wide" onClick={() => openAgain(app)}>
          {texts.again}
        </button>
      </Problem>
    </div>
  );
}
