/** Whether the page, in any language, has loaded all its tools, of which a frame has none, and restored what its history keeps. */
export const isWhole = () => {
  if (history.scrollRestoration !== 'manual') return false;
  if (location.hash.includes('&embed=1')) return true;
  const has = (...parts: string[]) => parts.every((part) => document.querySelector(part) !== null);
  if (!has('.theme') || !has('main.layout')) return has('.theme');
  return has('.records', '.share', '.zooming') && (has('.settings') || has('.layout.game'));
};
