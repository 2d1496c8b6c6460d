import './tour.css';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import type { Failure } from '../../model/state.ts';
import { useApp } from '../../page/app-context.ts';
import { Problem } from '../../page/controls/problem.tsx';
import { listenToKeys } from '../../page/keys.ts';
import { useCatalogue } from '../../page/words/catalogue.ts';
import { followTour, openTourAgain, tourOf } from './tour.ts';
import { tourKey } from './tour-keys.ts';
import { TourView } from './tour-view.tsx';
import { TOUR } from './words.ts';

/** Retrograde analysis told in ninety seconds, with examples from the drawn board. */
export function TourAct() {
  const app = useApp();
  const texts = useCatalogue(TOUR);
  const show = tourOf(app).show.value;
  useLayoutEffect(() => followTour(app), [app]);
  useEffect(() => listenToKeys(app, tourKey), [app]);
  if (show.status === 'failed') return <Failed failure={show.failure} />;
  if (show.status === 'open') return <TourView player={show.player} />;
  return (
    <p class="muted" role="status">
      {texts.opening}
    </p>
  );
}

function Failed({ failure }: { failure: Failure }) {
  const app = useApp();
  const texts = useCatalogue(TOUR);
  return (
    <div class="not-loaded">
      <Problem failure={failure} role="alert">
        <button type="button" class="button wide" onClick={() => openTourAgain(app)}>
          {texts.again}
        </button>
      </Problem>
    </div>
  );
}
