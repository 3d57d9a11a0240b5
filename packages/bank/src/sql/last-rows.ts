import type { Database } from '../database/database.ts';

/**
 * Reads the rows that were added last, through the indexes. If the file of a table was cut off, which a
 * plain read would not notice, they are missing.
 *
 * @throws BankFailure if one of them is missing.
 */
export function checkLastRows(database: Database): Promise<void> {
  return database.transaction(async (queries) => {
    await queries.query('set local enable_seqscan = off');
    await queries.query('set local enable_indexonlyscan = off');
    await queries.query(LAST);
  });
}

/** A puzzle that was taken lately is the last of its collection. */
const LAST = `
  select (select max(id) from nonet.puzzle),
    (select max(id) from nonet.collection),
    (select max(last) from nonet.collection, lateral (
      select max(position) as last from nonet.used_in where collection = collection.id
    ) as taken)`;
