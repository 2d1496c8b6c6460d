import { lazyFeature } from '../feature.ts';

/** The places beside the analysis. */
export const PLACES = {
  theatre: lazyFeature(() => import('../../theatre/theatre-place.tsx')),
  bench: lazyFeature(() => import('../../bench/bench-place.tsx')),
};
