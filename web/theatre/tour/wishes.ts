import { type Signal, signal } from '@preact/signals';
import { onLocalWrite } from '../../page/other-tabs.ts';
import { perApp } from '../../page/per-app.ts';
import { readLocal, writeLocal } from '../../page/storage.ts';
import { formatWishes, parseWishes, type Wishes } from './model/wishes.ts';

/** The wishes of the visitor, the same in all tabs, kept in this browser. */
export const wishesOf = perApp<Signal<Wishes>>(() => {
  const wishes = signal(parseWishes(readLocal('tour')));
  onLocalWrite('tour', (text) => {
    wishes.value = parseWishes(text);
  });
  return wishes;
});

/** Changes the stored wishes, which another tab may have changed meanwhile; the answers are added to those before. */
export function wish(wishes: Signal<Wishes>, changed: Partial<Wishes>): void {
  const kept = readLocal('tour');
  const known = kept === null ? wishes.peek() : parseWishes(kept);
  wishes.value = {
    ...known,
    ...changed,
    answered: { ...known.answered, ...wishes.peek().answered, ...changed.answered },
  };
  writeLocal('tour', formatWishes(wishes.peek()));
}
