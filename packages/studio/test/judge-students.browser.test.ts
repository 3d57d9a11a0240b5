import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { CLASSIC, gridOf } from '@nonet/engine/grid';
import { ownCases } from '@nonet/judge/cases/ladder';
import { runCases } from '@nonet/judge/judging/run-cases';
import { problemById } from '@nonet/judge/problems/all';
import type { Solved } from '@nonet/judge/problems/grid-answer';
import type { Problem } from '@nonet/judge/problems/problem';
import {
  type Limits,
  type ProgramRun,
  type RunInput,
  type Runner,
  type WatchedRun,
  watchTime,
} from '@nonet/judge/run/runner';
import { expect, it } from 'vitest';
import { describeWith } from '../../../test/describe-with.ts';
import { buildProgram } from '../../cli/dist/contained/build.js';
import { ProcessRunner } from '../../cli/dist/judge/process-runner.js';
import { program } from '../../cli/test/program-on-path.ts';
import { STUDENTS, type Student, studentsOf } from '../../cli/test/students.ts';
import type { ProgramRequest } from '../src/programs/program.ts';
import { type ProblemProgram, requestOf } from '../src/rooms/code/judge/runnable.ts';
import { describePrograms, type ProgramsPage } from './programs-page.ts';

/** Every eightieth program is run. STUDENTS=1 runs all of them. */
const EVERY = Number(process.env.STUDENTS ?? 80);

/** The programs that a page judges otherwise, and why. */
const OTHERWISE: Readonly<Record<string, string>> = {
  'numpy-rows.py': 'needs a package',
  'uses-module.py': 'needs a file beside it',
  'euc-kr.py': 'is not in UTF-8, and a page has texts',
  'waits-for-input.py': 'sleeps, which a page does not tell from working',
  'memory-all-boards.py': 'is stopped by the limit of memory, at another moment',
};

/** Runs a program in the page. */
class PageOfPrograms implements Runner {
  readonly isOnClock = true;
  private readonly page: ProgramsPage;
  private readonly program: ProblemProgram;
  hasCompiled = true;

  constructor(page: ProgramsPage, program: ProblemProgram) {
    this.page = page;
    this.program = program;
  }

  async run(input: RunInput, limits: Limits): Promise<ProgramRun> {
    return (await this.ended(input, limits)).run;
  }

  async watch(
    { givens }: Solved,
    input: RunInput,
    limits: Limits,
    time: number,
  ): Promise<WatchedRun | undefined> {
    const most = { ...limits, time: watchTime(time) };
    const watch = { events: 200_000, puzzles: [givens] };
    const { recorded, run } = await this.ended(input, most, watch);
    return recorded?.hasStarted ? { run, recorded } : undefined;
  }

  pause(): Promise<void> {
    return Promise.resolve();
  }

  now(): number {
    return performance.now();
  }

  private async ended(input: RunInput, limits: Limits, watch?: ProgramRequest['watch']) {
    const request = requestOf(this.program, input, { limits, ...(watch && { watch }) });
    if ('found' in request) throw new Error('expected a function');
    const outcome = await this.page.run(request);
    this.hasCompiled &&= !outcome.isCompileError;
    return outcome;
  }
}

/** What is said of each case, without times. */
async function judged(problem: Problem, student: Student, runner: Runner): Promise<unknown> {
  const file = problem.solutions === 'one' ? 'proper.txt' : 'cases.txt';
  const puzzles = readFileSync(join(STUDENTS, file), 'utf8').trimEnd().split('\n');
  const grids = puzzles.map((line) =>
    gridOf(
      CLASSIC,
      Array.from(line, (symbol) => Number(symbol) || 0),
    ),
  );
  const { entries } = await runCases({
    problem,
    runner,
    cases: ownCases(problem, grids),
    // A long limit, because other processes may slow down the machine.
    limits: { time: student.result === 'TLE' ? 1_500 : 60_000, memory: problem.memory },
    linkTo: () => undefined,
    onRunning: () => {},
    onEntry: async () => {},
  });
  return entries.map(({ more, ran: { finding, result } }) => {
    const { cause, facts } = more ?? {};
    const { cell, mistake, reason } = finding ?? {};
    return {
      result,
      reason: reason?.id,
      mistake,
      cell,
      facts,
      cause: cause && { ...cause, time: 0 },
    };
  });
}

async function byCommand(problem: Problem, student: Student): Promise<unknown> {
  const folder = mkdtempSync(join(tmpdir(), 'nonet-judged-'));
  try {
    const { driver } = problem;
    const built = await buildProgram(join(STUDENTS, student.file), { folder, driver });
    return built.ok ? await judged(problem, student, new ProcessRunner(built, folder)) : built.kind;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function inPage(problem: Problem, student: Student, page: ProgramsPage): Promise<unknown> {
  const { file, problem: id } = student;
  // As a page reads a file: without a byte order mark.
  const text = new TextDecoder().decode(readFileSync(join(STUDENTS, file)));
  const language = dirname(file) as 'python' | 'javascript';
  const runner = new PageOfPrograms(page, { name: basename(file), language, text, problem: id });
  const said = await judged(problem, student, runner);
  return runner.hasCompiled ? said : 'compile-error';
}

describeWith(program('python3'), 'the programs of students', () => {
  const all = ['python', 'javascript'].flatMap(studentsOf);

  describePrograms('judged in the page', (page) => {
    const same = all.filter(({ file }) => !(basename(file) in OTHERWISE));
    it.each(same.filter((_, index) => index % EVERY === 0))(
      '$file: $result $mistake',
      async (student) => {
        const problem = problemById(student.problem);
        expect(await inPage(problem, student, page)).toEqual(await byCommand(problem, student));
      },
    );
  });

  it('are judged otherwise only for the reasons that are named', () => {
    const names = all.map(({ file }) => basename(file));
    expect(Object.keys(OTHERWISE).filter((name) => !names.includes(name))).toEqual([]);
  });
});
