import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../../docs/examples/blocks.mjs';
import { describeWith } from '../describe-with.ts';
import type { Language } from './languages.ts';
import { readTrace, type TraceText } from './trace-text.ts';

const EXAMPLES = join(ROOT, 'examples/traced');
const TRACE = 'search.trace';

const SAMPLE = '1.3...5.9..21.94.....7.4...3..5.2..6.6.....5.7..8.3..4...4.1.....92.58..8.4...1.7';
const SAMPLE_SOLVED =
  '143628579572139468986754231391542786468917352725863914237481695619275843854396127';
const AI_ESCARGOT =
  '1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..';
const AI_ESCARGOT_SOLVED =
  '162857493534129678789643521475312986913586742628794135356478219241935867897261354';
/** AI Escargot with a wrong digit in r1c2. */
const NONE = AI_ESCARGOT.replace('1.', '14');

const readExample = (name: string): string => readFileSync(join(EXAMPLES, name), 'utf8');

/** The result of a run of a solver: its output as one line, and its trace. */
export interface TracedRun {
  readonly output: string;
  readonly trace: TraceText;
}

/** A new folder in which a solver is built and run. It is removed after the suite. */
export class SolverFolder {
  readonly path: string = mkdtempSync(join(tmpdir(), 'nonet-traced-'));

  constructor() {
    afterAll(() => rmSync(this.path, { recursive: true }));
  }

  file(name: string): string {
    return join(this.path, name);
  }

  /** Runs a command, which must not contain quotes. Returns its standard output. */
  run(command: string, input = '', env: NodeJS.ProcessEnv = {}): string {
    const { NONET_TRACE: _, NONET_TRACE_EVENTS: __, ...inherited } = process.env;
    const [program, ...args] = command.split(' ');
    const { error, status, stdout, stderr } = spawnSync(program!, args, {
      cwd: this.path,
      env: { ...inherited, ...env },
      input,
      encoding: 'utf8',
    });
    if (status === 0) return stdout;
    throw new Error(`${command}: ${error?.message ?? `status ${status}\n${stderr}`}`);
  }

  solve(command: string, puzzle: string, env?: NodeJS.ProcessEnv): string {
    const input = puzzle.replaceAll('.', '0').replace(/.{9}/g, '$&\n');
    return this.run(command, input, env).replaceAll('\n', '');
  }

  trace(command: string, puzzle: string, env?: NodeJS.ProcessEnv): TracedRun {
    const output = this.solve(command, puzzle, { ...env, NONET_TRACE: TRACE });
    const trace = readTrace(readFileSync(this.file(TRACE), 'utf8'));
    rmSync(this.file(TRACE));
    return { output, trace };
  }
}

/**
 * Defines the tests of one solver of examples/traced. `more` adds tests that need the built solver.
 */
export function describeSolver(language: Language, more?: (folder: SolverFolder) => void): void {
  const { name, programs, solver, include, build, run } = language;
  const present = spawnSync('which', programs).status === 0;

  describeWith({ name: programs.join(', '), present }, `examples/traced: ${name}`, () => {
    const folder = new SolverFolder();
    const judged = new SolverFolder();
    const program = readExample(solver);
    let sample: TracedRun;
    beforeAll(() => {
      for (const file of [solver, include]) copyFileSync(join(EXAMPLES, file), folder.file(file));
      folder.run(build);
      sample = folder.trace(run, SAMPLE);
    });

    /** Returns the numbers of the lines that contain a text. */
    function linesWith(text: RegExp): Set<number> {
      const lines = program.split('\n').map((line, i) => (text.test(line) ? i + 1 : 0));
      return new Set(lines.filter((line) => line > 0));
    }

    it('records the search of a solver that ends with exit', () => {
      const { output, trace } = sample;
      expect(output).toBe(SAMPLE_SOLVED);
      expect(trace).toMatchObject({
        puzzle: SAMPLE,
        source: solver,
        placements: 187,
        backs: 136,
        rejected: 1_486 - 187,
        solutions: [SAMPLE_SOLVED],
        isCut: false,
        text: program,
      });
    });

    it('has the lines of the calls', () => {
      expect(sample.trace.lines).toEqual({
        '+': linesWith(/trace[._]?place/i),
        '-': linesWith(/trace[._]?remove/i),
        '!': linesWith(/trace[._]?solution/i),
      });
      expect(sample.trace.lines['+'].size).toBe(1);
    });

    it('records every event of a longer search', () => {
      const { output, trace } = folder.trace(run, AI_ESCARGOT);
      expect(output).toBe(AI_ESCARGOT_SOLVED);
      expect(trace).toMatchObject({
        placements: 8_969,
        backs: 8_911,
        rejected: 80_491 - 8_969,
        solutions: [AI_ESCARGOT_SOLVED],
        text: program,
      });
    });

    it('records a search without a solution, up to the end of main', () => {
      const { output, trace } = folder.trace(run, NONE);
      expect(output).toBe('');
      expect(trace).toMatchObject({
        placements: 5_137,
        backs: 5_137,
        solutions: [],
        text: program,
      });
    });

    it('stops at NONET_TRACE_EVENTS, and the solver goes on', () => {
      const { output, trace } = folder.trace(run, AI_ESCARGOT, { NONET_TRACE_EVENTS: '1000' });
      expect(output).toBe(AI_ESCARGOT_SOLVED);
      expect(trace).toMatchObject({ isCut: true, solutions: [], text: program });
      expect(trace.placements + trace.backs).toBe(1_000);
    });

    it('writes nothing without NONET_TRACE', () => {
      const files = readdirSync(folder.path);
      expect(folder.solve(run, SAMPLE)).toBe(SAMPLE_SOLVED);
      expect(readdirSync(folder.path)).toEqual(files);
    });

    more?.(folder);

    it('can be submitted to a judge after removing the lines that contain "trace"', () => {
      const lines = program.split('\n').filter((line) => !/trace/i.test(line));
      writeFileSync(judged.file(solver), lines.join('\n'));
      judged.run(build.replace(` ${include}`, ''));
      expect(judged.solve(run, SAMPLE)).toBe(SAMPLE_SOLVED);
    });
  });
}

/** Defines tests of the pages that explain the examples. */
export function describePages(languages: readonly Language[]): void {
  describe.each(['README.md', 'README.ko.md'])('examples/traced/%s', (page) => {
    const text = readExample(page);

    it.each(languages)('has the commands for $name', ({ solver, include, build, run }) => {
      for (const file of [solver, include]) expect(text).toContain(`(${file})`);
      for (const command of [build, run]) expect(text).toContain(`\`${command}\``);
    });

    it('says how to submit the solver to a judge', () => {
      expect(text).toContain('`grep -vi trace solve.rs > submit.rs`');
    });
  });
}
