import type { PageState } from '../page/state.ts';
import type { Entry } from '../picture/opened-puzzles.ts';
import { EMPTY_LISTING, type Listing } from '../widgets/listing.ts';

/**
 * The records of the latest text, if it has several. A record is a puzzle, or a part of the text
 * with an error.
 */
export interface Records {
  readonly textId: number;
  /** How often the worker had been restarted when it last read the text. */
  readonly restarts: number;
  readonly listing: Listing;
  /** The lines of the records with an error. */
  readonly broken: readonly number[];
  /** The latest rows fetched, starting at `from`. */
  readonly rows: { readonly from: number; readonly entries: readonly Entry[] };
}

export const NO_RECORDS: Records = {
  textId: 0,
  restarts: 0,
  listing: EMPTY_LISTING,
  broken: [],
  rows: { from: 0, entries: [] },
};

/** The records of a text that has been read. A single record is not shown as a list. */
export function recordsOf(
  read: Pick<Records, 'textId' | 'restarts'>,
  {
    records: total,
    first: at,
    broken,
  }: { records: number; first: number; broken: readonly number[] },
): Records {
  if (total < 2) return NO_RECORDS;
  return { ...NO_RECORDS, ...read, broken, listing: { total, from: 0, at } };
}

/** Whether the worker has the text. A new worker must read it again. */
export function isInWorker({ restarts }: Records, { workers }: PageState): boolean {
  return restarts === workers.search.restarts;
}

/** The entry in a row of the list. Undefined until the worker has sent it. */
export function entryAt({ rows }: Records, row: number): Entry | undefined {
  return rows.entries[row - rows.from];
}
