import type { State } from './state.ts';

/** The whole board is seen at 1; the largest is for the fingertips on a board of 32 columns on a phone. */
const MOST_ZOOM = 8;

/** Nearer to the whole board than this it is meant to be the whole. */
const ALMOST_WHOLE = 1.08;

/** How many times larger than the whole board would be seen. */
export function zoomTo({ zoom }: Pick<State, 'zoom'>, times: number): void {
  zoom.value = Math.min(Math.max(times, 1), MOST_ZOOM);
}

/** At the end of a zoom: what is almost the whole board becomes the whole. */
export function settleZoom(state: Pick<State, 'zoom'>): void {
  if (state.zoom.value < ALMOST_WHOLE) zoomTo(state, 1);
}

export function isZoomed({ zoom }: Pick<State, 'zoom'>): boolean {
  return zoom.value > 1;
}
