import type { Level } from '@nonet/engine/rating';
import type { Database } from '../database/database.ts';

/** What a bank has. */
export interface BankStatistics {
  readonly puzzles: number;
  /** How many of them are in no collection. */
  readonly unused: number;
  /** Rating ER of Sudoku Explainer, cut to a whole number → puzzles. */
  readonly ratings: ReadonlyMap<number, number>;
  readonly levels: ReadonlyMap<Level, number>;
  readonly collections: readonly { readonly name: string; readonly puzzles: number }[];
}

export async function statistics(database: Database): Promise<BankStatistics> {
  const [{ puzzles, used }] = await database.query<{ puzzles: number; used: number }>(
    'select (select count(*) from nonet.puzzle) as puzzles, (select count(*) from nonet.used_in) as used',
  );
  const ratings = await database.query<{ rating: number; count: number }>(
    'select floor(er)::integer as rating, count(*) as count from nonet.puzzle where er is not null group by 1 order by 1',
  );
  const levels = await database.query<{ level: Level; count: number }>(
    'select level, count(*) as count from nonet.puzzle where level is not null group by 1',
  );
  const collections = await database.query<{ name: string; puzzles: number }>(
    'select name, count(puzzle) as puzzles from nonet.collection left join nonet.used_in on collection = collection.id group by collection.id order by collection.id',
  );
  return {
    puzzles,
    unused: puzzles - used,
    ratings: new Map(ratings.map(({ count, rating }) => [rating, count])),
    levels: new Map(levels.map(({ count, level }) => [level, count])),
    collections,
  };
}

export async function collectionNames(database: Database): Promise<readonly string[]> {
  const rows = await database.query<{ name: string }>(
    'select name from nonet.collection order by id',
  );
  return rows.map(({ name }) => name);
}
