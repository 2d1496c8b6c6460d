import { keepOffline } from '../../offline/offline.ts';
import type { App } from '../app-context.ts';
import { tintBars } from './browser-bars.ts';

/** What the whole page does as soon as the solver is there. */
export function settle({ state }: App): void {
  tintBars();
  // A page in one file is kept with the file, and one that is worked on is to change.
  if (import.meta.env.MODE === 'production') void keepOffline(state);
}
