import type { Geometry } from '../../grid/geometry.ts';
import { defineNotation, type Notation, type NotationReader } from '../notation.ts';
import { counted, type Fault, isFault } from '../parts/fault.ts';
import { lineReader, type RecordContent } from '../parts/line-records.ts';
import { packedCells, readPacked } from '../parts/packed.ts';
import { readSolution } from '../parts/read-solution.ts';
import { digitOf } from '../parts/symbol.ts';
import { fieldText, separatorOf, splitFields } from './csv-fields.ts';

/** CSV files with columns such as `puzzle,solution`, with or without a header. */
export const csv: Notation = defineNotation({
  id: 'csv',
  summary: 'columns puzzle,solution (Kaggle: quizzes,solutions)',
  holdsSolution: true,
  head: 'puzzle,solution\n',
  reader: csvReader,
  format: ({ givens, solution }) =>
    `${packedCells(givens)},${solution ? packedCells(solution) : ''}\n`,
});

interface Columns {
  readonly separator: string;
  /** The number of the puzzle column, counted from 0. */
  readonly puzzle: number;
  /** The number of the solution column, counted from 0. It is -1 if there is none. */
  readonly solution: number;
}

const PUZZLE = /^(puzzles?|quiz|quizzes)$/i;
const SOLUTION = /^solutions?$/i;

/** Reads the columns from a header. Undefined if the line names no puzzle column. */
export function csvColumns(text: string): Columns | undefined {
  const separator = separatorOf(text);
  const fields = splitFields(text, separator);
  if (isFault(fields)) return undefined;
  const names = fields.map((field) => fieldText(text, field));
  const puzzle = names.findIndex((name) => PUZZLE.test(name));
  const solution = names.findIndex((name) => SOLUTION.test(name));
  return puzzle < 0 ? undefined : { separator, puzzle, solution };
}

function csvReader(geometry: Geometry | undefined): NotationReader {
  let columns: Columns | undefined;
  return lineReader((text) => {
    if (text.trim() === '') return undefined;
    if (!columns) {
      const named = csvColumns(text);
      columns = named ?? { separator: separatorOf(text), puzzle: 0, solution: 1 };
      if (named) return undefined;
      if (namesOnly(text)) return noPuzzleColumn(text);
    }
    return readRecord(text, columns, geometry);
  });
}

function readRecord(
  text: string,
  columns: Columns,
  geometry: Geometry | undefined,
): RecordContent | Fault {
  const fields = splitFields(text, columns.separator);
  if (isFault(fields)) return fields;
  const puzzle = fields[columns.puzzle];
  if (!puzzle) {
    const expected = `at least ${counted(columns.puzzle + 1, 'field')}`;
    return { code: 'length', index: text.length, expected, found: counted(fields.length, 'field') };
  }
  const givens = readPacked(text, puzzle.from, puzzle.to, geometry);
  if (isFault(givens)) return givens;
  const solved = fields[columns.solution];
  if (!solved || solved.from === solved.to) return { givens };
  const solution = readSolution(text, solved.from, solved.to, givens);
  return isFault(solution) ? solution : { givens, solution };
}

/** Whether a line is a header: no digit, no `.`, and a character that is not a symbol. */
function namesOnly(text: string): boolean {
  return (
    !/[\d.]/.test(text) && Array.from(text).some((c) => digitOf(c.charCodeAt(0)) === undefined)
  );
}

function noPuzzleColumn(text: string): Fault {
  const found = `a header with ${counted(text.split(separatorOf(text)).length, 'other name')}`;
  return { code: 'structure', index: 0, expected: 'a column named puzzle', found };
}
