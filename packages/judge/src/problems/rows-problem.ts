import type { Grid } from '@nonet/engine/grid';
import { type Accepts, judgeCells, type Solved } from './grid-answer.ts';
import { MEBIBYTE, type Problem } from './problem.ts';
import { type RowForm, readRows, withFormat } from './read-rows.ts';

/** A problem with one puzzle as nine rows, and its solution in the same form. */
export function rowsProblem(
  named: Pick<Problem, 'id' | 'name' | 'time'>,
  form: RowForm,
  solutions: Accepts,
): Problem {
  const write = ({ digits }: Grid): string => {
    const rows = digits.join('').match(/.{9}/g) ?? [];
    return `${rows.map((row) => (form === 'spaced' ? row.split('').join(' ') : row)).join('\n')}\n`;
  };
  return {
    ...named,
    memory: 256 * MEBIBYTE,
    solutions,
    isBatch: false,
    input: ([{ givens }]: readonly Solved[]) => write(givens),
    expected: ([{ solution }]: readonly Solved[]) => write(solution),
    check: (output, [puzzle]) => {
      const read = readRows(output, form);
      if ('result' in read) return read;
      return withFormat(judgeCells(puzzle, read.digits, solutions), read.format);
    },
  };
}
