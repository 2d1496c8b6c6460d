import { batch, effect, type Signal, signal } from '@preact/signals';
import { notify } from '../../model/actions.ts';
import type { State } from '../../model/state.ts';
import { askWhetherRenewed } from '../renewal.ts';
import { recall, remember } from '../storage.ts';
import type { Texts } from './en.ts';

export type Language = 'en' | 'zh';

export const LANGUAGES: Readonly<Record<Language, { readonly tag: string; readonly name: string }>> = {
  en: { tag: 'en', name: 'English' },
  zh: { tag: 'zh-CN', name: '中文' },
};

/** The language of the page and its sentences, which change together. */
export interface Speech {
  readonly language: Signal<Language>;
  readonly texts: Signal<Texts>;
}

/** A visitor needs one language: only that one is fetched. */
export const loadTexts: Readonly<Record<Language, () => Promise<Texts>>> = {
  en: () => import('./en.ts').then(({ en }) => en),
  zh: () => import('./zh.ts').then(({ zh }) => zh),
};

/** The first of the languages wished for that the page speaks; English when it speaks none. */
export function pickLanguage(wished: readonly string[]): Language {
  const spoken = wished.map((tag) => tag.toLowerCase().split('-')[0]);
  return spoken.find((tag) => tag === 'zh' || tag === 'en') ?? 'en';
}

/** The language of the page, from the last visit or the browser; the document's own language follows it. */
export async function createSpeech(): Promise<Speech> {
  const language = pickLanguage([recall('language') ?? '', ...navigator.languages]);
  const speech = { language: signal(language), texts: signal(await loadTexts[language]()) };
  effect(() => {
    document.documentElement.lang = LANGUAGES[speech.language.value].tag;
  });
  return speech;
}

/** Changes to the other language; where its sentences cannot be fetched, says so in this one. */
export async function switchLanguage(app: Speech & { readonly state: State }): Promise<void> {
  const next = app.language.value === 'en' ? 'zh' : 'en';
  try {
    const texts = await loadTexts[next]();
    batch(() => {
      app.language.value = next;
      app.texts.value = texts;
    });
    remember('language', next);
  } catch {
    notify(app.state, 'error', { code: 'part_missing' });
    void askWhetherRenewed();
  }
}
