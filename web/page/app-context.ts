import type { ReadonlySignal, Signal } from '@preact/signals';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Where } from '../model/address.ts';
import type { Failure } from '../model/failure.ts';
import type { BadLink, State } from '../model/state.ts';
import type { Solver } from '../solver/client.ts';
import type { LineView } from './line-view.ts';
import type { Theme } from './theme.ts';
import type { Texts } from './words/en.ts';
import type { Speech } from './words/language.ts';

/** The content of the exchange dialog, kept while the dialog is closed. */
export interface ExchangeText {
  readonly text: string;
  readonly failure: Failure | null;
  /** A rejected drop. */
  readonly refused?: RejectedDrop;
}

/** Rejected drop: too many files, or one that is too large. */
export type RejectedDrop =
  | { readonly code: 'several'; readonly count: number }
  | { readonly code: 'too_large'; readonly name: string; readonly bytes: number };

export { PLACES, type Place } from '../model/address.ts';

/** The view state, one signal for each part; all of them are in the address. */
export type ViewSignals = { readonly [Part in keyof Where]: Signal<Where[Part]> };

/** A link that could not be parsed when the page was opened: it stays in the address until another board is shown. */
export interface Damaged {
  readonly link: string;
  /** The link of the board shown instead. */
  readonly instead: string;
  readonly shown: Exclude<BadLink['shown'], 'same'>;
}

/** What every view can use. */
export interface App extends Speech, ViewSignals {
  readonly state: State;
  readonly solver: Solver;
  /** The position, line and values that the panels show. */
  readonly view: ReadonlySignal<LineView>;
  readonly theme: Signal<Theme>;
  readonly exchange: Signal<ExchangeText>;
  readonly damaged: Signal<Damaged | null>;
  /** Whether the introduction is shown: until it is dismissed once. */
  readonly isNew: Signal<boolean>;
}

export const AppContext = createContext<App | null>(null);

export function useApp(): App {
  const app = useContext(AppContext);
  if (app === null) throw new Error('a view stands outside of the page');
  return app;
}

/** The catalogue in the page's language. */
export function useTexts(): Texts {
  return useApp().texts.value;
}
