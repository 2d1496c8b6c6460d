import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { readLocal, writeLocal } from '../storage.ts';
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

const TEXTS: Readonly<Record<Language, Texts>> = { en, zh };

/** The first of the preferred languages that the page has; English if none. */
export function pickLanguage(preferred: readonly string[]): Language {
  const spoken = preferred.map((tag) => tag.toLowerCase().split('-')[0]);
  return spoken.find((tag) => tag === 'zh' || tag === 'en') ?? 'en';
}

/** The language of the page, from the last visit or the browser; the document's own language follows it. */
export function createSpeech(): Speech {
  const language = signal(pickLanguage([readLocal('language') ?? '', ...navigator.languages]));
  const texts = computed(() => TEXTS[language.value]);
  effect(() => {
    document.documentElement.lang = LANGUAGES[language.value].tag;
  });
  return { language, texts };
}

/** Changes to the other language. */
export function switchLanguage({ language }: Speech): void {
  language.value = language.value === 'en' ? 'zh' : 'en';
  writeLocal('language', language.value);
}
