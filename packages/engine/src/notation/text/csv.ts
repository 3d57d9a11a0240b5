import type { Geometry } from '../../grid/geometry.ts';
import type { Notation, NotationReader, NotationResult, PuzzleRecord } from '../notation.ts';
import { counted, type Fault, failure, faultAt, isFault } from '../parts/fault.ts';
import { packedCells, packedFault, packedGrid } from '../parts/packed.ts';
import { readSolution } from '../parts/read-solution.ts';
import { digitOf } from '../parts/symbol.ts';
import { type Field, fieldText, separatorOf, splitFields } from './csv-fields.ts';

/**
 * Files with the columns `puzzle,solution`. Kaggle's `quizzes,solutions` and files without a header
 * are read too.
 */
export const csv: Notation = {
  id: 'csv',
  summary: 'columns puzzle,solution (Kaggle: quizzes,solutions)',
  holdsSolution: true,
  head: 'puzzle,solution\n',
  reader: (geometry) => new CsvReader(geometry),
  format: formatCsv,
};

/**
 * The separator and the column numbers, counted from 0. `solution` is -1 if there is no solution
 * column.
 */
interface Columns {
  readonly separator: string;
  readonly puzzle: number;
  readonly solution: number;
}

const PUZZLE = /^(puzzles?|quiz|quizzes)$/i;
const SOLUTION = /^solutions?$/i;

/** The columns named by a header. Undefined if the line is not a header with a puzzle column. */
export function csvColumns(text: string): Columns | undefined {
  const separator = separatorOf(text);
  const fields = splitFields(text, separator);
  if (isFault(fields)) return undefined;
  const names = fields.map((field) => fieldText(text, field));
  const puzzle = names.findIndex((name) => PUZZLE.test(name));
  const solution = names.findIndex((name) => SOLUTION.test(name));
  return puzzle < 0 ? undefined : { separator, puzzle, solution };
}

function formatCsv({ givens, solution }: PuzzleRecord): string {
  return `${packedCells(givens)},${solution ? packedCells(solution) : ''}\n`;
}

class CsvReader implements NotationReader {
  readonly broken: NotationReader['broken'] = failure;
  private readonly geometry: Geometry | undefined;
  private columns: Columns | undefined;

  constructor(geometry: Geometry | undefined) {
    this.geometry = geometry;
  }

  line(text: string, number: number): NotationResult | undefined {
    if (text.trim() === '') return undefined;
    if (this.columns) return this.record(text, number, this.columns);
    const named = csvColumns(text);
    this.columns = named ?? { separator: separatorOf(text), puzzle: 0, solution: 1 };
    if (named) return undefined;
    return namesOnly(text) ? noPuzzleColumn(text, number) : this.record(text, number, this.columns);
  }

  end(): undefined {
    return undefined;
  }

  private record(text: string, number: number, columns: Columns): NotationResult {
    const fields = splitFields(text, columns.separator);
    if (isFault(fields)) return faultAt(number, fields);
    const puzzle = fields[columns.puzzle];
    if (!puzzle) return faultAt(number, tooFewFields(text, fields, columns));
    const givens = packedGrid(text, puzzle.from, puzzle.to, this.geometry);
    if (!givens) return faultAt(number, packedFault(text, puzzle.from, puzzle.to, this.geometry));
    const solved = fields[columns.solution];
    if (!solved || solved.from === solved.to) return { ok: true, record: { givens, line: number } };
    const solution = readSolution(text, solved.from, solved.to, givens);
    if (isFault(solution)) return faultAt(number, solution);
    return { ok: true, record: { givens, solution, line: number } };
  }
}

/**
 * Whether a first line is a header although it names no puzzle column. Such a header has no digit and
 * no point. It has at least one character that is not a symbol.
 */
function namesOnly(text: string): boolean {
  return (
    !/[\d.]/.test(text) && Array.from(text).some((c) => digitOf(c.charCodeAt(0)) === undefined)
  );
}

function noPuzzleColumn(text: string, line: number): NotationResult {
  const found = `a header with ${counted(text.split(separatorOf(text)).length, 'other name')}`;
  return failure({ code: 'structure', line, column: 1, expected: 'a column named puzzle', found });
}

function tooFewFields(text: string, fields: readonly Field[], { puzzle }: Columns): Fault {
  const expected = `at least ${counted(puzzle + 1, 'field')}`;
  return { code: 'length', index: text.length, expected, found: counted(fields.length, 'field') };
}
