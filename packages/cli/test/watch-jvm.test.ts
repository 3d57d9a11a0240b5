import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countsOf } from '@nonet/tracer/recorded';
import { expect, it } from 'vitest';
import { describeWith } from '../../../test/describe-with.ts';
import { isFull, onlyFull, sized } from '../../../test/size.ts';
import * as puzzles from '../../engine/test/puzzles.ts';
import { onPath } from '../dist/contained/on-path.js';
import { compiled, tracedRun } from './jvm-program.ts';
import { startNonet } from './nonet.ts';
import { program } from './program-on-path.ts';
import { ESCARGOT, linesOf, nineLines, PROGRAMS, SAMPLE, SOLUTION, watched } from './watched.ts';

/** Puzzle → placements and digits taken out again, as in golden-counts.test.ts of the engine. */
const COUNTS: readonly [puzzle: string, placed: number, removed: number][] = [
  [SAMPLE, 187, 136],
  [ESCARGOT, 8_969, 8_911],
  [puzzles.BAEKJOON_2580, 14, 0],
  [puzzles.EULER_GRID_01, 200, 151],
  [puzzles.WIKIPEDIA, 4_208, 4_157],
  [puzzles.INKALA_2012, 49_558, 49_498],
  ['.'.repeat(81), 391, 310],
];

describeWith(program('javac'), 'a Java program', () => {
  it.each(COUNTS.slice(0, sized(1, COUNTS.length)))(
    'on %s has exactly the known counts',
    (puzzle, placed, removed) => {
      const { counts, events, stderr, stdout, trace } = watched(
        ['java/masks.java'],
        nineLines(puzzle.replaceAll('.', '0')),
      );
      expect(counts).toEqual({ '+': placed, '-': removed, '!': 1 });
      expect(stderr).toMatch(/^watched board, an array of 9 rows: [^\n]*\n$/);
      if (puzzle === SAMPLE) expect(stdout).toBe(nineLines(SOLUTION));
      const line = (text: string): string => {
        const source = trace.filter((each) => each.startsWith('|'));
        return String(source.findIndex((each) => each.includes(text)) + 1);
      };
      expect(linesOf(events, '+')).toEqual({ [line('board[p.y][p.x] = digit;')]: placed });
      if (removed > 0) {
        expect(linesOf(events, '-')).toEqual({ [line('board[p.y][p.x] = 0;')]: removed });
      }
    },
  );

  // It takes about a minute.
  if (isFull && process.env.STUDENTS === '1')
    it('is followed through 138 million events', () => {
      const built = compiled([join(PROGRAMS, 'java/masks.java')]);
      try {
        const digits = puzzles.ANTI_BRUTE_FORCE.replaceAll('.', '0');
        const settings = { puzzles: [digits], events: 140_000_000 };
        const { recorded } = tracedRun(built, ['Main'], nineLines(digits), settings);
        expect(recorded.isCut).toBe(false);
        expect(countsOf(recorded.events)).toEqual([69_175_316, 69_175_252, 1]);
      } finally {
        built.remove();
      }
    });

  onlyFull(it)('shows the messages of the compiler', () => {
    const folder = mkdtempSync(join(tmpdir(), 'nonet-broken-'));
    try {
      writeFileSync(join(folder, 'Broken.java'), 'class Main {\n  int x = "a";\n}\n');
      const { status, stderr } = startNonet(['watch', 'Broken.java'], '', folder);
      expect(status).toBe(2);
      expect(stderr).toMatch(/^Broken\.java:2: error: [^\n]*\n {2}int x = "a";\n/);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

if (isFull)
  describeWith(program('kotlinc'), 'a Kotlin program', () => {
    it('has exactly the known counts', () => {
      const { counts, stderr, stdout } = watched(['kotlin/rows.kt'], nineLines(SAMPLE));
      expect(counts).toEqual({ '+': 187, '-': 136, '!': 1 });
      expect(stdout).toBe(nineLines(SOLUTION));
      expect(stderr).toMatch(/^watched cells, an array of 9 rows: /);
    });

    it('needs a compiler for Java, and says so', () => {
      const folder = mkdtempSync(join(tmpdir(), 'nonet-no-javac-'));
      try {
        for (const name of ['kotlinc', 'java']) symlinkSync(onPath(name)!, join(folder, name));
        writeFileSync(join(folder, 'a.kt'), 'fun main() {}\n');
        const { status, stderr } = startNonet(['watch', 'a.kt'], '', folder, { PATH: folder });
        expect(status).toBe(2);
        expect(stderr).toBe(
          'expected javac for a.kt (Kotlin), found none in PATH. Debian: apt install default-jdk-headless. Homebrew: brew install openjdk.\n',
        );
      } finally {
        rmSync(folder, { recursive: true });
      }
    });
  });
