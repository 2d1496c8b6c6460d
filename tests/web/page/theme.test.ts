import { describe, expect, it } from 'vitest';
import { coloursOf, THEMES, themeNamed } from '../../../web/page/theme.ts';

describe('the theme', () => {
  it('is the automatic one unless it is known', () => {
    expect(THEMES.map(themeNamed)).toEqual(THEMES);
    for (const name of [null, '', 'Dark', 'sepia']) expect(themeNamed(name)).toBe('auto');
  });

  it.each([
    ['auto', false, 'light dark', false],
    ['auto', true, 'light dark', true],
    ['light', true, 'light', false],
    ['dark', false, 'dark', false],
    ['contrast', false, 'light dark', true],
  ] as const)('%s, contrast wished %s: %s, contrast %s', (theme, wished, scheme, contrast) => {
    expect(coloursOf(theme, wished)).toEqual({ scheme, contrast });
  });
});
