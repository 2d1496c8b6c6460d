import { effect } from '@preact/signals';
import type { App } from '../app-context.ts';
import { MOVE_LINE } from '../words/line-words.ts';
import { TITLE } from '../words/title-words.ts';

/** Syncs the document's title with the verdict, or with the place if there is none. */
export function syncTitle(app: App): void {
  effect(() => {
    document.title = titleOf(app) ?? document.title;
  });
}

/** Null while a verdict is about to arrive, to avoid flicker. */
function titleOf({ state, place, language, texts }: App): string | null {
  const { page, of, notReady, solving, notSolved } = TITLE[language.value];
  const { short } = MOVE_LINE[language.value];
  const { places } = texts.value;
  if (place.value !== 'analysis') return of(places[place.value]);
  if (state.valuesHidden.value || state.game.value !== null) return page;
  const analysis = state.analysis.value;
  switch (analysis.status) {
    case 'idle':
      return of(notReady);
    case 'solving':
      return analysis.progress === null ? null : of(solving);
    case 'solved':
      return of(short(analysis.solution.value));
    default:
      return of(notSolved);
  }
}
