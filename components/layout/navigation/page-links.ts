/** Addresses of the other pages of a list; null or absent where there is none. */
export interface PageLinks {
  readonly first?: string | null;
  readonly previous?: string | null;
  readonly next?: string | null;
}

/** Of a list whose pages have numbers, from 1. On the second page the first is the previous one. */
export function numberedPages(page: number, hasMore: boolean, hrefOf: (page: number) => string): PageLinks {
  return {
    first: page > 2 ? hrefOf(1) : null,
    previous: page > 1 ? hrefOf(page - 1) : null,
    next: hasMore ? hrefOf(page + 1) : null,
  };
}

/**
 * Of a list that is read on from its last entry: there is no way back but to the beginning.
 * @param after where this page begins; empty on the first
 * @param next where the next one begins; null on the last
 */
export function pagesAfter(after: string, next: string | null, hrefOf: (after: string) => string): PageLinks {
  return { first: after === '' ? null : hrefOf(''), next: next === null ? null : hrefOf(next) };
}
