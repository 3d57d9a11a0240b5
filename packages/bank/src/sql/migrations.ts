import { isServer } from '../database/address.ts';
import { BankFailure } from '../database/bank-failure.ts';
import { damageText } from '../database/damage.ts';
import type { Database, Queries } from '../database/database.ts';
import { openDatabase } from '../database/open-database.ts';
import { checkLastRows } from './last-rows.ts';

/**
 * What each version of the tables adds to the one before. A version that was released is never
 * changed: a later one follows it.
 */
export const MIGRATIONS: readonly string[] = [
  `create table nonet.puzzle (
    id bigint generated always as identity primary key,
    -- The shape of a box and the canonical form: see puzzle-key.ts.
    key bytea not null unique,
    box_rows smallint not null,
    box_columns smallint not null,
    -- The givens as they were made: a character per cell, row by row, and a point for a blank.
    cells text not null,
    givens smallint not null,
    symmetry text not null,
    minimal boolean not null,
    -- Sudoku Explainer 1.2.1. Null if it does not rate the puzzle.
    er numeric(3, 1),
    ep numeric(3, 1),
    ed numeric(3, 1),
    hardest text,
    -- HoDoKu 2.2.0. Null if the puzzle is not 9×9.
    level text,
    score integer,
    techniques text[] not null,
    -- Where it comes from: the seed and the number of a puzzle of nonet generate, or a file.
    seed text,
    number bigint,
    source text not null,
    version text not null,
    added timestamptz not null default now()
  );
  create index on nonet.puzzle (er);
  create index on nonet.puzzle (level, score);
  create index on nonet.puzzle (givens);
  create index on nonet.puzzle (seed, number);
  create index on nonet.puzzle using gin (techniques);
  create table nonet.collection (
    id bigint generated always as identity primary key,
    name text not null unique,
    begun timestamptz not null default now()
  );
  -- A puzzle is used once: the primary key allows no second collection.
  create table nonet.used_in (
    puzzle bigint primary key references nonet.puzzle (id),
    collection bigint not null references nonet.collection (id),
    position integer not null,
    unique (collection, position)
  );`,
  // Names the queue of this database on a Redis server that several databases use.
  `alter table nonet.version add queue uuid not null default gen_random_uuid();
  create table nonet.batch (
    id bigint generated always as identity primary key,
    -- The words of the command line, and whether the answers are JSON.
    command text[] not null,
    json boolean not null,
    -- The file: its name, its size and its beginning. Null if the puzzles come from a seed.
    file text,
    size bigint,
    start bytea,
    parts integer not null,
    version text not null,
    submitted timestamptz not null default now(),
    cancelled timestamptz
  );
  create table nonet.part (
    batch bigint not null references nonet.batch (id) on delete cascade,
    number integer not null,
    -- Lines of the file, or puzzles.
    items integer not null,
    -- Where the part is in the file, in bytes, and what is there.
    begins bigint not null,
    ends bigint not null,
    input bytea,
    -- When it was put into the queue, who works on it since when, and how often a worker was lost or could
    -- not do it.
    queued timestamptz,
    worker uuid,
    begun timestamptz,
    lost integer not null default 0,
    failures integer not null default 0,
    reason text,
    set_aside boolean not null default false,
    output bytea,
    messages text,
    status smallint,
    seconds real,
    finished timestamptz,
    primary key (batch, number)
  );
  create index on nonet.part (batch, number) where finished is null and not set_aside;
  create index on nonet.part (finished);`,
  'alter table nonet.part add notes jsonb;',
];

/** Any number: all programs that change the tables take this lock first. */
const LOCK = 81_2239;

/**
 * Opens a database, and makes the tables if they are not there.
 *
 * @throws BankFailure if it cannot be opened.
 */
export async function openTables(place: string): Promise<Database> {
  const database = await openDatabase(place);
  try {
    await migrate(database);
    // A server has its own ways to notice and to mend damage.
    if (!isServer(place)) await checkLastRows(database);
  } catch (error) {
    // A bank that has failed may not close, and says so only once.
    await database.close().catch(() => {});
    throw error;
  }
  return database;
}

/**
 * Opens the database of a bank on a server, in which several processes can work.
 *
 * @throws BankFailure if it cannot be opened, or is in a folder.
 */
export function openServerTables(place: string): Promise<Database> {
  if (isServer(place)) return openTables(place);
  throw new BankFailure(
    `${place}: expected a bank on a server for a batch, such as postgres://user@host/name, found a folder`,
  );
}

/**
 * Brings the tables to the latest version, in one transaction.
 *
 * @throws BankFailure if the tables are of a later version than this package knows.
 */
export async function migrate(
  database: Database,
  migrations: readonly string[] = MIGRATIONS,
): Promise<void> {
  const latest = migrations.length;
  if ((await versionOf(database)) === latest) return;
  await database.transaction(async (queries) => {
    await queries.query('select pg_advisory_xact_lock($1)', [LOCK]);
    const found = await versionOf(queries);
    if (found > latest) {
      throw new BankFailure(
        `expected a bank of version ${latest} or earlier, found version ${found}: install a later @nonet/bank`,
      );
    }
    if (found === 0) {
      await queries.query('create schema if not exists nonet');
      await queries.query('create table nonet.version (version integer not null)');
      await queries.query('insert into nonet.version values (0)');
    }
    for (const sql of migrations.slice(found)) {
      for (const statement of statementsOf(sql)) await queries.query(statement);
    }
    await queries.query('update nonet.version set version = $1', [latest]);
  });
}

async function versionOf(queries: Queries): Promise<number> {
  // to_regclass would not see a table that another process has made while this one waited for the lock.
  const tables = await queries.query(
    "select from pg_tables where schemaname = 'nonet' and tablename = 'version'",
  );
  if (tables.length === 0) return 0;
  const [row] = await queries.query<{ version: number }>('select version from nonet.version');
  // A file that was cut off has no rows.
  if (!row) throw new BankFailure(damageText('its table nonet.version'));
  return row.version;
}

/** No statement has a semicolon inside. */
function statementsOf(sql: string): string[] {
  return sql
    .replaceAll(/--.*$/gm, '')
    .split(';')
    .filter((statement) => statement.trim() !== '');
}
