import { openStudy } from '../../study/studies.ts';
import type { App } from '../app-context.ts';
import type { Drop } from '../feature.ts';
import { PLACES } from './places.ts';

/** What takes dropped files in place of the board; null if nothing open does. */
export function openDrop(app: App): Drop | null {
  const place = app.place.value;
  const open = place === 'analysis' ? openStudy(app) : PLACES[place];
  return open?.now()?.drop?.(app) ?? null;
}
