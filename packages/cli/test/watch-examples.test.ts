import { extname } from 'node:path';
import { record } from '@nonet/engine';
import { describe, expect, it } from 'vitest';
import { describeWith } from '../../../test/describe-with.ts';
import { isFull } from '../../../test/size.ts';
import { withKeptTracer } from './kept-tracer.ts';
import { program } from './program-on-path.ts';
import { ESCARGOT, nineLines, SAMPLE, SOLUTION, watched } from './watched.ts';

/** Strategy → the programs in examples/backtracking that search as it does. */
const TWINS: Readonly<Record<string, readonly string[]>> = {
  scan: ['scan.py', 'scan.js', 'scan.cpp', 'Scan.java'],
  'used-arrays': ['arrays.cpp', 'arrays.py', 'arrays.js', 'Arrays.java'],
  bitmask: ['bits.py', 'bits.js', 'bits.cpp', 'Bits.java'],
  'bitmask-mrv': ['fewest.py', 'fewest.js', 'fewest.cpp', 'Fewest.java'],
};
const TOOLS: Readonly<Record<string, string>> = {
  '.py': 'python3',
  '.js': 'node',
  '.cpp': 'g++',
  '.java': 'javac',
};

const env = withKeptTracer();

const PUZZLES = [isFull ? ESCARGOT : SAMPLE];
/** The quick tests watch one Python program, the long ones all but three Java programs. */
const chosen = Object.entries(TWINS)
  .flatMap(([strategy, files]) => files.map((file) => [file, strategy] as const))
  .filter(([file]) => (isFull ? !/^(Scan|Bits|Fewest)\.java$/.test(file) : file === 'arrays.py'));

describe.each(chosen)('examples/backtracking/%s', (file, strategy) => {
  describeWith(program(TOOLS[extname(file)]!), 'is watched', () => {
    it.each(PUZZLES)(`and has the counts of ${strategy} on %s`, (puzzle) => {
      const answer = record(puzzle, { strategy, limit: 1 });
      if (!answer.ok) throw new Error('no puzzle');
      const { placements, backs } = answer.recording.counters;
      const path = `../../../../examples/backtracking/${file}`;
      const { counts, stdout } = watched([path], nineLines(puzzle), [], undefined, env);
      expect(counts).toEqual({ '+': placements, '-': backs, '!': 1 });
      expect(stdout).toMatch(/^([1-9]{9}\n){9}$/);
      if (puzzle === SAMPLE) expect(stdout).toBe(nineLines(SOLUTION));
    });
  });
});
