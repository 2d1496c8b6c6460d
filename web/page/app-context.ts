import type { ReadonlySignal, Signal } from '@preact/signals';
import { type ComponentType, createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { BoardMap } from '../model/board-map.ts';
import type { Failure, State } from '../model/state.ts';
import type { Solver } from '../solver/client.ts';
import type { LineView } from './line-view.ts';
import type { Theme } from './theme.ts';
import type { Texts } from './words/en.ts';
import type { Speech } from './words/language.ts';

/** What the dialog for texts holds; it stays when the dialog is closed. */
export interface ExchangeText {
  readonly text: string;
  readonly failure: Failure | null;
  /** What was not read at all. */
  readonly refused?: Refusal;
}

/** Files of which none was read: so many at once, or one with so many bytes. */
export type Refusal =
  | { readonly code: 'several'; readonly count: number }
  | { readonly code: 'too_large'; readonly name: string; readonly bytes: number };

/** The panels of the study card, in their order. */
export const STUDIES = ['moves', 'why', 'maps', 'play'] as const;

export type Study = (typeof STUDIES)[number];

/** What the page is used for: to draw a board and study its solution, to watch it being solved, to judge programs and find boards. */
export const PLACES = ['analysis', 'theatre', 'bench'] as const;

export type Place = (typeof PLACES)[number];

/** What every view can reach. */
export interface App extends Speech {
  readonly state: State;
  readonly solver: Solver;
  /** The position, line and values that the panels show. */
  readonly view: ReadonlySignal<LineView>;
  readonly theme: Signal<Theme>;
  /** Whether only the board and its line are shown, in a frame of another page: there nothing is edited. */
  readonly embedded: ReadonlySignal<boolean>;
  readonly place: Signal<Place>;
  readonly study: Signal<Study>;
  /** The map that the board shows over its cells. */
  readonly boardMap: Signal<BoardMap | null>;
  /** What a panel lays over the board's cells, under its pieces. */
  readonly boardLayer: Signal<ComponentType | null>;
  readonly dialog: Signal<'help' | 'exchange' | null>;
  readonly exchange: Signal<ExchangeText>;
}

export const AppContext = createContext<App | null>(null);

export function useApp(): App {
  const app = useContext(AppContext);
  if (app === null) throw new Error('a view stands outside of the page');
  return app;
}

/** The catalogue of the page's language. */
export function useTexts(): Texts {
  return useApp().texts.value;
}
