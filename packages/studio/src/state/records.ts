import type { Entry } from '../picture/entry.ts';
import { EMPTY_LISTING, type Listing } from './listing.ts';

/** The records of the latest text, if the text has several records. */
export interface Records {
  /** The id of the text in the worker. */
  readonly textId: number;
  readonly listing: Listing;
  /** The lines of the records with an error. */
  readonly broken: readonly number[];
  /** The latest rows fetched, starting at `from`. */
  readonly rows: { readonly from: number; readonly entries: readonly Entry[] };
}

export const NO_RECORDS: Records = {
  textId: 0,
  listing: EMPTY_LISTING,
  broken: [],
  rows: { from: 0, entries: [] },
};

/** The part of the state used here. */
interface HasRecords {
  readonly records: Records;
}

/** Shows the list of records if there are several, and chooses one of them. */
export function withRecords<S extends HasRecords>(
  state: S,
  { textId, total, at, broken }: Pick<Records, 'textId' | 'broken'> & { total: number; at: number },
): S {
  if (total < 2) return { ...state, records: NO_RECORDS };
  return { ...state, records: { ...NO_RECORDS, textId, broken, listing: { total, from: 0, at } } };
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

/** The entry of a row, or undefined if the row has not been fetched. */
export function entryAt({ rows }: Records, row: number): Entry | undefined {
  return rows.entries[row - rows.from];
}
