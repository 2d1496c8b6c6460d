import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { recall, remember } from '../storage.ts';
import { en, type Texts } from './en.ts';
import { zh } from './zh.ts';

export type Language = 'en' | 'zh';

export const LANGUAGES: Readonly<Record<Language, { readonly tag: string; readonly name: string }>> = {
  en: { tag: 'en', name: 'English' },
  zh: { tag: 'zh-CN', name: '中文' },
};

/** The language of the page and its sentences, which follow it. */
export interface Speech {
  readonly language: Signal<Language>;
  readonly texts: ReadonlySignal<Texts>;
}

export const TEXTS: Readonly<Record<Language, Texts>> = { en, zh };

/** The first of the languages wished for that the page speaks; English when it speaks none. */
export function pickLanguage(wished: readonly string[]): Language {
  const spoken = wished.map((tag) => tag.toLowerCase().split('-')[0]);
  return spoken.find((tag) => tag === 'zh' || tag === 'en') ?? 'en';
}

/** The language of the page, from the last visit or the browser; the document's own language follows it. */
export function createSpeech(): Speech {
  const language = signal(pickLanguage([recall('language') ?? '', ...navigator.languages]));
  const texts = computed(() => TEXTS[language.value]);
  effect(() => {
    document.documentElement.lang = LANGUAGES[language.value].tag;
  });
  return { language, texts };
}

/** Changes to the other language. */
export function switchLanguage({ language }: Speech): void {
  language.value = language.value === 'en' ? 'zh' : 'en';
  remember('language', language.value);
}
