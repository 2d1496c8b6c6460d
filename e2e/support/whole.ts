/** Whether the page, in any language, has loaded all its tools; a frame has none, but manages its scroll positions. */
export const isWhole = () => {
  const has = (...parts: string[]) => parts.every((part) => document.querySelector(part) !== null);
  if (location.hash.includes('&embed=1')) return history.scrollRestoration === 'manual';
  if (!has('.theme') || !has('main.layout')) return has('.theme');
  return has('.records', '.share', '.zooming') && (has('.settings') || has('.layout.game'));
};
