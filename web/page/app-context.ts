import type { ReadonlySignal, Signal } from '@preact/signals';
import { type ComponentType, createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Where } from '../model/address.ts';
import type { BoardMap } from '../model/board-map.ts';
import type { BadLink, Failure, State } from '../model/state.ts';
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

export { PLACES, type Place, STUDIES, type Study } from '../model/address.ts';

/** Where one is in the page, each part of it as a signal: all of them together are in the address. */
export type Whereabouts = { readonly [Part in keyof Where]: Signal<Where[Part]> };

/** A link that could not be read when the page was opened: it stays in the address as long as nothing else is on the board. */
export interface Damaged {
  readonly link: string;
  /** The link of the board that is there in its place. */
  readonly instead: string;
  readonly shown: Exclude<BadLink['shown'], 'same'>;
}

/** What every view can reach. */
export interface App extends Speech, Whereabouts {
  readonly state: State;
  readonly solver: Solver;
  /** The position, line and values that the panels show. */
  readonly view: ReadonlySignal<LineView>;
  readonly theme: Signal<Theme>;
  /** The map that the board shows over its cells. */
  readonly boardMap: Signal<BoardMap | null>;
  /** What a panel lays over the board's cells, under its pieces. */
  readonly boardLayer: Signal<ComponentType | null>;
  readonly exchange: Signal<ExchangeText>;
  readonly damaged: Signal<Damaged | null>;
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
