import type { Grid } from '../../grid/grid.ts';
import type { FieldRole } from '../notation.ts';
import { isFault } from '../parts/fault.ts';
import { packedGrid } from '../parts/packed.ts';
import { partedGrid } from '../parts/parted-cells.ts';
import { type CsvField, fieldText, separatorOf, splitFields } from './csv-fields.ts';
import { fieldCells, isListField, packedText } from './csv-lists.ts';

export interface Column {
  readonly name: string;
  readonly role?: FieldRole;
}

export interface Columns {
  readonly separator: string;
  readonly list: readonly Column[];
}

/** The names of columns that Nonet reads. */
const NAMES: readonly (readonly [RegExp, FieldRole])[] = [
  [/^(puzzles?|quiz|quizzes)$/i, 'puzzle'],
  [/^solutions?$/i, 'solution'],
  [/^(name|title)$/i, 'name'],
  [/^comments?$/i, 'comment'],
  [/^box$/i, 'box'],
  [/^regions$/i, 'regions'],
  [/^constraints$/i, 'constraints'],
];

const SQL = /^\s*(?:insert|replace)\s+into\b/i;

/** The names in a header. */
export function namesOf(text: string): string[] {
  const fields = splitFields(text, separatorOf(text));
  return isFault(fields) ? [] : fields.map((field) => fieldText(text, field));
}

/** Reads the columns from a header. Undefined if the line names no puzzle column. */
export function columnsOfNames(text: string): Columns | undefined {
  if (SQL.test(text)) return undefined;
  const names = namesOf(text);
  if (!names.some((name) => NAMES[0][0].test(name))) return undefined;
  const taken = new Set<FieldRole>();
  const list = names.map((name, at) => {
    const role = NAMES.find(([pattern, known]) => pattern.test(name) && !taken.has(known))?.[1];
    if (role) taken.add(role);
    return { name: name || `column ${at + 1}`, ...(role && { role }) };
  });
  return { separator: separatorOf(text), list };
}

/**
 * Finds the columns from the first row of a file whose header names no puzzle column. The first
 * column of cells has the puzzle, and the second has the solution. If only the first of these two
 * is full (has no blanks), it has the solution, and the second has the puzzle.
 */
export function columnsOfRow(text: string, names: readonly string[] = []): Columns | undefined {
  const separator = separatorOf(text);
  const fields = splitFields(text, separator);
  if (isFault(fields)) return undefined;
  const grids = fields.flatMap((field, at) => {
    const grid = gridOfField(text, field);
    return grid ? [{ at, isFull: !grid.digits.includes(0), cells: grid.digits.length }] : [];
  });
  const [first, second] = grids;
  if (!first) return undefined;
  const isPair = second?.cells === first.cells;
  const isSwapped = isPair && first.isFull && !second.isFull;
  const puzzle = (isSwapped ? second : first).at;
  const solution = isPair ? (isSwapped ? first : second).at : emptySolution(fields, names, puzzle);
  const list = Array.from({ length: Math.max(fields.length, solution + 1) }, (_, at): Column => {
    if (at === puzzle) return { name: names[at] || 'puzzle', role: 'puzzle' };
    if (at === solution) return { name: names[at] || 'solution', role: 'solution' };
    return { name: names[at] || `column ${at + 1}` };
  });
  return { separator, list };
}

/** The column for solutions, which is empty in the first row. -1 if there is none. */
function emptySolution(
  fields: readonly CsvField[],
  names: readonly string[],
  puzzle: number,
): number {
  if (names.length === 0) return puzzle + 1;
  const [, [pattern]] = NAMES;
  return names.findIndex((name, at) => pattern.test(name) && isEmpty(fields[at]));
}

const isEmpty = (field: CsvField | undefined): boolean => !field || field.from === field.to;

function gridOfField(text: string, field: CsvField): Grid | undefined {
  const { from, to } = field;
  if (to - from < SHORTEST) return undefined;
  if (!isListField(text, field)) {
    return packedGrid(text, from, to) ?? partedGrid(text.slice(from, to));
  }
  const cells = packedText(fieldCells(text, field));
  return packedGrid(cells, 0, cells.length);
}

/** The number of cells in the smallest grid. */
const SHORTEST = 16;
