/** When the dark paper's colour counts, the first of the two that the page's head names, by what the document says. */
const DARK: Readonly<Record<string, string>> = {
  'light dark': '(prefers-color-scheme: dark)',
  light: 'not all',
  dark: 'all',
};

/** The papers in high contrast, the dark one first. */
export const CONTRAST_PAPERS: readonly string[] = ['#000', '#fff'];

/** From now on the browser's bars around the page have the colour of its paper, also where that is not the system's choice. */
export function tintBars(): void {
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
