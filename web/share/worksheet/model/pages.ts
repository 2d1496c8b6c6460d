/** The numbers of boards that fit a page, each with its columns. */
export const GRIDS = { 1: 1, 2: 1, 4: 2, 6: 2, 9: 3, 12: 3 } as const;

export type PerPage = keyof typeof GRIDS;

export const PER_PAGE: readonly PerPage[] = [1, 2, 4, 6, 9, 12];

/** Maximum number of boards of a worksheet, which a browser still lays out at once. */
export const MOST = 120;

/** The items of each page. */
export function pagesOf<T>(items: readonly T[], perPage: PerPage): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(items.length / perPage) }, (_, page) =>
    items.slice(page * perPage, (page + 1) * perPage),
  );
}

/** The smallest number of boards a page that fits them all on one page; if there is none, the largest. */
export function perPageFor(count: number): PerPage {
  return PER_PAGE.find((each) => each >= count) ?? 12;
}
