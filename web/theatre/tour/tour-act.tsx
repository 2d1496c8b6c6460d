import './tour.css';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import { useApp } from '../../page/app-context.ts';
import { listenToKeys } from '../../page/keys.ts';
import { useCatalogue } from '../../page/words/catalogue.ts';
import { FailedAct } from '../failed-act.tsx';
import { tourKey } from './keys.ts';
import { followTour, openTourAgain, tourOf } from './tour.ts';
import { TourView } from './tour-view.tsx';
import { TOUR } from './words.ts';

/** Retrograde analysis explained in two and a half minutes, with examples from the drawn board. */
export function TourAct() {
  const app = useApp();
  const texts = useCatalogue(TOUR);
  const show = tourOf(app).show.value;
  useLayoutEffect(() => followTour(app), [app]);
  useEffect(() => listenToKeys(app, tourKey), [app]);
  if (show.status === 'failed')
    return <FailedAct failure={show.failure} again={texts.again} retry={() => openTourAgain(app)} />;
  if (show.status === 'open') return <TourView player={show.player} />;
  return (
    <p class="muted" role="status">
      {texts.opening}
    </p>
  );
}
