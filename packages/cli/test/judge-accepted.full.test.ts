import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ladderCases } from '@nonet/judge/cases/ladder';
import { runCases } from '@nonet/judge/judging/run-cases';
import { problemById } from '@nonet/judge/problems/all';
import { describe, expect, it } from 'vitest';
import { describeWith } from '../../../test/describe-with.ts';
import { buildProgram } from '../dist/contained/build.js';
import { ProcessRunner } from '../dist/judge/process-runner.js';
import { judged, PROGRAMS, programsIn, toolOf } from './judge-program.ts';

/** Programs that do not find the smallest solution first. */
const OTHER_ORDER = ['exact-cover.py', 'fewest-first.py'];

/** Programs that are too slow for a stress case. They are watched there for ten seconds. */
const SLOW = [
  'BitOperations.java',
  'blank-list.py',
  'by-index.py',
  'fewest-first.py',
  'generators.py',
  'iterative.c',
  'used-arrays.cpp',
  'used-arrays.py',
];

/** Seconds of CPU time. Only cases that are too hard for these programs need all of it. */
const TIME_LIMIT = 0.7;

interface Judged {
  readonly result: string;
  /** The first failure that counts. */
  readonly purpose: string | undefined;
  readonly reason: string | undefined;
}

async function byTheCommand(problem: string, path: string): Promise<Judged> {
  const lines = await judged(['--problem', problem, '--time', `${TIME_LIMIT}`, path]);
  const failed = lines.find(({ result, stress }) => result !== 'AC' && stress === false);
  const { id } = (failed?.reason ?? {}) as { id?: string };
  return {
    result: lines.at(-1)!.result,
    purpose: failed?.purpose as string | undefined,
    reason: id,
  };
}

/** Judges a program as the command does, on all cases but the stress cases. */
async function withoutStress(id: '2239' | '2580', path: string): Promise<Judged> {
  const folder = mkdtempSync(join(tmpdir(), 'nonet-accepted-'));
  try {
    const problem = problemById(id);
    const program = await buildProgram(path, { folder });
    if (!program.ok) throw new Error(JSON.stringify(program));
    const { entries } = await runCases({
      problem,
      runner: new ProcessRunner(program, folder),
      cases: ladderCases(problem, 'nonet').filter(({ isStress }) => !isStress),
      limits: { time: 1_000 * TIME_LIMIT, memory: problem.memory },
      linkTo: () => undefined,
      onRunning: () => {},
      onEntry: () => Promise.resolve(),
    });
    expect(entries.length).toBeGreaterThanOrEqual(14);
    const failed = entries.find(({ ran }) => ran.result !== 'AC');
    const { tested, ran } = failed ?? {};
    return {
      result: ran?.result ?? 'AC',
      purpose: tested?.purpose,
      reason: ran?.finding?.reason.id,
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** One program of each result is judged. STUDENTS=1 judges all of them. */
const CHOSEN = programsIn('accepted')
  .map((file, i) => [file, i] as const)
  .filter(
    ([file]) => process.env.STUDENTS === '1' || ['fewest-first.py', 'masks.rs'].includes(file),
  );

describe('twelve programs in the manner of articles about backtracking', () => {
  it('are twelve', () => {
    expect(programsIn('accepted')).toHaveLength(12);
  });

  describe.each(CHOSEN)('%s', (file, i) => {
    describeWith(toolOf(file), 'is judged', () => {
      const isWrong = OTHER_ORDER.includes(file);
      const problem = isWrong || i % 2 === 0 ? '2239' : '2580';

      it(`on ${problem}`, async () => {
        const judge = SLOW.includes(file) ? withoutStress : byTheCommand;
        expect(await judge(problem, `${PROGRAMS}accepted/${file}`)).toEqual(
          isWrong
            ? { result: 'WA', purpose: 'several', reason: 'not-smallest' }
            : { result: 'AC', purpose: undefined, reason: undefined },
        );
      });
    });
  });
});
