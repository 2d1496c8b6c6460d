import type { ComponentType } from 'preact';
import type { BoardMap } from '../model/board-map.ts';
import type { App } from './app-context.ts';
import { lazyPart } from './controls/lazy-view.tsx';

/**
 * What a feature contributes to the page while it is open: each is exported as FEATURE, and loaded when the
 * feature is opened.
 */
export interface Feature {
  readonly Panel: ComponentType;
  /** Drawn on the board, under what is drawn of its line. */
  readonly Layer?: ComponentType;
  /** What it tells about each cell of the board; null if nothing. */
  readonly boardMap?: (app: App) => BoardMap | null;
  /** What takes dropped files in place of the board; null if nothing does. */
  readonly drop?: (app: App) => Drop | null;
}

/** Takes dropped files. */
export interface Drop {
  readonly hint: string;
  /** Whether it takes pasted texts, too, which are boards elsewhere. */
  readonly takesTexts: boolean;
  readonly take: (files: readonly File[], target: EventTarget | null) => void;
}

/** A feature whose code is loaded when its panel is first shown, or fetched before; `now` returns what is loaded. */
export function lazyFeature(load: () => Promise<{ readonly FEATURE: Feature }>) {
  const part = lazyPart(load);
  return {
    Panel: part.view(({ FEATURE }) => FEATURE.Panel),
    fetch: part.fetch,
    now: () => part.now()?.FEATURE,
  };
}
