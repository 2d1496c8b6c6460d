import type { State } from './state.ts';

/** Zoom limits: the whole board at 1; the maximum makes cells of a 32-column board touchable on a phone. */
const MOST_ZOOM = 8;

/** Zooms below this snap to 1. */
const ALMOST_WHOLE = 1.08;

/** Clamps a zoom factor. */
export function zoomTo({ zoom }: Pick<State, 'zoom'>, times: number): void {
  zoom.value = Math.min(Math.max(times, 1), MOST_ZOOM);
}

/** Snaps to the whole board at the end of a zoom. */
export function settleZoom(state: Pick<State, 'zoom'>): void {
  if (state.zoom.value < ALMOST_WHOLE) zoomTo(state, 1);
}

export function isZoomed({ zoom }: Pick<State, 'zoom'>): boolean {
  return zoom.value > 1;
}
