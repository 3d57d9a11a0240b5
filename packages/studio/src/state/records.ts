import type { Entry } from '../picture/entry.ts';
import { EMPTY_LISTING, type Listing } from './listing.ts';

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

/** The state, as far as it is known here. */
interface HasRecords {
  readonly records: Records;
}

/** The list of a text with several records, of which one is chosen already. */
export function withRecords<S extends HasRecords>(
  state: S,
  { take, total, at, broken }: Pick<Records, 'take' | 'broken'> & { total: number; at: number },
): S {
  if (total < 2) return { ...state, records: NO_RECORDS };
  return { ...state, records: { ...NO_RECORDS, take, broken, listing: { total, from: 0, at } } };
}

export function withListing<S extends HasRecords>(
  state: S,
  change: (listing: Listing) => Listing,
): S {
  return { ...state, records: { ...state.records, listing: change(state.records.listing) } };
}

export function withEntries<S extends HasRecords>(
  state: S,
  from: number,
  entries: readonly Entry[],
): S {
  return { ...state, records: { ...state.records, rows: { from, entries } } };
}

/** The entry of a row, if it was fetched. */
export function entryAt({ rows }: Records, row: number): Entry | undefined {
  return rows.entries[row - rows.from];
}
