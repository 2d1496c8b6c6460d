import { effect, type Signal, signal } from '@preact/signals';
import { savedForReload, saveForReload } from '../../page/reload-storage.ts';

const KEY = 'running program';

/**
 * Whether this tab crashed while a program ran and the tab was visible, before it was loaded again. A hidden tab may also have
 * been discarded, and one that is left is hidden first.
 */
export function hasCrashedTab(isRunning: () => boolean): Signal<boolean> {
  const hasCrashed = signal(savedForReload(KEY) !== '');
  const isVisible = signal(document.visibilityState === 'visible');
  document.addEventListener('visibilitychange', () => {
    isVisible.value = document.visibilityState === 'visible';
  });
  effect(() => void saveForReload(KEY, isVisible.value && isRunning() ? 'yes' : ''));
  return hasCrashed;
}
