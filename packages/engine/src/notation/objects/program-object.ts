import type { Geometry } from '../../grid/geometry.ts';
import { type Fault, isFault } from '../parts/fault.ts';
import { memberOf } from '../parts/json-node.ts';
import { type JsonNode, parseJson } from '../parts/json-text.ts';
import type { RecordContent } from '../parts/line-records.ts';
import { readFPuzzle } from './f-puzzles-object.ts';
import { isGnomeSudoku, readGnomeSudoku } from './gnome-sudoku-object.ts';
import { isIpuz, readIpuz } from './ipuz-object.ts';
import { readSudokuPad } from './sudokupad-object.ts';

/** Reads the JSON object of a program. The index of a fault is a position in the text. */
export type ProgramObject = (root: JsonNode, wanted: Geometry | undefined) => RecordContent | Fault;

interface Program {
  readonly name: string;
  readonly read: ProgramObject;
}

/** The program that has written an object. Undefined if none of them has. */
export function programOf(root: JsonNode): Program | undefined {
  if (isIpuz(root)) return { name: 'ipuz', read: readIpuz };
  if (hasRowsOfObjects(memberOf(root, 'grid'))) return { name: 'f-puzzles', read: readFPuzzle };
  if (isGnomeSudoku(root)) return { name: 'GNOME Sudoku', read: readGnomeSudoku };
  return hasRowsOfObjects(memberOf(root, 'cells') ?? memberOf(root, 'ce'))
    ? { name: 'SudokuPad', read: readSudokuPad }
    : undefined;
}

/** The name of the program whose object a JSON text is. Undefined if it is another text. */
export function programOfJson(text: string): string | undefined {
  const root = parseJson(text);
  return isFault(root) ? undefined : programOf(root)?.name;
}

function hasRowsOfObjects(node: JsonNode | undefined): boolean {
  const row = node?.kind === 'array' ? node.items[0] : undefined;
  return row?.kind === 'array' && row.items[0]?.kind === 'object';
}
