import { deadline } from '@nonet/engine/work';
import type { Purpose, TestCase } from '../cases/test-case.ts';
import { solvedLine } from '../problems/grid-answer.ts';
import { type CaseRun, type JudgedProgram, runCase } from '../run/run-case.ts';
import { strategyNeeds } from '../run/strategy-needs.ts';
import { attack, type Cost } from './attack.ts';
import type { Attacked } from './attacked.ts';

/** The cases that are easy for every program. */
const EASY: readonly Purpose[] = ['easy', 'top-rows', 'bottom-rows', 'many-blanks', 'own'];

/** The resolution of the CPU time in milliseconds. */
const LEAST_TIME = 1;

interface MeasuredCase {
  readonly tested: TestCase;
  readonly ran: CaseRun;
}

interface AttackedProgram extends JudgedProgram {
  /** The cases that were tested. The attack starts from their times. */
  readonly entries: readonly MeasuredCase[];
  readonly seed: string;
  readonly seconds: number;
  readonly onFound: (milliseconds: Cost) => void;
}

/**
 * Searches for the puzzle that takes a program longest. Returns undefined if the time of an easy
 * puzzle is unknown, because no easy case was accepted.
 */
export async function attackProgram(attacked: AttackedProgram): Promise<Attacked | undefined> {
  const { entries, limits, linkTo, problem, runner, seconds, seed } = attacked;
  const accepted = entries.filter(({ ran }) => ran.result === 'AC');
  const timeOf = ({ ran }: MeasuredCase): number => Math.max(LEAST_TIME, ran.run.time);
  const easy = accepted.filter(({ tested }) => EASY.includes(tested.purpose)).map(timeOf);
  if (problem.isBatch || easy.length === 0) return undefined;
  const cost = async (puzzle: string): Promise<Cost> => {
    const { run, result } = await runCase([solvedLine(puzzle)], attacked);
    return result === 'TLE' ? 'limit' : Math.max(LEAST_TIME, run.time);
  };
  const report = await attack({
    cost,
    start: accepted.map((entry) => ({ puzzle: entry.tested.puzzles[0], cost: timeOf(entry) })),
    easy,
    seed,
    signal: deadline(1_000 * seconds, () => runner.now()),
    pause: () => runner.pause(),
    onFound: (found) => attacked.onFound(found.cost),
  });
  const { givens } = solvedLine(report.puzzle);
  const needs = await strategyNeeds(givens, runner);
  return { seconds, report, limit: limits.time, needs, link: linkTo(givens) };
}
