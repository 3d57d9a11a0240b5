import { readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { LANGUAGES } from './languages.ts';
import { describeSolver } from './suite.ts';
import { readTrace } from './trace-text.ts';

/** A row-by-row search places 69,175,316 digits. */
const LONG = '..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9';

/** A program that traces two puzzles, in Rust. Its boards have characters. */
const TWO_PUZZLES = `mod nonet_trace;
use nonet_trace::*;
fn main() {
    let board = [*b"12.......", *b"0003.....", *b".........", *b".........", *b".........",
                 *b".........", *b".........", *b".........", *b"........9"];
    trace_puzzle(&board);
    trace_place(0, 2, b'7');
    trace_puzzle(&board);
    trace_place(0, 2, b'8');
}
`;

for (const language of LANGUAGES) {
  describeSolver(language, (folder) => {
    if (language.name !== 'Rust') return;

    it('records the first million events of a long search', () => {
      const { output, trace } = folder.trace(language.run, LONG);
      expect(output).toMatch(/^987654321/);
      expect(trace).toMatchObject({ isCut: true, solutions: [] });
      expect(trace.placements + trace.backs).toBe(1_000_000);
    });

    it('reads a board of characters, and ends at the second puzzle', () => {
      writeFileSync(folder.file('two.rs'), TWO_PUZZLES);
      folder.run('rustc -O --edition 2021 two.rs');
      folder.run('./two', '', { NONET_TRACE: 'two.trace' });
      const trace = readTrace(readFileSync(folder.file('two.trace'), 'utf8'));
      const puzzle = `${'12.......0003'.replaceAll('0', '.')}${'.'.repeat(67)}9`;
      expect(trace).toMatchObject({ puzzle, placements: 1, backs: 0, text: TWO_PUZZLES });
    });
  });
}
