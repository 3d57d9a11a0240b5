/** Rows of a list on one page. */
export const PAGE = 10;

/** A list that is shown a page at a time, and what is chosen of it. */
export interface Listing {
  readonly total: number;
  /** The first row of the page on show. */
  readonly from: number;
  readonly at: number | undefined;
}

export const EMPTY_LISTING: Listing = { total: 0, from: 0, at: undefined };

export type ListStep = 'up' | 'down' | 'page-up' | 'page-down' | 'first' | 'last';

/** The row after the last one on show. */
export function pageEnd({ total, from }: Listing): number {
  return Math.min(total, from + PAGE);
}

/** With a row chosen, and its page on show. */
export function choosing(listing: Listing, row: number): Listing {
  const at = Math.max(0, Math.min(row, listing.total - 1));
  return { ...listing, at, from: at - (at % PAGE) };
}

/** With the next row chosen in a direction; the first of the page where none was. */
export function stepping(listing: Listing, step: ListStep): Listing {
  const { total, from, at } = listing;
  const to: Readonly<Record<ListStep, number>> = {
    up: (at ?? from + 1) - 1,
    down: (at ?? from - 1) + 1,
    'page-up': (at ?? from) - PAGE,
    'page-down': (at ?? from) + PAGE,
    first: 0,
    last: total - 1,
  };
  return choosing(listing, to[step]);
}

/** Another page, with what is chosen as it was. */
export function turning(listing: Listing, pages: number): Listing {
  const from = listing.from + pages * PAGE;
  return from < 0 || from >= listing.total ? listing : { ...listing, from };
}
