/** The media query of the dark theme-color, the first of the two in the page's head, by the document's theme. */
const DARK: Readonly<Record<string, string>> = {
  'light dark': '(prefers-color-scheme: dark)',
  light: 'not all',
  dark: 'all',
};

/** Background colours in high contrast, the dark one first. */
export const CONTRAST_PAPERS: readonly string[] = ['#000', '#fff'];

/** Keeps the theme-color of the browser's bars equal to the page's background, even if the theme is not the system's. */
export function syncThemeColor(): void {
  const root = document.documentElement;
  const bars = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')];
  const papers = bars.map(({ content }) => content);
  const tint = () => {
    const { scheme = '', contrast } = root.dataset;
    const shown = contrast === 'more' ? CONTRAST_PAPERS : papers;
    for (const [index, bar] of bars.entries()) bar.content = shown[index] ?? '';
    bars[0]?.setAttribute('media', DARK[scheme] ?? '');
  };
  new MutationObserver(tint).observe(root, { attributeFilter: ['data-scheme', 'data-contrast'] });
  tint();
}
