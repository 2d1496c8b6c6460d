export const THEMES = ['auto', 'light', 'dark', 'contrast'] as const;

export type Theme = (typeof THEMES)[number];

/** Colour attributes of the document, for the style sheet and the browser's own controls. */
export interface Colours {
  readonly scheme: 'light' | 'dark' | 'light dark';
  readonly contrast: boolean;
}

/** The theme of this name; automatic for an unknown one. */
export function themeNamed(name: string | null): Theme {
  return THEMES.find((theme) => theme === name) ?? 'auto';
}

/** Light or dark and high contrast follow the system unless the visitor has chosen. */
export function coloursOf(theme: Theme, systemWantsContrast: boolean): Colours {
  const scheme = theme === 'light' || theme === 'dark' ? theme : 'light dark';
  return { scheme, contrast: theme === 'contrast' || (theme === 'auto' && systemWantsContrast) };
}
