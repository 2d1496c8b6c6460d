import { effect } from '@preact/signals';
import type { App } from '../app-context.ts';
import { TITLE } from './title-words.ts';

/** Syncs the document's title with the verdict, or with the place if there is none. */
export function syncTitle(app: App): void {
  effect(() => {
    document.title = titleOf(app) ?? document.title;
  });
}

/** Null while a verdict is about to arrive, to avoid flicker. */
function titleOf({ state, place, language, texts }: App): string | null {
  const { of, notReady, solving, notSolved } = TITLE[language.value];
  const { line, places, title } = texts.value;
  if (place.value !== 'analysis') return of(places[place.value]);
  if (state.valuesHidden.value || state.game.value !== null) return title;
  const analysis = state.analysis.value;
  switch (analysis.status) {
    case 'idle':
      return of(notReady);
    case 'solving':
      return analysis.progress === null ? null : of(solving);
    case 'solved':
      return of(line.short(analysis.solution.value));
    default:
      return of(notSolved);
  }
}
