import { type ReadonlySignal, signal } from '@preact/signals';
import { changeLocal, onLocalWrite } from '../../page/other-tabs.ts';
import { perApp } from '../../page/per-app.ts';
import { readLocal, writeLocal } from '../../page/storage.ts';
import { formatRecents, mergeRecents, parseRecents, type Recents } from './model/recents.ts';

export interface RecentBoards {
  readonly list: ReadonlySignal<Recents>;
  /** Whether the browser keeps the list for the next visit. */
  readonly isKept: ReadonlySignal<boolean>;
  readonly change: (step: (recents: Recents) => Recents) => void;
}

/** The recent boards of this browser: every change starts from what is stored, which other tabs may have changed. */
export const recentsOf = perApp<RecentBoards>(() => {
  let text = readLocal('recent');
  const list = signal(parseRecents(text));
  const isKept = signal(true);
  const take = (stored: string | null) => {
    if (stored === text) return;
    text = stored;
    list.value = isKept.peek() ? parseRecents(stored) : mergeRecents(parseRecents(stored), list.peek());
  };
  const write = (step: (recents: Recents) => Recents) => {
    take(readLocal('recent'));
    const next = step(list.peek());
    if (next === list.peek() && isKept.peek()) return;
    list.value = next;
    const written = formatRecents(next);
    writeLocal('recent', written);
    text = readLocal('recent');
    isKept.value = text === written;
  };
  const change = (step: (recents: Recents) => Recents) => changeLocal('recent', () => write(step));
  onLocalWrite('recent', take);
  return { list, isKept, change };
});
