import { type Signal, signal } from '@preact/signals';
import { perApp } from '../../page/per-app.ts';
import { readLocal, writeLocal } from '../../page/storage.ts';
import { formatWishes, parseWishes, type Wishes } from './model/wishes.ts';

/** The wishes of the visitor, kept in this browser. */
export const wishesOf = perApp<Signal<Wishes>>(() => signal(parseWishes(readLocal('tour'))));

export function wish(wishes: Signal<Wishes>, changed: Partial<Wishes>): void {
  wishes.value = { ...wishes.peek(), ...changed };
  writeLocal('tour', formatWishes(wishes.peek()));
}
