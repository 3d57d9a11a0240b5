import type { Geometry } from '../../grid/geometry.ts';
import type { Fault } from '../parts/fault.ts';
import { memberOf } from '../parts/json-node.ts';
import type { JsonNode } from '../parts/json-text.ts';
import type { RecordContent } from '../parts/line-records.ts';
import { readFPuzzle } from './f-puzzles-object.ts';
import { isGnomeSudoku, readGnomeSudoku } from './gnome-sudoku-object.ts';
import { isIpuz, readIpuz } from './ipuz-object.ts';
import { readSudokuPad } from './sudokupad-object.ts';

/** Reads the JSON object of a program. The index of a fault is a position in the text. */
export type ProgramObject = (root: JsonNode, wanted: Geometry | undefined) => RecordContent | Fault;

/** How to read an object if a program has written it. Undefined if none of them has. */
export function programOf(root: JsonNode): ProgramObject | undefined {
  if (isIpuz(root)) return readIpuz;
  if (hasRowsOfObjects(memberOf(root, 'grid'))) return readFPuzzle;
  if (isGnomeSudoku(root)) return readGnomeSudoku;
  return hasRowsOfObjects(memberOf(root, 'cells') ?? memberOf(root, 'ce'))
    ? readSudokuPad
    : undefined;
}

function hasRowsOfObjects(node: JsonNode | undefined): boolean {
  const row = node?.kind === 'array' ? node.items[0] : undefined;
  return row?.kind === 'array' && row.items[0]?.kind === 'object';
}
