export const PAGE = 10;

/** A list that is shown one page at a time, and its chosen row. */
export interface Listing {
  readonly total: number;
  readonly from: number;
  readonly at: number | undefined;
}

export const EMPTY_LISTING: Listing = { total: 0, from: 0, at: undefined };

export type ListStep =
  | 'previous'
  | 'next'
  | 'up'
  | 'down'
  | 'page-up'
  | 'page-down'
  | 'first'
  | 'last';

/** The index after the last row of the page. */
export function pageEnd({ total, from }: Listing): number {
  return Math.min(total, from + PAGE);
}

export function choosing(listing: Listing, row: number): Listing {
  const at = Math.max(0, Math.min(row, listing.total - 1));
  return { ...listing, at, from: at - (at % PAGE) };
}

/**
 * Chooses a different row. If no row was chosen, starts at the first row of the page. `columns` rows
 * stand side by side.
 */
export function stepping(listing: Listing, step: ListStep, columns: number): Listing {
  const { total, from, at } = listing;
  const to: Readonly<Record<ListStep, number>> = {
    previous: (at ?? from + 1) - 1,
    next: (at ?? from - 1) + 1,
    up: (at ?? from + columns) - columns,
    down: (at ?? from - columns) + columns,
    'page-up': (at ?? from) - PAGE,
    'page-down': (at ?? from) + PAGE,
    first: 0,
    last: total - 1,
  };
  return choosing(listing, to[step]);
}

/** Turns pages, forward or back. The chosen row stays chosen. */
export function turning(listing: Listing, pages: number): Listing {
  const from = listing.from + pages * PAGE;
  return from < 0 || from >= listing.total ? listing : { ...listing, from };
}
