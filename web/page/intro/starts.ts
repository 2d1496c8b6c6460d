import { batch } from '@preact/signals';
import { chooseTool } from '../../model/actions.ts';
import type { App } from '../app-context.ts';

/** Ways to begin, in the introduction and, beside the board's sharing, in a phone's menu. */
export const STARTS = ['draw', 'paste', 'puzzle', 'samples', 'tour'] as const;

export type Start = (typeof STARTS)[number];

const ACTIONS: Readonly<Record<Start, (app: App) => void>> = {
  draw: ({ state }) => chooseTool(state, 'obstacle'),
  paste: ({ dialog }) => {
    dialog.value = 'exchange';
  },
  puzzle: ({ study, puzzle }) => {
    study.value = 'play';
    puzzle.value = 'today';
  },
  // After the board's place is rendered.
  samples: () => requestAnimationFrame(() => showPanel('.records')),
  tour: ({ place, act }) => {
    place.value = 'theatre';
    act.value = 'tour';
  },
};

/** Begins in this way, from any place of the page. */
export function start(app: App, how: Start): void {
  batch(() => {
    app.place.value = 'analysis';
    ACTIONS[how](app);
  });
}

/** Scrolls a panel into view and moves the focus to its first control. */
export function showPanel(selector: string): void {
  const panel = document.querySelector<HTMLElement>(selector);
  panel?.scrollIntoView();
  panel?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true });
}
