import type { Grid } from '@nonet/engine/grid';
import { judgeCells } from '../grid-answer.ts';
import { MEBIBYTE, type Problem } from '../problem.ts';
import { linesOf, readRows, withFormat } from '../read-rows.ts';
import type { Reason } from '../reason.ts';

/** LeetCode 37: the board as JSON on one line. */
export const leetcode37: Problem = {
  id: 'leetcode37',
  name: 'LeetCode 37',
  time: 2_000,
  memory: 256 * MEBIBYTE,
  solutions: 'one',
  isBatch: false,
  input: ([{ givens }]) => boardOf(givens),
  expected: ([{ solution }]) => boardOf(solution),
  check: (output, [puzzle]) => {
    const read = readRows(output, 'packed');
    if ('verdict' in read) return read;
    return withFormat(judgeCells(puzzle, read.digits, 'any'), formatOf(output));
  },
};

function boardOf({ digits }: Grid): string {
  const rows = digits.join('').replaceAll('0', '.').match(/.{9}/g) ?? [];
  return `${JSON.stringify(rows.map((row) => row.split('')))}\n`;
}

/** What is wrong with the form of a board. Spaces between its parts are allowed, as in JSON. */
function formatOf(output: string): Reason | undefined {
  const isCell = (cell: unknown): boolean => typeof cell === 'string' && /^\d$/.test(cell);
  const isRow = (row: unknown): boolean =>
    Array.isArray(row) && row.length === 9 && row.every(isCell);
  try {
    const board: unknown = JSON.parse(output);
    if (Array.isArray(board) && board.length === 9 && board.every(isRow)) {
      const lines = linesOf(output).length;
      return lines === 1 ? undefined : { id: 'not-json' };
    }
  } catch {}
  return { id: 'not-json' };
}
