import type { App } from '../../page/app-context.ts';
import { isLeftTo, type KeyAction } from '../../page/keys.ts';
import { goBy, goTo, lastOf, togglePlaying, type Wave, waveOf } from './wave.ts';

/** Keys that go through the layers, as they step the line elsewhere. */
const LAYER_KEYS: Readonly<Record<string, (wave: Wave) => void>> = {
  ArrowLeft: (wave) => goBy(wave, -1),
  k: (wave) => goBy(wave, -1),
  ArrowRight: (wave) => goBy(wave, 1),
  j: (wave) => goBy(wave, 1),
  ArrowUp: (wave) => goTo(wave, 0),
  Home: (wave) => goTo(wave, 0),
  ArrowDown: (wave) => goTo(wave, lastOf(wave)),
  End: (wave) => goTo(wave, lastOf(wave)),
  ' ': togglePlaying,
};

/** What a key does while the wave is shown. */
export function waveKey(event: KeyboardEvent, target: Element, app: App): KeyAction | null {
  const { key } = event;
  const act = LAYER_KEYS[key];
  if (act === undefined || event.ctrlKey || event.metaKey) return null;
  return isLeftTo(target, key) ? null : () => act(waveOf(app));
}
