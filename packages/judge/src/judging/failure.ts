import type { TestCase } from '../cases/test-case.ts';
import { causeOf, factsOf } from '../causes/causes.ts';
import { type Ending, searchLogOf } from '../causes/search-log.ts';
import type { Solved } from '../problems/grid-answer.ts';
import { type Explanation, puzzleOf } from '../report/reporter.ts';
import type { Alone } from '../run/alone.ts';
import { type CaseRun, inputOf, type JudgedProgram, runCase } from '../run/run-case.ts';
import { causeOfRun, expectsOtherInput } from '../run/run-cause.ts';
import type { ProgramRun } from '../run/runner.ts';
import { strategyNeeds } from '../run/strategy-needs.ts';

interface Failure {
  /** Whether this is the first case. */
  readonly isFirst: boolean;
  readonly ran: CaseRun;
  readonly tested: TestCase;
  readonly puzzles: readonly Solved[];
}

/** Finds out why a program failed a case. Returns undefined if it did not fail. */
export async function explanationOf(
  failure: Failure,
  program: JudgedProgram,
): Promise<Explanation | undefined> {
  const { tested, puzzles, ran } = failure;
  const { finding } = ran;
  if (!finding) return undefined;
  const { linkTo, runner } = program;
  const isSum = finding.reason.id === 'number' && !finding.mistake;
  const alone = isSum ? await aloneOf(puzzles, program) : undefined;
  const puzzle = alone?.first ? puzzles[alone.first.puzzle] : puzzleOf({ puzzles, ran });
  if (!puzzle) return { finding, puzzle, alone, needs: undefined, link: undefined };
  const isSlow = finding.reason.id === 'too-slow' && puzzles.length === 1;
  const known = (tested.order ?? 'rows') === 'rows' ? tested.placements : undefined;
  const needs = isSlow ? await strategyNeeds(puzzle.givens, runner, known) : undefined;
  const link = linkTo(puzzle.givens, finding.cell);
  const causes = await causesOf(failure, puzzle, program);
  return { finding, puzzle, alone, needs, link, ...causes };
}

/** Probing is stopped after this many milliseconds. */
const PROBING = 20_000;
/** Probing is stopped if so many first grids give no right answer. */
const HOPELESS = 5;

/**
 * Gives the program one puzzle of a case at a time. Returns undefined if the program cannot solve a
 * single puzzle, or if the time is over before an answer is wrong.
 */
async function aloneOf(
  puzzles: readonly Solved[],
  program: JudgedProgram,
): Promise<Alone | undefined> {
  const started = program.runner.now();
  let first: Alone['first'];
  let right = 0;
  let wrong = 0;
  for (const [index, puzzle] of puzzles.entries()) {
    const { finding, result } = await runCase([puzzle], program);
    if (result === 'AC') right++;
    else if (finding?.reason.id === 'number') {
      const { expected, found } = finding.reason;
      first ??= { puzzle: index, found, expected };
      wrong++;
    } else return undefined;
    if (program.runner.now() - started > PROBING || (right === 0 && index + 1 === HOPELESS)) break;
  }
  const of = right + wrong;
  return first || of === puzzles.length ? { first, wrong, of } : undefined;
}

type Searched = Pick<Explanation, 'watched' | 'isUnseen' | 'cause' | 'facts'>;

/** What the program's search shows, or its run if the search shows nothing. */
async function causesOf(
  failure: Failure,
  puzzle: Solved,
  program: JudgedProgram,
): Promise<Searched> {
  const { isFirst, ran } = failure;
  const { finding, result, run } = ran;
  const isRight = finding?.reason.id === 'exit-status' && finding.reason.isRight;
  const isSearch = run.killed === undefined || result === 'TLE';
  if (result === 'PE' || isRight || !isSearch) return {};
  const searched = await searchedOf(failure, puzzle, program);
  if (searched.cause) return searched;
  // A program that solves the first case can read its input.
  const other = isFirst ? await expectsOtherInput(ran, puzzle, program) : undefined;
  if (other) return { watched: searched.watched, cause: other };
  return { ...searched, cause: causeOfRun(ran, puzzle, program.limits.time) };
}

/** Watches the program on the puzzle, and reads its search. */
async function searchedOf(
  { puzzles, ran, tested }: Failure,
  puzzle: Solved,
  program: JudgedProgram,
): Promise<Searched> {
  const { limits, problem, runner } = program;
  const { run, result } = ran;
  const watched = await runner.watch(puzzle, inputOf(problem, [puzzle]), limits, run.time);
  if (!watched) return { isUnseen: result !== 'RE' && !tested.isStress };
  if (puzzles.length === 1 && !isAlike(run, watched.run)) return { watched };
  const log = searchLogOf(watched.recorded, {
    ...puzzle,
    output: watched.run.output,
    ending: endingOf(watched.run),
    time: watched.run.killed === 'wall' ? watched.run.wall : watched.run.time,
  });
  if (!log) return { watched };
  const cause = causeOf(log);
  return { watched, cause, facts: cause ? undefined : factsOf(log) };
}

/** Whether the program did the same without and with the tracer. */
function isAlike(plain: ProgramRun, traced: ProgramRun): boolean {
  if (plain.killed) return traced.killed !== undefined;
  return !traced.killed && plain.output === traced.output && plain.status === traced.status;
}

function endingOf({ killed, status }: ProgramRun): Ending {
  if (killed) return 'limit';
  return status === 0 ? 'exit' : 'crash';
}
