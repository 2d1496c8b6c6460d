import type { Catalogue } from '../words/catalogue.ts';

const en = {
  label: 'Colours',
  auto: 'Automatic',
  light: 'Light',
  dark: 'Dark',
  contrast: 'High contrast',
};

const zh: typeof en = { label: '配色', auto: '自动', light: '浅色', dark: '深色', contrast: '高对比度' };

/** The names of the themes. */
export const THEME_NAMES: Catalogue<typeof en> = { en, zh };
