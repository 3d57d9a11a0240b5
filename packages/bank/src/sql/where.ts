import type { Conditions, Range } from '../puzzle/conditions.ts';

/** The end of a statement, and the values of its parameters. */
export interface Where {
  readonly text: string;
  readonly values: unknown[];
}

const COLLECTIONS =
  'select puzzle from nonet.used_in join nonet.collection on collection.id = collection where name';

/** Makes `where …` of conditions, or an empty text of none. */
export function whereOf(conditions: Conditions): Where {
  const values: unknown[] = [];
  const value = (it: unknown): string => `$${values.push(it)}`;
  const between = (column: string, range: Range | undefined): string | undefined =>
    range && `${column} between ${value(range[0])}::numeric and ${value(range[1])}::numeric`;
  const { ed, ep, er, givens, levels, minimal, notIn, score, shape, symmetry } = conditions;
  const { techniques = [], unused, without = [] } = conditions;
  const all = [
    shape && `box_rows = ${value(shape[0])} and box_columns = ${value(shape[1])}`,
    between('er', er),
    between('ep', ep),
    between('ed', ed),
    between('score', score),
    between('givens', givens),
    levels && `level = any (${value(levels)})`,
    symmetry && `symmetry = ${value(symmetry)}`,
    minimal === undefined ? undefined : `minimal = ${value(minimal)}`,
    techniques.length > 0 ? `techniques @> ${value(techniques)}::text[]` : undefined,
    without.length > 0 ? `not techniques && ${value(without)}::text[]` : undefined,
    conditions.in === undefined ? undefined : `id in (${COLLECTIONS} = ${value(conditions.in)})`,
    notIn && `id not in (${COLLECTIONS} = any (${value(notIn)}))`,
    unused ? 'not exists (select from nonet.used_in where puzzle = puzzle.id)' : undefined,
  ].filter((it) => it !== undefined);
  return { text: all.length > 0 ? `where ${all.join(' and ')}` : '', values };
}
