import type { Browser, BrowserType } from '@playwright/test';

/** The visitor's system preferences. */
export interface Preferences {
  readonly colorScheme?: 'light' | 'dark';
  readonly reducedMotion?: 'no-preference' | 'reduce';
  readonly contrast?: 'no-preference' | 'more';
  readonly forcedColors?: 'none' | 'active';
}

export function hasPreference(options: Preferences): boolean {
  return ['colorScheme', 'reducedMotion', 'contrast', 'forcedColors'].some((name) => name in options);
}

/** A Firefox instance with these preferences, which it reads from its settings only, not from the context. */
export function firefoxPreferring(
  firefox: BrowserType,
  { colorScheme = 'light', reducedMotion = 'no-preference', forcedColors = 'none' }: Preferences,
): Promise<Browser> {
  const isDark = colorScheme === 'dark';
  return firefox.launch({
    firefoxUserPrefs: {
      'ui.systemUsesDarkTheme': isDark ? 1 : 0,
      'layout.css.prefers-color-scheme.content-override': isDark ? 0 : 1,
      'ui.prefersReducedMotion': reducedMotion === 'reduce' ? 1 : 0,
      'browser.display.document_color_use': forcedColors === 'active' ? 2 : 1,
    },
  });
}
