import type { Colours } from '../theme.ts';

/** When the dark paper's colour counts, the first of the two that the page's head names. */
const DARK: Readonly<Record<Colours['scheme'], string>> = {
  'light dark': '(prefers-color-scheme: dark)',
  light: 'not all',
  dark: 'all',
};

/** The browser's bars around the page have the colour of its paper, also where a visitor has chosen another than the system. */
export function tintBars(chosen: Colours['scheme']): void {
  document.querySelector('meta[name=theme-color]')?.setAttribute('media', DARK[chosen]);
}
