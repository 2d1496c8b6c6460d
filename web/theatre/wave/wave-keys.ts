import type { App } from '../../page/app-context.ts';
import { steppingKey } from '../../page/controls/stepping-keys.ts';
import type { KeyAction } from '../../page/keys.ts';
import { waveOf, waveStepping } from './wave.ts';

/** The action of a key while the layers are shown. */
export function waveKey(event: KeyboardEvent, target: Element, app: App): KeyAction | null {
  if (event.ctrlKey || event.metaKey) return null;
  return steppingKey(event.key, target, waveStepping(waveOf(app)));
}
