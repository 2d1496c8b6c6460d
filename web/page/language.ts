import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { recall, remember } from './storage.ts';
import { en, type Texts } from './texts/en.ts';
import { zh } from './texts/zh.ts';

export type Language = 'en' | 'zh';

export const CATALOGUES: Readonly<Record<Language, Texts>> = { en, zh };

/** The first of the languages wished for that the page speaks; English when it speaks none. */
export function pickLanguage(wished: readonly string[]): Language {
  const spoken = wished.map((tag) => tag.toLowerCase().split('-')[0]);
  return spoken.find((tag) => tag === 'zh' || tag === 'en') ?? 'en';
}

/** The language of the page, from the last visit or the browser; the document's own language and title follow it. */
export function createLanguage(): { language: Signal<Language>; texts: ReadonlySignal<Texts> } {
  const kept = recall('language');
  const language = signal<Language>(pickLanguage(kept === null ? navigator.languages : [kept]));
  const texts = computed(() => CATALOGUES[language.value]);
  effect(() => {
    document.documentElement.lang = texts.value.language;
    document.title = texts.value.title;
  });
  return { language, texts };
}

export function switchLanguage(language: Signal<Language>): void {
  language.value = language.value === 'en' ? 'zh' : 'en';
  remember('language', language.value);
}
