import type { BrowserContext, BrowserType } from '@playwright/test';

/** What a visitor has told the system. */
export interface Preferences {
  readonly colorScheme?: 'light' | 'dark';
  readonly reducedMotion?: 'no-preference' | 'reduce';
  readonly contrast?: 'no-preference' | 'more';
  readonly forcedColors?: 'none' | 'active';
  readonly locale?: string;
}

/**
 * A context in a browser of its own, whose system has these preferences: Firefox takes them from its settings only,
 * not from the context. The browser is to be closed afterwards.
 */
export async function contextPreferring(
  browserType: BrowserType,
  {
    colorScheme = 'light',
    reducedMotion = 'no-preference',
    contrast = 'no-preference',
    forcedColors = 'none',
    locale = 'en-US',
  }: Preferences,
): Promise<BrowserContext> {
  const isDark = colorScheme === 'dark';
  const browser = await browserType.launch({
    firefoxUserPrefs: {
      'ui.systemUsesDarkTheme': isDark ? 1 : 0,
      'layout.css.prefers-color-scheme.content-override': isDark ? 0 : 1,
      'ui.prefersReducedMotion': reducedMotion === 'reduce' ? 1 : 0,
      'browser.display.document_color_use': forcedColors === 'active' ? 2 : 1,
    },
  });
  return browser.newContext({ colorScheme, reducedMotion, contrast, forcedColors, locale });
}
