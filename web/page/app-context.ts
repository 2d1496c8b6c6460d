import type { ReadonlySignal, Signal } from '@preact/signals';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Failure, State } from '../model/state.ts';
import type { Language } from './language.ts';
import type { Solver } from './solver.ts';
import type { Texts } from './texts/en.ts';

/** What the dialog for texts holds; it stays when the dialog is closed. */
export interface ExchangeText {
  readonly text: string;
  readonly failure: Failure | null;
}

/** What every view can reach. */
export interface App {
  readonly state: State;
  readonly solver: Solver;
  readonly language: Signal<Language>;
  readonly texts: ReadonlySignal<Texts>;
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
