import type { Entry } from '../picture/entry.ts';
import { EMPTY_LISTING, type Listing } from './listing.ts';
import type { State } from './state.ts';

/** The records of the text that was read last, if it had several. */
export interface Records {
  /** The number of the text, by which the worker knows its records. */
  readonly take: number;
  readonly listing: Listing;
  /** The lines of those that are broken. */
  readonly broken: readonly number[];
  /** The rows that were fetched last, from `from` on. */
  readonly rows: { readonly from: number; readonly entries: readonly Entry[] };
}

export const NO_RECORDS: Records = {
  take: 0,
  listing: EMPTY_LISTING,
  broken: [],
  rows: { from: 0, entries: [] },
};

/** The list of a text with several records, of which one is chosen already. */
export function withRecords(
  state: State,
  { take, total, at, broken }: Pick<Records, 'take' | 'broken'> & { total: number; at: number },
): State {
  if (total < 2) return { ...state, records: NO_RECORDS };
  return { ...state, records: { ...NO_RECORDS, take, broken, listing: { total, from: 0, at } } };
}

export function withListing(state: State, change: (listing: Listing) => Listing): State {
  return { ...state, records: { ...state.records, listing: change(state.records.listing) } };
}

export function withEntries(state: State, from: number, entries: readonly Entry[]): State {
  return { ...state, records: { ...state.records, rows: { from, entries } } };
}

/** The entry of a row, if it was fetched. */
export function entryAt({ rows }: Records, row: number): Entry | undefined {
  return rows.entries[row - rows.from];
}
