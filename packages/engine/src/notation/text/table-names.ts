import { areCounted, placeOf } from '../parts/counted-names.ts';
import { numberOf } from './spaced.ts';

// The names of the columns and rows of a spreadsheet: `,A,B,C,…` above the rows, and `1,`, `2,` … at
// the beginning of each row.

/** The names of columns above a table. */
export interface TableNames {
  /** The number of cells in a row. */
  readonly cells: number;
  /** Whether the columns begin below the second field, so that the rows have names, too. */
  readonly hasCorner: boolean;
}

/** The cells of a row that has a name. */
export interface NamedRow {
  /** Where the cells are in the line, counted from 0. */
  readonly from: number;
  readonly to: number;
  /** The place of the row by its name. Undefined if it has none. */
  readonly place: number | undefined;
}

/** The separator of a table. Undefined if a line has none. */
export function tableSeparator(text: string): string | undefined {
  return (/\t/.exec(text) ?? /;/.exec(text) ?? /,/.exec(text))?.[0];
}

/** A field without the spaces and quotes around it. */
export function fieldIn(field: string): string {
  const written = field.trim();
  return (/^"([^"]*)"$/.exec(written)?.[1] ?? written).trim();
}

/** The names of the columns of a table with grids of these sizes. Undefined for any other line. */
export function tableNames(text: string, sizes: readonly number[]): TableNames | undefined {
  const separator = tableSeparator(text);
  if (separator === undefined) return undefined;
  const fields = text.split(separator).map(fieldIn);
  const names = fields.slice(0, fields.findLastIndex((field) => field !== '') + 1);
  for (const hasCorner of [true, false]) {
    const own = names.slice(hasCorner ? 1 : 0);
    const isSized = sizes.some((size) => size === own.length || size ** 2 === own.length);
    // Without a corner, `1,2,3,4` may be a row.
    const areNames = hasCorner || own.every((name) => numberOf(name) === undefined);
    if (isSized && areNames && (areCounted(own) || areOfCells(own))) {
      return { cells: own.length, hasCorner };
    }
  }
  return undefined;
}

/** Whether these are the names of all cells of a grid, such as `r1c1`. */
function areOfCells(names: readonly string[]): boolean {
  return names.length > 25 && names.every((name) => /^\D+\d\d?\D+\d\d?\D*$/.test(name));
}

/** The cells of the row below names. Undefined if it is no row of their table. */
export function namedRow(text: string, { cells, hasCorner }: TableNames): NamedRow | undefined {
  const separator = tableSeparator(text);
  if (separator === undefined) return undefined;
  const fields = text.split(separator);
  const used = fields.findLastIndex((field) => fieldIn(field) !== '') + 1;
  const place = placeOf(fieldIn(fields[0]));
  const isNamed = place !== undefined && (hasCorner || used > cells || fields.length > cells);
  const before = isNamed ? 1 : 0;
  if ((hasCorner && !isNamed) || used > before + cells || fields.length < before + cells) {
    return undefined;
  }
  const from = isNamed ? fields[0].length + 1 : 0;
  const kept = fields.slice(before, before + cells).join(separator);
  return { from, to: from + kept.length, place: isNamed ? place : undefined };
}
