import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { countsOf, eventOf } from '@nonet/tracer/recorded';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeWith } from '../../../test/describe-with.ts';
import * as puzzles from '../../engine/test/puzzles.ts';
import { onPath } from '../dist/contained/on-path.js';
import { compiled, type JvmProgram, tracedRun } from './jvm-program.ts';
import { startNonet } from './nonet.ts';
import { program } from './program-on-path.ts';
import { ESCARGOT, linesOf, nineLines, PROGRAMS, SAMPLE, SOLUTION, watched } from './watched.ts';

/** Puzzle → placements and digits taken out again, as in golden-counts.test.ts of the engine. */
const COUNTS: readonly [puzzle: string, placed: number, removed: number][] = [
  [ESCARGOT, 8_969, 8_911],
  [puzzles.BAEKJOON_2580, 14, 0],
  [puzzles.WIKIPEDIA, 4_208, 4_157],
  ['.'.repeat(81), 391, 310],
];

const MASKS = join(PROGRAMS, 'java/masks.java');
/** Returns the number of the line of this program that has the text. */
const lineOf = (text: string): number =>
  readFileSync(MASKS, 'utf8')
    .split('\n')
    .findIndex((line) => line.includes(text)) + 1;

describeWith(program('javac'), 'a Java program', () => {
  it('under nonet watch has exactly the known counts', () => {
    const { counts, events, stderr, stdout, trace } = watched(
      ['java/masks.java'],
      nineLines(SAMPLE),
    );
    expect(counts).toEqual({ '+': 187, '-': 136, '!': 1 });
    expect(stderr).toMatch(/^watched board, an array of 9 rows: [^\n]*\n$/);
    expect(stdout).toBe(nineLines(SOLUTION));
    const source = trace.filter((line) => line.startsWith('|'));
    expect(source[lineOf('board[p.y][p.x] = digit;') - 1]).toContain('board[p.y][p.x] = digit;');
    expect(linesOf(events, '+')).toEqual({ [lineOf('board[p.y][p.x] = digit;')]: 187 });
    expect(linesOf(events, '-')).toEqual({ [lineOf('board[p.y][p.x] = 0;')]: 136 });
  });

  describe('that is compiled once', () => {
    let built: JvmProgram;
    beforeAll(() => {
      built = compiled([MASKS]);
    });
    afterAll(() => built.remove());

    it.each(COUNTS)('has exactly the known counts on %s', (puzzle, placed, removed) => {
      const digits = puzzle.replaceAll('.', '0');
      const settings = { puzzles: [digits] };
      const { recorded, status } = tracedRun(built, ['Main'], nineLines(digits), settings);
      expect(status).toBe(0);
      expect(countsOf(recorded.events)).toEqual([placed, removed, 1]);
      const lines = { '+': new Set(), '-': new Set(), '!': new Set() };
      for (const event of recorded.events) lines[eventOf(event).kind].add(eventOf(event).line);
      expect([...lines['+']]).toEqual([lineOf('board[p.y][p.x] = digit;')]);
      expect([...lines['-']]).toEqual(removed > 0 ? [lineOf('board[p.y][p.x] = 0;')] : []);
    });
  });

  // It takes about a minute.
  if (process.env.STUDENTS === '1')
    it('is followed through 138 million events', () => {
      const built = compiled([MASKS]);
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

  it('shows the messages of the compiler', () => {
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
