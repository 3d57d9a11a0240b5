import type { Grid } from '@nonet/engine/grid';
import { solveSudokuDriver } from '../../program/solve-sudoku.ts';
import { judgeCells } from '../grid-answer.ts';
import { MEBIBYTE, type Problem } from '../problem.ts';
import { linesOf, type ReadRows, readRows, withFormat } from '../read-rows.ts';
import type { Reason } from '../reason.ts';

/** LeetCode 37: the board as JSON on one line, or a function that gets the board. */
export const leetcode37: Problem = {
  id: 'leetcode37',
  name: 'LeetCode 37',
  time: 2_000,
  memory: 256 * MEBIBYTE,
  solutions: 'one',
  isBatch: false,
  driver: solveSudokuDriver,
  input: ([{ givens }]) => boardOf(givens),
  expected: ([{ solution }]) => boardOf(solution),
  check: (output, [puzzle]) => {
    const board = readBoard(output);
    if (board) return withFormat(judgeCells(puzzle, board.digits, 'any'), board.format);
    const read = readRows(output, 'packed');
    if ('result' in read) return read;
    return withFormat(judgeCells(puzzle, read.digits, 'any'), { id: 'not-json' });
  },
};

function boardOf({ digits }: Grid): string {
  const rows = digits.join('').replaceAll('0', '.').match(/.{9}/g) ?? [];
  return `${JSON.stringify(rows.map((row) => row.split('')))}\n`;
}

/** Reads a board in JSON. Spaces between its parts are allowed. Returns undefined if it is none. */
function readBoard(output: string): ReadRows | undefined {
  const cells = cellsOf(output);
  if (!cells) return undefined;
  const digits = Uint8Array.from(cells, digitOf);
  const cell = cells.findIndex((value, at) => digits[at] > 0 && value !== `${digits[at]}`);
  const isOneLine = linesOf(output).length === 1;
  return { digits, format: formatOf(cells, cell) ?? (isOneLine ? undefined : { id: 'not-json' }) };
}

type Cell = string | number;

function cellsOf(output: string): readonly Cell[] | undefined {
  const isCell = (cell: unknown): cell is Cell =>
    typeof cell === 'number' || (typeof cell === 'string' && cell.length === 1);
  const isRow = (row: unknown): row is readonly Cell[] =>
    Array.isArray(row) && row.length === 9 && row.every(isCell);
  try {
    const board: unknown = JSON.parse(output);
    return Array.isArray(board) && board.length === 9 && board.every(isRow)
      ? board.flat()
      : undefined;
  } catch {
    return undefined;
  }
}

/** The digit that a cell means. 0 is a blank. */
function digitOf(cell: Cell): number {
  const number = typeof cell === 'string' && cell < ' ' ? cell.charCodeAt(0) : Number(cell);
  return Number.isInteger(number) && number > 0 && number <= 9 ? number : 0;
}

/** The cell is the first that has a digit, but not as a character. */
function formatOf(cells: readonly Cell[], cell: number): Reason | undefined {
  const value = cells[cell];
  if (value === undefined) return undefined;
  return {
    id: 'not-character',
    cell,
    digit: digitOf(value),
    isNumber: typeof value === 'number',
  };
}
