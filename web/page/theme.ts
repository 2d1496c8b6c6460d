export const THEMES = ['auto', 'light', 'dark', 'contrast'] as const;

export type Theme = (typeof THEMES)[number];

/** What the document says about its colours, for the style sheet and for the browser's own parts. */
export interface Colours {
  readonly scheme: 'light' | 'dark' | 'light dark';
  readonly contrast: boolean;
}

/** The theme of this name; the automatic one for any other. */
export function themeNamed(name: string | null): Theme {
  return THEMES.find((theme) => theme === name) ?? 'auto';
}

/** Light or dark is the system's choice unless the visitor has made one, and so is high contrast. */
export function coloursOf(theme: Theme, systemWantsContrast: boolean): Colours {
  const scheme = theme === 'light' || theme === 'dark' ? theme : 'light dark';
  return { scheme, contrast: theme === 'contrast' || (theme === 'auto' && systemWantsContrast) };
}
