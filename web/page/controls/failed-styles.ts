/** Links of style sheets that failed to load; Vite requests each part's style only once. */
const failed = new Set<HTMLLinkElement>();

addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.add(target);
  },
  true,
);

/** Reloads the failed style sheets; rejects if one fails again. */
export function fetchFailedStyles(): Promise<unknown> {
  return Promise.all(
    [...failed].map((link) => {
      const next = link.cloneNode() as HTMLLinkElement;
      failed.delete(link);
      link.replaceWith(next);
      return new Promise((resolve, reject) => {
        next.onload = resolve;
        next.onerror = reject;
      });
    }),
  );
}
