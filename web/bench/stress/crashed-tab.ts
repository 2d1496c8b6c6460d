import { effect, type Signal, signal } from '@preact/signals';
import { savedForReload, saveForReload } from '../../page/reload-storage.ts';

const KEY = 'running program';

/** Whether this tab crashed while a program ran, before it was loaded again: then no pagehide event came. */
export function hasCrashedTab(isRunning: () => boolean): Signal<boolean> {
  const hasCrashed = signal(savedForReload(KEY) !== '');
  effect(() => void saveForReload(KEY, isRunning() ? 'yes' : ''));
  addEventListener('pagehide', () => saveForReload(KEY, ''));
  return hasCrashed;
}
