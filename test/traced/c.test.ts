import { readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sized } from '../size.ts';
import { C, OTHERS } from './languages.ts';
import { describePages, describeSolver } from './suite.ts';
import { readTrace } from './trace-text.ts';

/** A row-by-row search places 69,175,316 digits. */
const LONG = ['..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9'];

const TWO_PUZZLES = `#include "nonet_trace.h"
int main(void) {
  char board[9][10] = {"12.......", "0003.....", ".........", ".........", ".........",
                       ".........", ".........", ".........", "........9"};
  trace_puzzle(board);
  trace_place(0, 2, '7');
  trace_puzzle(board);
  trace_place(0, 2, '8');
}
`;

describePages([C, ...OTHERS]);
describeSolver(C, (folder) => {
  it.each(LONG.slice(0, sized(0, 1)))('records the first million events of %s', (puzzle) => {
    const { output, trace } = folder.trace(C.run, puzzle);
    expect(output).toMatch(/^987654321/);
    expect(trace).toMatchObject({ isCut: true, solutions: [] });
    expect(trace.placements + trace.backs).toBe(1_000_000);
  });

  it('reads a board of characters, and ends at the second puzzle', () => {
    writeFileSync(folder.file('two.c'), TWO_PUZZLES);
    folder.run('gcc -o two two.c');
    folder.run('./two', '', { NONET_TRACE: 'two.trace' });
    const trace = readTrace(readFileSync(folder.file('two.trace'), 'utf8'));
    const puzzle = `${'12.......0003'.replaceAll('0', '.')}${'.'.repeat(67)}9`;
    expect(trace).toMatchObject({ puzzle, placements: 1, backs: 0, text: TWO_PUZZLES });
  });
});
