import type { Database, Queries } from '../database/database.ts';
import type { StoredPuzzle } from '../puzzle/bank-puzzle.ts';
import type { Conditions, PuzzleOrder } from '../puzzle/conditions.ts';
import { formOfKey } from './puzzle-key.ts';
import { COLUMNS, puzzleOf, type StoredRow } from './puzzle-row.ts';
import { type Where, whereOf } from './where.ts';

/** Rows that are read at a time. */
const PAGE = 1_000;

const STORED = `id, added, ${COLUMNS}, (
    select name from nonet.used_in join nonet.collection on collection.id = collection where puzzle = puzzle.id
  ) as used_in`;

/**
 * Yields the puzzles that fulfil the conditions, some at a time, in a fixed order. They are those of
 * the moment when it begins.
 */
export async function* findPuzzles(
  database: Database,
  conditions: Conditions,
  order: PuzzleOrder,
): AsyncGenerator<readonly StoredPuzzle[]> {
  const { text, values } = selection(conditions, order);
  const sql = `select ${STORED} from nonet.puzzle ${text}`;
  for await (const rows of pages<StoredRow>(database, sql, values)) yield rows.map(puzzleOf);
}

export async function* allForms(database: Database): AsyncGenerator<readonly string[]> {
  const sql = "select encode(key, 'hex') as key from nonet.puzzle";
  for await (const rows of pages<{ readonly key: string }>(database, sql, [])) {
    yield rows.map(({ key }) => formOfKey(key));
  }
}

/** Gives each cursor of a database a name. */
let cursors = 0;

/** Yields the rows of a selection, some at a time. Other statements may run in between. */
async function* pages<Row extends object>(
  database: Database,
  sql: string,
  values: readonly unknown[],
): AsyncGenerator<readonly Row[]> {
  const name = `found${++cursors}`;
  await database.query(`declare ${name} no scroll cursor with hold for ${sql}`, values);
  try {
    for (;;) {
      const rows = await database.query<Row>(`fetch ${PAGE} from ${name}`);
      if (rows.length > 0) yield rows;
      if (rows.length < PAGE) return;
    }
  } finally {
    await database.query(`close ${name}`);
  }
}

export async function explainFinding(
  database: Database,
  conditions: Conditions,
  order: PuzzleOrder,
): Promise<string> {
  const { text, values } = selection(conditions, order);
  const rows = await database.query<{ 'QUERY PLAN': string }>(
    `explain (analyze, costs off) select ${STORED} from nonet.puzzle ${text}`,
    values,
  );
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

const PLACE = '(select position from nonet.used_in where puzzle = puzzle.id)';

/** Returns puzzles by their numbers, in the same order. */
export async function puzzlesAt(queries: Queries, ids: readonly number[]): Promise<StoredPuzzle[]> {
  const rows = await queries.query<StoredRow>(
    `select ${STORED} from nonet.puzzle where id = any ($1::bigint[])`,
    [ids],
  );
  const found = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => puzzleOf(found.get(id)!));
}

/** `where …`, `order by …` and `limit …`. */
export function selection(conditions: Conditions, { by, limit, seed = '' }: PuzzleOrder): Where {
  const { text, values } = whereOf(conditions);
  const value = (it: unknown): string => `$${values.push(it)}`;
  const keys = {
    added: conditions.in === undefined ? 'id' : PLACE,
    er: 'er, id',
    score: 'score, id',
    // The same seed orders the same puzzles in the same way.
    random:
      by === 'random' ? `hashtextextended(id::text, hashtextextended(${value(seed)}, 0)), id` : '',
  };
  const most = limit === undefined ? '' : `limit ${value(limit)}`;
  return { text: `${text} order by ${keys[by]} ${most}`, values };
}

export async function countPuzzles(database: Database, conditions: Conditions): Promise<number> {
  const { text, values } = whereOf(conditions);
  const [{ count }] = await database.query<{ count: number }>(
    `select count(*) as count from nonet.puzzle ${text}`,
    values,
  );
  return count;
}
