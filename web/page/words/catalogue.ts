import { useApp } from '../app-context.ts';
import type { Language } from './language.ts';

/** The sentences of one part of the page, which come with its code. Both languages have the same keys. */
export type Catalogue<T> = Readonly<Record<Language, T>>;

/** A part's sentences in the page's language. */
export function useCatalogue<T>(catalogue: Catalogue<T>): T {
  return catalogue[useApp().language.value];
}
