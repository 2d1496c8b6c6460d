import type { Study } from '../model/address.ts';
import type { BoardMap } from '../model/board-map.ts';
import type { App } from '../page/app-context.ts';
import { lazyFeature } from '../page/feature.ts';

/** The panels about the position shown. */
export const STUDIES: Readonly<Record<Study, ReturnType<typeof lazyFeature>>> = {
  moves: lazyFeature(() => import('./moves/moves-panel.tsx')),
  why: lazyFeature(() => import('./why/why-panel.tsx')),
  maps: lazyFeature(() => import('./maps/views/maps-panel.tsx')),
  play: lazyFeature(() => import('./play/play-panel.tsx')),
};

/** The open panel; null in an embedded page, and if it would show values that are hidden. */
export function openStudy({ state, study, embedded }: App) {
  const isHidden = state.valuesHidden.value && study.value !== 'play';
  return isHidden || embedded.value ? null : STUDIES[study.value];
}

/** What the open panel tells about each cell of the board. */
export function openMap(app: App): BoardMap | null {
  return openStudy(app)?.now()?.boardMap?.(app) ?? null;
}
