import { effect, type Signal, signal } from '@preact/signals';
import { readLocal, writeLocal } from './storage.ts';
import { coloursOf, type Theme, themeNamed } from './theme.ts';

/** Restores the theme and applies it to the document; resolves once its styles are loaded. */
export async function createTheme(): Promise<Signal<Theme>> {
  const theme = signal(themeNamed(readLocal('theme')));
  const query = matchMedia('(prefers-contrast: more), (forced-colors: active)');
  const prefersContrast = signal(query.matches);
  query.addEventListener('change', () => {
    prefersContrast.value = query.matches;
  });
  let ready: Promise<unknown> = Promise.resolve();
  effect(() => {
    const { scheme, contrast } = coloursOf(theme.value, prefersContrast.value);
    const { dataset } = document.documentElement;
    dataset.scheme = scheme;
    dataset.contrast = contrast ? 'more' : 'normal';
    document.querySelector('meta[name=color-scheme]')?.setAttribute('content', scheme);
    if (contrast) ready = import('./style/contrast.css').catch(() => {});
  });
  await ready;
  return theme;
}

export function chooseTheme(theme: Signal<Theme>, chosen: Theme): void {
  theme.value = chosen;
  writeLocal('theme', chosen);
}
