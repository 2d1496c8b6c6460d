import { expect, type Page } from '@playwright/test';

/** The page's background colour in each theme. */
export const PAPER = {
  light: 'rgb(236, 230, 216)',
  dark: 'rgb(20, 23, 30)',
  'light, more contrast': 'rgb(255, 255, 255)',
  'dark, more contrast': 'rgb(0, 0, 0)',
} as const;

export const paperOf = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

/** The theme-color that applies: the first that matches the system. */
export const barsOf = (page: Page) =>
  page.evaluate(() => {
    const named = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')];
    const { style } = document.createElement('i');
    style.color = named.find(({ media }) => matchMedia(media).matches)?.content ?? '';
    return style.color;
  });

/** Changes the system preference and waits until the page has followed. */
export async function onPaper(page: Page, paper: keyof typeof PAPER): Promise<void> {
  const [colorScheme, isMore] = paper.split(', ') as ['light' | 'dark', string?];
  await page.emulateMedia({ colorScheme, contrast: isMore ? 'more' : 'no-preference' });
  await expect.poll(() => paperOf(page)).toBe(PAPER[paper]);
}
