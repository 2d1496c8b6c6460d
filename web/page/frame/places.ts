import type { App } from '../app-context.ts';
import { type Drop, lazyFeature } from '../feature.ts';

/** The places beside the analysis. */
export const PLACES = {
  theatre: lazyFeature(() => import('../../theatre/theatre-place.tsx')),
  bench: lazyFeature(() => import('../../bench/bench-place.tsx')),
};

/** What takes dropped files in place of the board; null if nothing open does. */
export function openDrop(app: App): Drop | null {
  const place = app.place.value;
  return place === 'analysis' ? null : (PLACES[place].now()?.drop?.(app) ?? null);
}
