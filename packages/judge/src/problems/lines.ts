import type { Grid } from '@nonet/engine/grid';
import { type Accepts, judgeCells } from './grid-answer.ts';
import { ACCEPTED, wrong } from './judge-result.ts';
import { MEBIBYTE, type Problem } from './problem.ts';
import { linesOf } from './read-rows.ts';

const CELLS = 81;

/** One process solves any number of puzzles, one on each line. */
export function linesProblem(solutions: Accepts): Problem {
  const write = (grids: readonly Grid[]): string =>
    grids.map(({ digits }) => `${digits.join('').replaceAll('0', '.')}\n`).join('');
  return {
    id: 'lines',
    name: 'one puzzle per line',
    time: 10_000,
    memory: 1_024 * MEBIBYTE,
    solutions,
    isBatch: true,
    input: (puzzles) => write(puzzles.map(({ givens }) => givens)),
    expected: (puzzles) => write(puzzles.map(({ solution }) => solution)),
    check: (output, puzzles) => {
      const lines = linesOf(output);
      for (const [index, puzzle] of puzzles.entries()) {
        const line = lines[index];
        if (line === undefined) break;
        if (!/^[\d.]*$/.test(line)) {
          return wrong({ reason: { id: 'no-grid', line: index + 1, text: line }, puzzle: index });
        }
        if (line.length !== CELLS) {
          const lengths = { found: line.length, expected: CELLS };
          return wrong({
            reason: { id: 'line-length', line: index + 1, ...lengths },
            puzzle: index,
          });
        }
        const digits = Uint8Array.from(line, (symbol) => Number(symbol) || 0);
        const answer = judgeCells(puzzle, digits, solutions);
        if (answer.result !== 'AC')
          return { ...answer, finding: { ...answer.finding, puzzle: index } };
      }
      if (lines.length === puzzles.length) return ACCEPTED;
      return wrong({ reason: { id: 'lines', found: lines.length, expected: puzzles.length } });
    },
  };
}
