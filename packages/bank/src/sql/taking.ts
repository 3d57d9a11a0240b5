import { BankFailure } from '../database/bank-failure.ts';
import type { Database, Queries } from '../database/database.ts';
import type { StoredPuzzle } from '../puzzle/bank-puzzle.ts';
import type { Conditions, PuzzleOrder } from '../puzzle/conditions.ts';
import { puzzlesAt, selection } from './finding.ts';

/** The puzzles that were taken, or how many there are, if there are too few. */
export type TakeResult =
  | { readonly kind: 'taken'; readonly puzzles: readonly StoredPuzzle[] }
  | { readonly kind: 'few'; readonly found: number };

/**
 * Moves puzzles that are in no collection into one, behind those that it has. Nobody else can take
 * the same ones. If there are too few, moves none.
 */
export function takePuzzles(
  database: Database,
  name: string,
  conditions: Conditions,
  order: PuzzleOrder & { readonly limit: number },
): Promise<TakeResult> {
  return database.transaction(async (queries) => {
    checkName(name);
    await queries.query(LOCK);
    const { text, values } = selection({ ...conditions, unused: true }, order);
    const found = await queries.query<{ id: number }>(
      `select id from nonet.puzzle ${text}`,
      values,
    );
    const ids = found.map(({ id }) => id);
    if (ids.length < order.limit) return { kind: 'few', found: ids.length };
    await moveInto(queries, name, ids);
    return { kind: 'taken', puzzles: await puzzlesAt(queries, ids) };
  });
}

/** Moves certain puzzles to the end of a collection of this size. Returns false if that has changed. */
export function appendPuzzles(
  database: Database,
  name: string,
  { ids, size }: { readonly ids: readonly number[]; readonly size: number },
): Promise<boolean> {
  return database.transaction(async (queries) => {
    checkName(name);
    await queries.query(LOCK);
    const [{ mine, used }] = await queries.query<{ mine: number; used: number }>(USED, [name, ids]);
    if (mine !== size || used > 0) return false;
    if (ids.length > 0) await moveInto(queries, name, ids);
    return true;
  });
}

/** The longest name of a collection. An index of PostgreSQL does not hold texts of any length. */
const LONGEST = 200;

function checkName(name: string): void {
  if (name.length > LONGEST) {
    throw new BankFailure(
      `expected the name of a collection to have at most ${LONGEST} characters, found ${name.length}`,
    );
  }
  if (/\p{Cc}/u.test(name)) {
    throw new BankFailure(
      `expected no control characters in the name of a collection, found ${name}`,
    );
  }
}

/** The puzzles that others take at the same time are known when this lock is free. */
const LOCK = 'lock table nonet.used_in in share row exclusive mode';

async function moveInto(queries: Queries, name: string, ids: readonly number[]): Promise<void> {
  const sql = 'insert into nonet.collection (name) values ($1) on conflict do nothing';
  await queries.query(sql, [name]);
  await queries.query(TAKE, [name, JSON.stringify(ids)]);
}

const USED = `
  select count(*) filter (where name = $1) as mine,
    count(*) filter (where puzzle = any ($2::bigint[])) as used
  from nonet.used_in join nonet.collection on collection.id = collection`;

const TAKE = `
  insert into nonet.used_in (puzzle, collection, position)
  select value::bigint, collection.id, place + (
    select coalesce(max(position), 0) from nonet.used_in where collection = collection.id
  )
  from nonet.collection, jsonb_array_elements_text($2::jsonb) with ordinality as row (value, place)
  where name = $1`;
