import type { Database } from '../database/database.ts';
import type { NewPuzzle } from '../puzzle/bank-puzzle.ts';
import { puzzleKey } from './puzzle-key.ts';
import { COLUMNS, rowOf } from './puzzle-row.ts';

/** A puzzle that was to be added: its number in the bank, and whether it is new there. */
export interface Added {
  readonly id: number;
  readonly isNew: boolean;
}

interface KeyRow {
  readonly id: number;
  readonly key: string;
}

/**
 * Adds puzzles, all or none. One that is equivalent to a puzzle of the bank, or to an earlier one of
 * the same call, is not added.
 */
export async function addPuzzles(
  database: Database,
  puzzles: readonly NewPuzzle[],
): Promise<Added[]> {
  const keys = puzzles.map((it) => puzzleKey(it.form, it.boxRows, it.boxColumns));
  const rows = JSON.stringify(puzzles.map((it, i) => ({ ...rowOf(it), key: keys[i], place: i })));
  const added = await database.query<KeyRow>(INSERT, [rows]);
  const ids = new Map(added.map(({ id, key }) => [key, id]));
  const fresh = new Set(ids.keys());
  const others = [...new Set(keys)].filter((key) => !ids.has(key));
  if (others.length > 0) {
    for (const { id, key } of await database.query<KeyRow>(KNOWN, [JSON.stringify(others)])) {
      ids.set(key, id);
    }
  }
  return keys.map((key) => ({ id: ids.get(key)!, isNew: fresh.delete(key) }));
}

/** The largest number of a seed whose puzzle is in the bank, or 0. */
export async function lastNumber(database: Database, seed: string): Promise<number> {
  const [{ last }] = await database.query<{ last: number }>(
    'select coalesce(max(number), 0) as last from nonet.puzzle where seed = $1',
    [seed],
  );
  return last;
}

/** Returns the number of each puzzle in the bank, or undefined. */
export async function findForms(
  database: Database,
  puzzles: readonly Pick<NewPuzzle, 'form' | 'boxRows' | 'boxColumns'>[],
): Promise<(number | undefined)[]> {
  const keys = puzzles.map((it) => puzzleKey(it.form, it.boxRows, it.boxColumns));
  const found = await database.query<KeyRow>(KNOWN, [JSON.stringify(keys)]);
  const ids = new Map(found.map(({ id, key }) => [key, id]));
  return keys.map((key) => ids.get(key));
}

const INSERT = `
  insert into nonet.puzzle (key, ${COLUMNS})
  select decode(key, 'hex'), ${COLUMNS}
  from jsonb_to_recordset($1::jsonb) as row (
    place integer, key text, box_rows smallint, box_columns smallint, cells text, givens smallint,
    symmetry text, minimal boolean, er numeric, ep numeric, ed numeric, hardest text, level text,
    score integer, techniques text[], seed text, number bigint, source text, version text
  )
  -- A row that is not inserted would use up a number.
  where not exists (select from nonet.puzzle where puzzle.key = decode(row.key, 'hex'))
  order by place
  on conflict (key) do nothing
  returning id, encode(key, 'hex') as key`;

const KNOWN = `
  select id, encode(key, 'hex') as key from nonet.puzzle
  where key in (select decode(value, 'hex') from jsonb_array_elements_text($1::jsonb) as row (value))`;
