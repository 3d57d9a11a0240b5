import { CLASSIC, conflicts, type Grid } from '@nonet/engine/grid';
import type { Reason } from '../causes/reason.ts';
import { solveSudokuDriver } from '../driver/solve-sudoku.ts';
import { judgeCells } from './grid-answer.ts';
import { type CheckedOutput, wrong } from './judge-result.ts';
import { MEBIBYTE, type Problem } from './problem.ts';
import { linesOf, type ReadRows, readRows, withFormat } from './read-rows.ts';

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
    if (board) {
      const answer = withTypes(judgeCells(puzzle, board.digits, 'any'), board);
      return withFormat(answer, board.format);
    }
    const read = readRows(output, 'packed');
    if ('result' in read) return read;
    return withFormat(judgeCells(puzzle, read.digits, 'any'), { id: 'not-json' });
  },
};

function boardOf({ digits }: Grid): string {
  const rows = digits.join('').replaceAll('0', '.').match(/.{9}/g) ?? [];
  return `${JSON.stringify(rows.map((row) => row.split('')))}\n`;
}

interface Board extends ReadRows {
  readonly cells: readonly Cell[];
}

/** Reads a board in JSON. Spaces between its parts are allowed. Returns undefined if it is none. */
function readBoard(output: string): Board | undefined {
  const cells = cellsOf(output);
  if (!cells) return undefined;
  const digits = Uint8Array.from(cells, digitOf);
  const cell = cells.findIndex((value, at) => digits[at] > 0 && !isCharacter(value));
  const isOneLine = linesOf(output).length === 1;
  return {
    cells,
    digits,
    format: formatOf(cells, cell) ?? (isOneLine ? undefined : { id: 'not-json' }),
  };
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

const isCharacter = (cell: Cell): boolean => typeof cell === 'string' && cell >= ' ';

/**
 * Recognizes programs that compare a number with a character. To such a program, the number 4 and
 * the character '4' are different, so it puts one beside the other.
 */
function withTypes(answer: CheckedOutput, { cells, digits }: Board): CheckedOutput {
  if (answer.result !== 'WA') return answer;
  const { finding } = answer;
  const { mistake, reason } = finding;
  if (mistake?.id === 'echoed') return wrong({ ...finding, mistake: { ...mistake, blank: '.' } });
  const isMixed = conflicts({ geometry: CLASSIC, digits }).every(
    (conflict) => conflict.cells.filter((cell) => isCharacter(cells[cell])).length < 2,
  );
  if (reason.id !== 'digit-twice' || !isMixed) return answer;
  const cell = reason.cells.find((each) => !isCharacter(cells[each]))!;
  const isNumber = typeof cells[cell] === 'number';
  const mixed = { id: 'mixed-types', cell, digit: digits[cell], isNumber } as const;
  return wrong({ ...finding, mistake: mixed });
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
